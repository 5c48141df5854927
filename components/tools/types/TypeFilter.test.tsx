// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { click, enter, find, mount, shownTexts } from '@/tests/fixtures/mount'
import { TypeFilter } from './TypeFilter.client'

const groups = {
  mysql: [
    ['json', 'string', 'Nested content remains text'],
    ['float', 'float', '32 bits'],
  ],
  s3: [['union', 'varies', 'Type of the value']],
}

const options = {
  sources: [
    ['mysql', 'MySQL'],
    ['s3', 'S3'],
  ],
  types: [
    ['string', 'string'],
    ['varies', 'Depends on the value'],
  ],
} as const

const explorer = (
  <TypeFilter options={options} total={3}>
    <table>
      {Object.entries(groups).map(([source, types]) => (
        <tbody key={source} data-source={source}>
          <tr>
            <th>{source}</th>
          </tr>
          {types.map(([name, type, note]) => (
            <tr key={name} data-type={type}>
              <td>{name}</td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  </TypeFilter>
)

const names = (container: HTMLElement) => shownTexts(container, 'td:first-child')
const result = (container: HTMLElement) => find(container, 'output').textContent

beforeEach(() => window.history.replaceState(null, '', '/docs/tools/types/'))

test('words, source and type narrow the list, and the address and the number of types follow', async () => {
  const { container } = await mount(explorer)
  expect(names(container)).toEqual(['json', 'float', 'union'])
  await enter(find(container, 'input'), 'MYSQL text')
  expect(names(container)).toEqual(['json'])
  expect(shownTexts(container, 'th')).toEqual(['mysql'])
  expect(result(container)).toBe('1 of 3 types')
  expect(window.location.search).toBe('?q=MYSQL+text')
  const [source, type] = container.querySelectorAll('select')
  if (!source || !type) throw new Error('A field is missing.')
  await enter(find(container, 'input'), '')
  await enter(type, 'varies')
  expect(names(container)).toEqual(['union'])
  await enter(source, 'mysql')
  expect(names(container)).toEqual([])
  expect(result(container)).toBe('No type matches these filters.')
  expect(window.location.search).toBe('?source=mysql&type=varies')
  await click(find(container, 'button', 'Clear filters'))
  expect(names(container)).toEqual(['json', 'float', 'union'])
  expect(window.location.search).toBe('')
})

test('an address opens the explorer with its filters', async () => {
  window.history.replaceState(null, '', '/docs/tools/types/?source=mysql&q=bits')
  const { container } = await mount(explorer)
  expect(names(container)).toEqual(['float'])
  expect(find<HTMLSelectElement>(container, 'select').value).toBe('mysql')
})
