import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { yamlErrorOf } from './yaml-error'

const error = (yaml: string) => yamlErrorOf(parseDocument(yaml, { prettyErrors: false }))

test.each([
  ['a colon in a value', 'title: A\ndescription: Modes: an overview', 22, 'If the value contains a colon, put it in quotes'],
  ['a tab', 'title: A\n\tdescription: b', 9, 'Tabs are not allowed as indentation. Use spaces.'],
  ['an open quote', 'title: "A', 9, 'Close each quote'],
  ['a quote of the same kind', "title: 'it's'", 11, 'put all of it in quotes of the other kind'],
  ['a name without colon', 'title: A\ndescription b', 9, 'write a colon and a space after each name'],
  ['a colon without space', 'title:A\nb: c', 0, 'Write a colon and a space after each name'],
  ['a repeated field', 'title: A\ntitle: B', 9, 'Delete one of the two fields with this name.'],
  ['a special character at the start', 'title: @a', 7, 'Put the value in quotes.'],
  [
    'an asterisk at the start',
    'title: A\ndescription: *bold*',
    22,
    'A value that begins with * refers to another value. Put text in quotes.',
  ],
  ['an open bracket', 'tags: [a, b', 11, 'close each bracket'],
])('the message about %s says what to do', (_name, yaml, offset, message) => {
  expect(error(yaml)).toEqual({ offset, message: expect.stringContaining(message) })
})

test('valid YAML has no error, also with an anchor and its alias', () => {
  expect(error('a: &x b\nc: *x')).toBeUndefined()
})
