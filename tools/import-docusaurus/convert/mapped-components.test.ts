import { expect, test } from 'vitest'
import { proposal, readMap } from './mapped-components'
import { rewriteBody } from './rewrite'
import { environment } from './testing'

const mapped = (body: string, options: string[]) => rewriteBody(body, {}, { ...environment(), components: readMap(options) }).text

test.each([
  [
    'DetailedExplanation=Details',
    '<DetailedExplanation title="Why">\n\nKeys.\n\n</DetailedExplanation>',
    '<Details summary="Why">\n\nKeys.\n\n</Details>\n',
  ],
  ['Hint=tip', '<Hint title="Gates">\n\nOpen.\n\n</Hint>', ':::tip[Gates]\n\nOpen.\n\n:::\n'],
  ['Clip=iframe', '<Clip id="dQw4w9WgXcQ" title="Gates" />', '<YouTube id="dQw4w9WgXcQ" title="Gates" />\n'],
  ['Box=div', '<Box color="red">\n\nOpen.\n\n</Box>', 'Open.\n'],
  ['Pic=img', "import Pic from '@site/src/Pic'\n\n<Pic src='/gate.png' alt='A gate' />", '![A gate](./images/gate.png)\n'],
])('with --map %s, a component of the site becomes one of this site', (option, body, text) => {
  expect(mapped(body, [option])).toBe(text)
})

test.each([
  ['DetailedExplanation', [], 'Details'],
  ['Hint', [], 'tip'],
  ['Clip', ['videoId'], 'iframe'],
  ['Stars', ['count'], undefined],
])('a component <%s> with the properties %j is proposed as %s', (name, properties, target) => {
  expect(proposal(name, properties)).toBe(target)
})

test('the report proposes what a component could become', () => {
  const notes: string[] = []
  rewriteBody('<Hint>Open</Hint>', {}, environment(notes))
  expect(notes).toEqual([
    'Unknown components, line 1: <Hint> is not a component of this site and is now a box; to import it as a known one: --map Hint=tip',
  ])
})

test.each([
  ['hint=tip', '--map is "hint=tip"; write the name of a component'],
  ['Hint=Gate', '--map Hint=Gate: "Gate" does not exist; write one of Details'],
])('--map %s is an error', (option, message) => {
  expect(() => readMap([option])).toThrow(message)
})
