import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { referenceNames } from '../schema/reference'
import { referenceProblems, sampleProblems } from './check'
import { inlineHtml } from './inline'
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
  examples: [],
}

describe('samples', () => {
  test('one that fits has no problems', () =>
    expect(sampleProblems({ host: 'db', port: 5432, ssl: { mode: 'require' } }, reference)).toEqual([]))

  test('unknown keys, wrong types and missing keys are named by their path', () => {
    expect(sampleProblems({ host: 1, ssl: { modus: 'x' } }, reference)).toEqual([
      '"host" is not of type string',
      '"ssl.modus" is no key of the reference',
      '"ssl.mode" is missing',
    ])
  })

  test('a part of a file may lack required keys, but not invent any', () => {
    expect(sampleProblems({ ssl: {} }, reference, true)).toEqual([])
    expect(sampleProblems({ prot: 1 }, reference, true)).toEqual(['"prot" is no key of the reference'])
  })
})

test('a reference without its file’s own object, with empty cells or repeated keys is wrong', () => {
  const broken: Reference = {
    file: 'x',
    objects: [{ path: 'a', keys: [{ ...row('k', 'string'), meaning: '' }, row('k', 'string')] }],
    examples: [],
  }
  expect(referenceProblems(broken)).toEqual(['there is no object with path ""', '"a.k" has no meaning', '"a.k" stands twice'])
})

test('a line of Markdown becomes HTML without raw tags', () => {
  expect(inlineHtml('see [`ssl`](#ssl), <b>not</b>')).toBe('see <a href="#ssl"><code>ssl</code></a>, not')
})

test.each(referenceNames.filter((name) => existsSync(`content/data/reference/${name}.yml`)))(
  'the reference of %s holds together',
  (name) => {
    expect(referenceProblems(referenceOf(name))).toEqual([])
  },
)
