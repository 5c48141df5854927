// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { type EngineFeature, type EngineRecord, engineFeatures, type SupportLevel } from '@/lib/query-engines/engine'
import { click, enter, find, mount, shownTexts } from '@/tests/fixtures/mount'
import { EngineHub } from './EngineHub'

const record = (
  name: string,
  category: EngineRecord['category'],
  level: SupportLevel,
  own: Partial<Record<EngineFeature, SupportLevel>>,
) => ({
  id: name.toLowerCase(),
  url: `/${name.toLowerCase()}/`,
  record: {
    name,
    version: '1.0',
    category,
    blurb: `About ${name}.`,
    website: 'https://example.org',
    docs: 'https://docs.example.org',
    olake: { catalogs: 'REST', deletes: 'All', mode: 'upsert' },
    features: Object.fromEntries(
      engineFeatures.map((feature) => [feature, { level: own[feature] ?? level, note: `${name} ${feature}`, section: 'limits' }]),
    ) as EngineRecord['features'],
  } satisfies EngineRecord,
})

const hub = (
  <EngineHub
    engines={[
      record('Trino', 'general-purpose', 'full', { streaming: 'none' }),
      record('Flink', 'streaming', 'partial', { streaming: 'full' }),
      record('DuckDB', 'embedded', 'preview', {}),
      record('Hive', 'general-purpose', 'none', { catalogs: 'preview' }),
      record('Athena', 'cloud-native', 'none', {}),
    ]}
  />
)

const rows = (container: HTMLElement) => shownTexts(container, '[data-view="table"] tbody th a')
const cards = (container: HTMLElement) => shownTexts(container, '[data-view="cards"] h3')
const compared = (container: HTMLElement) => shownTexts(container, '[data-view="compare"] thead th a')
const box = (container: HTMLElement, name: string) =>
  find<HTMLInputElement>(find(container, '[data-view="table"] label', `Compare ${name}`), 'input')

beforeEach(() => window.history.replaceState(null, '', '/iceberg/query-engine/'))

test('column headers sort all views and restore the initial order', async () => {
  const { container } = await mount(hub)
  const names = ['Trino', 'Flink', 'DuckDB', 'Hive', 'Athena']
  expect(rows(container)).toEqual(names)
  await click(find(container, 'th button', 'Engine'))
  expect(rows(container)).toEqual([...names].sort())
  expect(cards(container)).toEqual([...names].sort())
  expect(find(container, 'th[aria-sort]', 'Engine').getAttribute('aria-sort')).toBe('ascending')
  expect(window.location.search).toBe('?sort=name')
  await click(find(container, 'th button', 'Engine'))
  expect(rows(container)).toEqual(names)
  await click(find(container, 'th button', 'Streaming'))
  expect(rows(container)[0]).toBe('Flink')
})

test('filters every view, announces the number of engines, and clears the filters', async () => {
  const { container } = await mount(hub)
  await enter(find(container, 'select', 'All categories'), 'general-purpose')
  expect(rows(container)).toEqual(['Trino', 'Hive'])
  await enter(find(container, 'select', 'All levels'), 'preview')
  expect(rows(container)).toEqual(['Hive'])
  expect(cards(container)).toEqual(['Hive'])
  expect(shownTexts(container, '[data-view="features"] h3')).toEqual(['Catalog support'])
  expect(find(container, 'output').textContent).toBe('1 of 5 engines')
  await enter(find(container, 'input[type="search"]'), 'duck')
  expect(find(container, 'output').textContent).toBe('No engines match these filters.')
  await click(find(container, 'button', 'Clear filters'))
  expect(rows(container)).toHaveLength(5)
  expect(window.location.search).toBe('')
})

test('compares up to four engines in the order of their selection', async () => {
  const { container } = await mount(hub)
  for (const name of ['Hive', 'Trino', 'DuckDB', 'Flink']) await click(box(container, name))
  expect(compared(container)).toEqual(['Hive', 'Trino', 'DuckDB', 'Flink'])
  expect(box(container, 'Athena').disabled).toBe(true)
  await click(box(container, 'Trino'))
  expect(compared(container)).toEqual(['Hive', 'DuckDB', 'Flink'])
  expect(box(container, 'Athena').disabled).toBe(false)
  expect(window.location.search).toBe('?compare=hive,duckdb,flink')
})

test('selects the view and the compared engines from the URL', async () => {
  window.history.replaceState(null, '', '/iceberg/query-engine/?view=compare&compare=flink,nope')
  const { container } = await mount(hub, (server) => expect(find(server, '[data-shown]').dataset.view).toBe('table'))
  expect(find(container, '[data-shown]').dataset.view).toBe('compare')
  expect(compared(container)).toEqual(['Flink'])
})
