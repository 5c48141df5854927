import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { yamlErrorOf } from './yaml-error'

const error = (yaml: string) => yamlErrorOf(parseDocument(yaml, { prettyErrors: false }), yaml)

/** An error at an offset of a text. */
function errorAt(yaml: string, offset: number, message: string) {
  const lines = yaml.slice(0, offset).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, message: expect.stringContaining(message), kind: 'error' }
}

test.each([
  ['a colon in a value', 'title: A\ndescription: Modes: an overview', 22, 'put it in quotes: description: "Modes: an overview"'],
  ['a colon before a quote', 'title: The view: "raw"', 7, `put it in quotes: title: 'The view: "raw"'`],
  ['a colon in an entry', '- label: Postgres: setup', 9, 'the value of label contains a colon; put it in quotes: label: "Postgres: setup"'],
  ['a tab', 'title: A\n\tdescription: b', 9, 'Tabs are not allowed as indentation. Use spaces.'],
  ['an open quote', 'title: "A', 7, 'the text begins with " and does not end with it; add " at its end'],
  ['an open quote before other fields', "title: 'A page\ndescription: b", 7, "add ' at its end"],
  ['an open quote before a field in quotes', 'title: "A page\ndescription: "b c"\n', 7, 'add " at its end'],
  ['an open quote in a list', 'tags: ["a, b]\ntitle: c', 7, 'add " at its end'],
  ['a quote of the same kind', "title: 'it's'", 11, 'put all of it in quotes of the other kind'],
  ['a name without colon', 'title: A\ndescription b', 9, 'write a colon and a space after each name'],
  ['a colon without space', 'title:A\nb: c', 0, 'the colon after title needs a space; write title: A'],
  ['a last colon without space', 'title: A\nb:c', 9, 'the colon after b needs a space; write b: c'],
  ['a repeated field', 'title: A\ntitle: B', 9, 'the field title is there twice; delete one of the two'],
  ['a special character at the start', 'title: @a', 7, 'Put the value in quotes.'],
  [
    'an asterisk at the start',
    'title: A\ndescription: *bold*',
    22,
    'A value that begins with * refers to another value. Put text in quotes.',
  ],
  ['an open bracket', 'tags: [a, b', 6, 'the bracket [ is never closed; write [a, b]'],
  ['an open bracket before other fields', 'tags: [a\ntitle: b: c', 6, 'the bracket [ is never closed; write [a]'],
  ['a colon below a closed quote', 'title: "A"\ndescription: Modes: an overview', 24, 'the value of description contains a colon'],
  ['a colon below a closed bracket', 'tags: [a]\ntitle: A: b', 17, 'the value of title contains a colon'],
  ['a colon below a text of two lines', 'title: "A\n  b: c"\nd: e: f', 21, 'the value of d contains a colon'],
  ['an open brace', 'update: { date: 1,\ntitle: A', 8, 'the bracket { is never closed; write { date: 1}'],
])('the message about %s says what to do', (_name, yaml, offset, message) => {
  expect(error(yaml)).toEqual(errorAt(yaml, offset, message))
})

const entry = 'Begin each entry of a list with "- "'

test.each([
  ['an entry without its mark', '- a\nb\n- c', 4, entry],
  ['an entry without a space', '- a\n-b/c\n- d', 4, 'an entry of a list has a space after its hyphen; write "- b/c"'],
  ['an entry without a space in a group', '- label: A\n  items:\n    - a\n    -b', 32, 'write "- b"'],
  ['a name without a space', '- label:Two words\n  items:\n    - a', 2, 'the colon after label needs a space; write label: Two words'],
  ['fields at the start of their line', '- label: A\nitems:\n  - a', 11, entry],
  ['fields before the column of the first one', '- label: A\n items:\n    - a', 11, 'Indent the fields of an entry as its first one.'],
  [
    'fields after the column of the first one',
    '- label: A\n    items:\n    - a',
    9,
    'indent this line and the next one as the lines around them',
  ],
  [
    'an entry between two columns',
    '- label: A\n  items:\n    - a\n   - b',
    31,
    '"- b" is indented less than the entry above it, and more than its group; indent it as that entry',
  ],
  ['a page with entries below it', '- a\n  items:\n    - b', 2, 'such as "- label: Postgres"'],
  ['two groups in one entry', '- label: A\n  items: [a]\n  label: B', 26, 'or begin another entry with "- "'],
  ['a quote in the text of an entry', '- "a" b', 6, 'put all of it in quotes of the other kind'],
])('the message about %s in a list says what to do', (_name, yaml, offset, message) => {
  expect(error(yaml)).toEqual(errorAt(yaml, offset, message))
})

test('valid YAML has no error, also with an anchor and its alias', () => {
  expect(error('a: &x b\nc: *x')).toBeUndefined()
})
