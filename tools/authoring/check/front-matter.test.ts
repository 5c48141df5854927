import { expect, test } from 'vitest'
import { checkContent } from '.'
import { readRedirects } from './read-redirects'
import { formatFinding } from './report'
import { check, context, front } from './testing'

test('reports unknown tags and authors and suggests the nearest name', () => {
  const findings = check({ 'content/blog/a.mdx': `${front('date: 2025-11-03\ntags: [cdcc]\nauthors: [olake-dosc]\n')}Text` })
  expect(findings).toEqual([
    'content/blog/a.mdx:5:8 tags[0]: "cdcc" is not a tag in content/blog/tags.yml. Did you mean "cdc"?',
    'content/blog/a.mdx:6:11 authors[0]: "olake-dosc" is not an author in content/authors.yml. Did you mean "olake-docs"?',
  ])
})

test('reports a date field that is not a date', () => {
  const findings = check({ 'content/webinar/a.mdx': `${front('date: soon\nconfirms: a\nunlisted: true\n')}Text` })
  expect(findings).toEqual(['content/webinar/a.mdx:4:1 date: must be the time of the start in UTC, such as 2025-10-09T15:00:00Z'])
})

test('a session needs a start time, known speakers and existing related pages', () => {
  const session = 'date: 2025-10-09\nminutes: 60\ntopics: [cdc]\nspeakers:\n  - { person: alex-mercer, part: host }\nrelated: [/blgo/]\n'
  expect(check({ 'content/webinar/a.mdx': `${front(session)}Text` })).toEqual([
    'content/webinar/a.mdx:4:1 date: needs the time of the start in UTC, such as 2025-10-09T15:00:00Z',
    'content/webinar/a.mdx:8:7 speakers[0].person: "alex-mercer" is not a person in content/speakers.yml. Did you mean "alex-merced"?',
    'content/webinar/a.mdx:9:1 "/blgo/" leads nowhere. Did you mean "/blog/"?',
  ])
})

test('reports an unknown cover glyph', () => {
  const article = front('date: 2025-11-03\ntags: [cdc]\nauthors: [olake-docs]\nglyph: rocket\n')
  expect(check({ 'content/blog/a.mdx': `${article}Text` })[0]).toContain('a.mdx:7:1 glyph: must be one of database, log')
})

test('reports dates that do not exist in the calendar, including in nested fields', () => {
  const article = front('date: 2025-02-30\ntags: [cdc]\nauthors: [olake-docs]\nlast_update: { date: 2025-13-01 }\n')
  expect(check({ 'content/blog/a.mdx': `${article}Text` })).toEqual([
    'content/blog/a.mdx:4:1 date: "2025-02-30" does not exist; check day, month and time',
    'content/blog/a.mdx:7:16 last_update.date: "2025-13-01" does not exist; check day, month and time',
  ])
})

test('a value instead of a set of fields says in which field it belongs', () => {
  const finding = (value: string) => check({ 'content/docs/a.mdx': `${front(`last_update: ${value}\n`)}Text` })
  expect(finding('2025-11-03')).toEqual([expect.stringContaining('(date, author); write { date: 2025-11-03 }')])
  expect(finding('Docs team')).toEqual([expect.stringContaining('write { author: Docs team }')])
})

test('reports redirect_from URLs that belong to a page or are redirected twice', () => {
  const former = 'redirect_from: [/docs/a/, /blog/, /docs/old, /docs/new?x, /docs/before, /docs/before/]\n'
  const redirectTables = [readRedirects('content/redirects/a.yml', '/docs/old: /blog/\n')]
  const { findings } = checkContent(new Map([['content/docs/a.mdx', `${front(former)}Text`]]), { ...context, redirectTables })
  expect(findings.map(formatFinding)).toEqual([
    'content/docs/a.mdx:4:46 redirect_from[3]: must be the path of one page that begins with /, without spaces, ? and #, and without * + : and brackets, which are patterns',
    'content/docs/a.mdx:4:17 redirect_from[0]: "/docs/a/" is the URL of this page; remove it',
    'content/docs/a.mdx:4:27 redirect_from[1]: "/blog/" is the URL of another page, which this redirect would hide; remove it',
    'content/docs/a.mdx:4:35 redirect_from[2]: "/docs/old/" is also redirected in content/redirects/a.yml; remove one of the two',
    'content/docs/a.mdx:4:73 redirect_from[5]: "/docs/before/" is also redirected in content/docs/a.mdx; remove one of the two',
  ])
})
