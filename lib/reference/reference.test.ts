import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { referenceProblems, sampleProblems } from '../../tests/fixtures/reference-problems'
import { inlineHtml } from '../mdx/inline'
import { referenceNames } from '../schema/reference-schema'
import { type Reference, referenceOf } from './reference'

const row = (key: string, type: Reference['objects'][0]['keys'][0]['type'], required = 'no') => ({
  key,
  type,
  required,
  default: 'none',
  meaning: 'What it does',
})
const reference: Reference = {
  file: 'source.json',
  objects: [
    { path: '', keys: [row('host', 'string', 'yes'), row('port', 'integer'), row('ssl', 'object')] },
    { path: 'ssl', keys: [row('mode', 'string', 'yes')] },
  ],
  combinations: [],
  examples: [],
}

describe('samples', () => {
  test('a valid sample has no problems', () =>
    expect(sampleProblems({ host: 'db', port: 5432, ssl: { mode: 'require' } }, reference)).toEqual([]))

  test('reports unknown keys, wrong types and missing keys with their path', () => {
    expect(sampleProblems({ host: 1, ssl: { modus: 'x' } }, reference)).toEqual([
      '"host" is not of type string',
      '"ssl.modus" is not a key in the reference',
      '"ssl.mode" is missing',
    ])
  })

  test('a partial sample can omit required keys, but must not contain unknown ones', () => {
    expect(sampleProblems({ ssl: {} }, reference, true)).toEqual([])
    expect(sampleProblems({ prot: 1 }, reference, true)).toEqual(['"prot" is not a key in the reference'])
  })
})

test('reports a missing root object, empty cells and duplicate keys', () => {
  const broken: Reference = {
    file: 'x',
    objects: [{ path: 'a', keys: [{ ...row('k', 'string'), meaning: '' }, row('k', 'string')] }],
    combinations: [],
    examples: [],
  }
  expect(referenceProblems(broken)).toEqual(['there is no object with path ""', '"a.k" has no meaning', '"a.k" is defined twice'])
})

test('a line of Markdown is converted to HTML, and raw tags are removed', () => {
  expect(inlineHtml('see [`ssl`](#ssl), <b>not</b>')).toBe('see <a href="#ssl"><code class="whitespace-nowrap">ssl</code></a>, not')
})

test.each(referenceNames.filter((name) => existsSync(`content/data/reference/${name}.yml`)))(
  'the reference of %s has no problems',
  (name) => {
    expect(referenceProblems(referenceOf(name))).toEqual([])
  },
)
