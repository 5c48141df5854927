import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Parameter, Parameters } from './Parameters'

const parameter = (name: string, more: Partial<Parameter> = {}): Parameter => ({
  id: `key.${name}`,
  names: [name],
  type: 'string',
  meaning: `Means ${name}.`,
  ...more,
})
const shown = (...items: Parameter[]) =>
  renderToStaticMarkup(<Parameters label="Keys" items={items} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

test('a parameter has its name, type, requirement, default, label and meaning, and links to itself', () => {
  const html = renderToStaticMarkup(<Parameters label="Keys" items={[parameter('host')]} />)
  expect(html).toContain('id="key.host"')
  expect(html).toContain('href="#key.host"')
  expect(shown(parameter('host', { required: 'yes', standard: '`a`', label: 'Host' }))).toContain(
    'host string Required Default: a Host in OLake UI Means host.',
  )
  expect(shown(parameter('port'))).not.toMatch(/Required|Default|OLake UI/)
})

test('a parameter names its first version and its allowed values', () => {
  expect(shown(parameter('format', { since: 'v0.7.0', values: '`csv`, `xml`' }))).toContain(
    'format string v0.7.0 or later Means format. Allowed values: csv , xml',
  )
})

test.each([
  ['for JDBC', 'Required for JDBC'],
  ['this or `password`', 'Required: this or password'],
  ['yes, except for Unity', 'Required except for Unity'],
  ['UI only', 'UI only'],
])('the condition %j is shown as %j', (required, words) => {
  expect(shown(parameter('a', { required })).replaceAll(' ,', ',')).toContain(words)
})

test('a long list has a filter field, and a short one has none', () => {
  const many = Array.from({ length: 16 }, (_, index) => parameter(`k${index}`))
  expect(renderToStaticMarkup(<Parameters label="Keys" items={many} />)).toContain('type="search"')
  expect(renderToStaticMarkup(<Parameters label="Keys" items={many.slice(1)} />)).not.toContain('type="search"')
})
