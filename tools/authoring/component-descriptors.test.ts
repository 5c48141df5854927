import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readDescriptors } from './component-descriptors'

/** Descriptors of components in a folder with one file. */
function descriptorsOf(name: string, code: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'components-'))
  writeFileSync(path.join(folder, name), code)
  return Object.fromEntries(readDescriptors(folder))
}

const file = (fields: string) => `import { tones, type Tone } from '@/lib/tones'
import { defineMdxComponent } from '../mdx-component'

const sizes = { small: 1, large: 2 } as const

export const Note = ({ tone }: { tone: Tone }) => <small className={tones[tone]}>Note</small>

export default defineMdxComponent({
  component: Note,
  about: 'A remark.',
  example: '<Note size="small" />',
  ${fields}
  plain: 'children',
  states: () => ({ plain: <Note tone="plain" /> }),
})
`

test('a component is described without its imports, which need the content', () => {
  const attributes = "{ size: { example: 'small', oneOf: Object.keys(sizes), pattern: { matches: /^s/, what: 'a size' } } }"
  expect(descriptorsOf('Note.tsx', file(`attributes: ${attributes},\n  contains: { oneOf: ['list'], what: 'a list' },`))).toEqual({
    Note: {
      about: 'A remark.',
      example: '<Note size="small" />',
      empty: true,
      attributes: { size: { example: 'small', oneOf: ['small', 'large'], pattern: { matches: /^s/, what: 'a size' } } },
      contains: { oneOf: ['list'], what: 'a list' },
    },
  })
})

test.each([
  [
    'an imported value',
    file('attributes: { tone: { example: "plain", oneOf: tones } },'),
    'attributes and contains must not use imported values',
  ],
  ['a file without attributes', file(''), 'its default export is not defineMdxComponent({ component, about, example, attributes'],
  ['a file without a component', 'export const x = 1', 'its default export is not defineMdxComponent'],
  ['a syntax error', 'export default (', 'Unexpected end of file'],
])('reports %s with the name of the file', (_name, code, message) => {
  expect(() => descriptorsOf('Note.tsx', code)).toThrow(/Note\.tsx is not a component for authors: /)
  expect(() => descriptorsOf('Note.tsx', code)).toThrow(message)
})
