// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ScrollBox } from '@/components/ui/ScrollBox'
import { click, enter, find, mount, shownTexts } from '@/tests/fixtures/mount'
import { FilterTable } from './FilterTable'

const releases = [
  ['Trino', '430'],
  ['DuckDB', '–'],
  ['Spark', '3.5'],
]

const table = (
  <FilterTable label="engines">
    <table>
      <thead>
        <tr>
          <th>Engine</th>
          <th style={{ textAlign: 'right' }}>Release</th>
        </tr>
      </thead>
      <tbody>
        {releases.map(([name, release]) => (
          <tr key={name}>
            <td>{name}</td>
            <td style={{ textAlign: 'right' }}>{release}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </FilterTable>
)

function Keys() {
  return (
    <ScrollBox label="Keys of a source">
      <table>
        <thead>
          <tr>
            <th>Key</th>
          </tr>
        </thead>
        <tbody>
          {['port', 'host'].map((key) => (
            <tr key={key} id={`key.${key}`}>
              <td>{key}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

const names = (container: HTMLElement) => shownTexts(container, 'tbody td:first-child')

test('column headers sort ascending, then descending, then restore the original order', async () => {
  const { container } = await mount(table)
  const press = () => click(find(container, 'th button', 'Release'))
  const order = () => find(container, 'th', 'Release').getAttribute('aria-sort')
  expect(order()).toBe('none')
  await press()
  expect(names(container)).toEqual(['Spark', 'Trino', 'DuckDB'])
  expect(order()).toBe('ascending')
  await click(find(container, 'th button', 'Engine'))
  expect(names(container)).toEqual(['DuckDB', 'Spark', 'Trino'])
  expect(order()).toBe('none')
  await press()
  await press()
  expect(order()).toBe('descending')
  await press()
  expect(names(container)).toEqual(['Trino', 'DuckDB', 'Spark'])
})

test('filters sorted and unsorted rows by words and announces the number of matches', async () => {
  const { container } = await mount(table)
  await click(find(container, 'th button', 'Engine'))
  await enter(find(container, 'input'), 'tri 430')
  expect(names(container)).toEqual(['Trino'])
  expect(find(container, 'output').textContent).toBe('1 row')
  await click(find(container, 'th button', 'Engine'))
  expect(names(container)).toEqual(['Trino'])
  await enter(find(container, 'input'), '')
  expect(names(container)).toEqual(['Trino', 'Spark', 'DuckDB'])
  expect(find(container, 'output').textContent).toBe('')
})

test('shows all rows with their alignment and no enabled buttons before hydration', async () => {
  await mount(table, (container) => {
    expect(names(container)).toEqual(['Trino', 'DuckDB', 'Spark'])
    expect(find(container, 'th', 'Release').style.textAlign).toBe('right')
    expect(container.querySelectorAll('button:enabled')).toHaveLength(0)
    expect(container.querySelector('[aria-sort]')).toBeNull()
  })
})

test('rejects content that does not contain exactly one table', () => {
  expect(() => FilterTable({ label: 'engines', children: <p>Text.</p> })).toThrow('<FilterTable> must contain exactly one table')
})

test('rejects a table with a column that has no header', () => {
  const rows = (
    <table>
      <thead>
        <tr>
          <td />
          <th>Release</th>
        </tr>
      </thead>
      <tbody />
    </table>
  )
  expect(() => FilterTable({ label: 'engines', children: rows })).toThrow('each column of its table needs a header')
})

test('keeps the label and row ids of a table that a component renders', async () => {
  const { container } = await mount(
    <FilterTable label="keys">
      <Keys />
    </FilterTable>,
  )
  await click(find(container, 'th button', 'Key'))
  expect([...container.querySelectorAll('tbody tr')].map(({ id }) => id)).toEqual(['key.host', 'key.port'])
  expect(find(container, '[role="group"]').getAttribute('aria-label')).toBe('Keys of a source')
})
