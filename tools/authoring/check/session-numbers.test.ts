import { expect, test } from 'vitest'
import { check, description } from './testing'

const session = (title: string, fields: string) =>
  `---\ntitle: ${title}\ndescription: ${title} ${description}\ndate: 2025-10-09T15:00:00Z\nminutes: 60\ntopics: [cdc]\n` +
  `speakers: [{ person: alex-merced, part: speaker }]\n${fields}---\nText`

test('two sessions of a series with the same number are reported with both files', () => {
  expect(
    check({
      'content/webinar/w-3-a.mdx': session('Webinar', 'number: 3\n'),
      'content/webinar/w-3-b.mdx': session('Another', 'number: 3\ndraft: true\n'),
      'content/community/c.mdx': session('Meetup', 'kind: meetup\nnumber: 3\n'),
      'content/community/d.mdx': session('Event', 'kind: event\nnumber: 3\n'),
      'content/community/e.mdx': session('Next', 'kind: meetup\nnumber: 4\n'),
      'content/community/f.mdx': session('Later', 'kind: meetup\nnumber: 4\n'),
    }),
  ).toEqual([
    'content/webinar/w-3-b.mdx:8:1 number: content/webinar/w-3-a.mdx is webinar 3 too; write the number of this session in its series',
    'content/community/f.mdx:9:1 number: content/community/e.mdx is meetup 4 too; write the number of this session in its series',
  ])
})
