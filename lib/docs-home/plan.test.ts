import { expect, test } from 'vitest'
import { isReadable, minutesOf, type PlanOptions, routeFrom, routeSentence, searchOf, stopsOf } from './plan'

const stop = (id: string, minutes: number) => ({ id, label: id.toUpperCase(), title: `Page of ${id}`, href: `/docs/${id}/`, minutes })
const engine = (id: string, unsupported: string[] = []) => ({ ...stop(id, 5), catalogs: 'Glue', unsupported, advice: 'Use upsert mode.' })

const options: PlanOptions = {
  sources: [
    { id: 'postgres', label: 'Postgres', setups: [stop('rds', 3), stop('local', 2)], command: 'discover postgres' },
    { id: 'oracle', label: 'Oracle', setups: [stop('generic', 4), stop('local', 2)], command: 'discover oracle' },
  ],
  catalogs: [stop('glue', 7), stop('jdbc', 6)],
  engines: [engine('athena', ['jdbc']), engine('trino')],
}
const idsOf = (search: string) => stopsOf(routeFrom(search, options)).map(({ id }) => id)

test('an address contains the whole route, and a link to it leads to the same pages', () => {
  const address = searchOf(routeFrom('', options), { source: 'oracle', setup: 'generic', catalog: 'jdbc' })
  expect(address).toBe('?source=oracle&setup=generic&catalog=jdbc&engine=trino')
  expect(idsOf(address)).toEqual(['generic', 'jdbc', 'trino'])
})

test('an address without a choice, or with unknown values, leads to the route of the start', () => {
  expect(idsOf('')).toEqual(['rds', 'glue', 'trino'])
  expect(idsOf('?source=sybase&setup=x&catalog=&engine=%')).toEqual(['rds', 'glue', 'trino'])
})

test('a new source keeps the place if it has one like it, and otherwise begins with its first', () => {
  const withOracle = (setup: string) => idsOf(`?source=oracle&setup=${setup}`)[0]
  expect(withOracle('local')).toBe('local')
  expect(withOracle('rds')).toBe('generic')
})

test('the reading time is that of the three pages', () => {
  expect(minutesOf(routeFrom('?setup=local&catalog=jdbc&engine=trino', options))).toBe(13)
})

test('the sentence for screen readers names the pages, and says if the engine cannot read from the catalog', () => {
  const sentence = (search: string) => routeSentence(routeFrom(search, options))
  expect(sentence('')).toBe('Route with 3 pages, 15 minutes of reading: Page of rds, then Page of glue, then Page of trino.')
  expect(isReadable(routeFrom('?catalog=jdbc&engine=athena', options))).toBe(false)
  expect(sentence('?catalog=jdbc&engine=athena')).toMatch(/ ATHENA cannot read from JDBC\.$/)
})
