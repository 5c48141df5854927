import { expect, test } from 'vitest'
import { checkDataFiles } from '../../tools/authoring/check/check-data-files'
import { formatFinding } from '../../tools/authoring/check/report'
import { authorList } from './data-files'
import { dataOf } from './parse-data'

const check = (file: string, text: string) => checkDataFiles(new Map([[file, text]]), 'content').map(formatFinding)

test('a valid data file has no findings', () => {
  expect(check('content/blog/tags.yml', 'cdc:\n  label: CDC\n  description: Change data capture.\n  glyph: log\n')).toEqual([])
  expect(check('content/data/contributors.json', '{ "repository": "a/b", "syncedAt": null, "contributors": [] }')).toEqual([])
})

test('reports invalid, unknown and missing keys with file, line and key, and suggests the nearest valid name', () => {
  expect(check('content/authors.yml', 'team:\n  name: Team\n  abuot: Writes.\n  glyph: logg\n  url: team.example\n')).toEqual([
    'content/authors.yml:1:1 team.about: is missing; give text',
    'content/authors.yml:3:3 team.abuot: unknown field. Did you mean "about"?',
    expect.stringMatching(/4:3 team\.glyph: must be one of .*Did you mean "log"\?$/),
    'content/authors.yml:5:3 team.url: must be an address such as https://example.com/',
  ])
})

test('reports a date that does not exist', () => {
  const benchmarks = `{ "suites": { "x": { "label": "X", "path": "X", "environment": [], "measures": {},
    "history": [{ "date": "2025-02-30", "measure": "m", "value": "1", "note": "n" }] } } }`
  expect(check('content/data/benchmarks.json', benchmarks)).toEqual([
    'content/data/benchmarks.json:2:19 suites.x.history[0].date: "2025-02-30" does not exist; check day, month and time',
  ])
})

test('reports an invalid list item at its line and column', () => {
  expect(
    check('content/data/reference/flags.yml', '- flag: --x\n  type: text\n  default: none\n  commands: [synk]\n  meaning: m\n'),
  ).toEqual([
    'content/data/reference/flags.yml:4:14 [0].commands[0]: must be one of spec, check, discover, sync, clear-destination. Did you mean "sync"?',
  ])
})

test('reports invalid YAML and a file without a schema', () => {
  expect(check('content/topics.yml', 'a: [')[0]).toMatch(/^content\/topics\.yml:1:\d is not valid: /)
  expect(check('content/data/colors.yml', 'a: 1')).toEqual([
    'content/data/colors.yml:1:1 has no effect, because the site knows no data file of this name; delete it. A developer adds new ones in lib/schema/data-files.ts',
  ])
})

test('reading an invalid data file throws an error with the same messages', () => {
  expect(() => dataOf('content/authors.yml', 'team: text', authorList)).toThrow('content/authors.yml:1:1 team: must be a set of fields')
})
