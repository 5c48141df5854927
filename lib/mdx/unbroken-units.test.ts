import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { expect, test } from 'vitest'
import { rehypeUnbrokenUnits } from './unbroken-units'

const rendered = (text: string, tagName = 'p') => {
  const tree: Root = {
    type: 'root',
    children: [{ type: 'element', tagName, properties: {}, children: [{ type: 'text', value: text }] }],
  }
  rehypeUnbrokenUnits()(tree)
  return toHtml(tree)
    .replaceAll('\u00a0', '~')
    .replace(/&nbsp;|&#xA0;/g, '~')
}

test.each([
  ['a table of 1 TB with 128 MB files', 'a table of 1~TB with 128~MB files'],
  ['every 5 min, in 300 ms', 'every 5~min, in 300~ms'],
  ['loaded in 1 h 59 min', 'loaded in 1~h~59~min'],
  ['measured on January 30, 2026', 'measured on January~30,~2026'],
  ['for 3 schemas and 4 systems', 'for 3 schemas and 4 systems'],
  ['you may 2 times', 'you may 2 times'],
])('keeps units with their numbers, and the parts of a date together: %s', (text, expected) => {
  expect(rendered(text)).toBe(`<p>${expected}</p>`)
})

test('leaves code as it was written', () => {
  expect(rendered('wait 5 s', 'code')).toBe('<code>wait 5 s</code>')
})
