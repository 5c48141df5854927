import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { docsHome, planOptions } from '../../lib/content/docs-home'
import { pagesOf } from '../../lib/content/documents'
import { listedEngines } from '../../lib/content/query-engines'
import { routeFrom, searchOf, stopsOf } from '../../lib/docs-home/plan'

const options = planOptions()

test('every combination of source, place, catalog and engine leads to three pages that exist', () => {
  const known = new Set([...pagesOf('docs'), ...pagesOf('query-engine')].map(({ url }) => url))
  let routes = 0
  for (const source of options.sources) {
    for (const setup of source.setups) {
      for (const catalog of options.catalogs) {
        for (const engine of options.engines) {
          const route = routeFrom(searchOf({ source, setup, catalog, engine }), options)
          const stops = stopsOf(route)
          expect(stops).toEqual([setup, catalog, engine])
          for (const { href, title, minutes } of stops) {
            expect(known, href).toContain(href.split('?')[0])
            expect(title).not.toBe('')
            expect(minutes).toBeGreaterThan(0)
          }
          routes += 1
        }
      }
    }
  }
  expect(routes).toBeGreaterThan(1000)
})

test('the planner offers every page that prepares a source, and every query engine', () => {
  const folder = 'content/docs/connectors'
  const setups = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|[/\\])(?:setup[/\\][^/\\]+|cdc_setup)\.mdx$/.test(file))
    .map((file) => `/docs/connectors/${file.replaceAll(path.sep, '/').replace('.mdx', '/')}`)
  expect(options.sources.flatMap((source) => source.setups.map(({ href }) => href)).sort()).toEqual(setups.sort())
  expect(options.engines).toHaveLength(pagesOf('query-engine').length)
})

test('places of a source and engines have names that differ', () => {
  for (const list of [options.engines, ...options.sources.map(({ setups }) => setups)]) {
    const labels = list.map(({ label }) => label)
    expect(new Set(labels).size, labels.join(', ')).toBe(labels.length)
  }
})

test('the command of a source runs its own image', () => {
  for (const { id, command } of options.sources) expect(command.replace(/<[^>]+>/g, '')).toContain(`olakego/source-${id}:`)
})

test('the catalogs that an engine does not support are those of the compatibility matrix', () => {
  const matrix = readFileSync('content/docs/understanding/compatibility-engines.mdx', 'utf8')
  const columns = ['glue', 'hive', 'jdbc', 'rest']
  for (const { id, url, record } of listedEngines()) {
    const cells =
      matrix
        .split('\n')
        .find((line) => line.startsWith('|') && line.includes(`](${url})`))
        ?.split('|')
        .slice(2, 6) ?? []
    expect(cells, id).toHaveLength(columns.length)
    const inMatrix = columns.filter((_, index) => /^ *(?:No|\[(?:BigLake|Unity Catalog) only\].*) *$/.test(cells[index] ?? ''))
    expect(
      columns.filter((column) => record.olake.unsupported?.some((catalog) => catalog === column)),
      id,
    ).toEqual(inMatrix)
  }
})

test('lists of guides have a page for each link, without repeating one', () => {
  const addresses = docsHome().guides.flatMap(({ links }) => Object.values(links))
  expect(new Set(addresses).size).toBe(addresses.length)
})
