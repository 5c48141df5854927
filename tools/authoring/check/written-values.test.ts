import { expect, test } from 'vitest'
import { checkContent } from '.'
import { checkDataFiles } from './check-data-files'
import { readRedirects } from './read-redirects'
import { formatFinding } from './report'
import { check, context, description, front, one } from './testing'

/** Mistakes in front matter, data files and names of pictures, with what the messages tell authors to write. The text begins on line 5. */

const dataFile = (file: string, text: string) => checkDataFiles(new Map([[file, text]]), 'content').map(formatFinding)
const post = (fields: string) => check({ 'content/blog/a.mdx': `${front(fields)}Text` })

test.each([
  ['a flag in quotes', one(`${front('draft: "true"\n')}Text`), '4:1 draft: must be true or false; write true without quotes'],
  [
    'an entry without a space',
    one(`${front('redirect_from:\n  -/docs/x/\n')}Text`),
    '4:1 redirect_from: must be a list of texts; write "- /docs/x/" with a space after the hyphen',
  ],
  [
    'fields without a comma',
    one('---\ntitle: A page\nlast_update: { date: 2025-01-01 author: x }\n---\nText'),
    'Write a comma between two fields in braces',
  ],
  [
    'no topics',
    check({
      'content/webinar/a.mdx': `${front('date: 2025-10-09T15:00:00Z\nminutes: 60\ntopics: []\nspeakers: [{ person: alex-merced, part: speaker }]\n')}Text`,
    }),
    'topics: needs at least one topic',
  ],
  [
    'a mistyped year',
    post('date: 3025-11-03\ntags: [cdc]\nauthors: [olake-docs]\n'),
    '4:1 date: the year 3025 is far from 2025; correct it',
  ],
  [
    'a tag label',
    dataFile('content/blog/tags.yml', 'a: { label: CDC, description: A, glyph: log }\nb: { label: cdc, description: B, glyph: log }\n'),
    'b.label: is also the label of "a"; write another one',
  ],
  [
    'a tag with a space',
    dataFile('content/blog/tags.yml', 'data lake: { label: A, description: A, glyph: log }\n'),
    'data lake: becomes part of an address; write it with lowercase letters, digits and hyphens, such as data-lake',
  ],
  [
    'link instead of href',
    dataFile('content/navigation/docs-sidebar.yml', '- label: X\n  link: https://x.example/\n'),
    '[0].items: is missing; give a list, or, for an entry without others, write page (a page) or href (any address) beside label',
  ],
  [
    'a redirect with the origin of the site',
    checkContent(new Map([['content/docs/a.mdx', `${front()}Text`]]), {
      ...context,
      redirectTables: [readRedirects('content/redirects/x.yml', '/docs/old: https://olake.io/docs/a/\n')],
    }).findings.map(formatFinding),
    'x.yml:1:1 the redirect from "/docs/old" leads to this site; write "/docs/a/", which also works in previews',
  ],
  [
    'a target without https',
    dataFile('content/redirects/x.yml', '/x: example.com/a\n'),
    '/x: must be a path of this site that begins with /, or the address of a page on another site, such as https://example.com/a',
  ],
  [
    'two redirects to each other',
    checkContent(new Map(), {
      ...context,
      redirectTables: [readRedirects('content/redirects/x.yml', '/a: /b/\n/b: /a/\n')],
    }).findings.map(formatFinding),
    'x.yml:1:1 the redirects from "/a" and "/b" lead to each other; correct the target of one',
  ],
  [
    'a pattern in a redirect',
    dataFile('content/redirects/x.yml', '/x/*.html: /docs/\n'),
    '/x/*.html: is a pattern, which has no effect here; write a line for each former address',
  ],
  [
    'a bracket in a redirect',
    dataFile('content/redirects/x.yml', '/x(b: /docs/\n'),
    '/x(b: contains + : or a bracket, which hosts read as a pattern; leave this redirect out',
  ],
  [
    'a merge conflict in a data file',
    dataFile('content/redirects/x.yml', '/a: /docs/\n<<<<<<< HEAD\n/b: /docs/\n=======\n/c: /docs/\n>>>>>>> main\n'),
    'x.yml:2:1 is not valid: A merge conflict begins here.',
  ],
  [
    'a pattern in the target of a redirect',
    dataFile('content/redirects/x.yml', '/x: /docs/:splat\n'),
    '/x: is a pattern, which has no effect here; write the address of one page',
  ],
  [
    'a space in the target of a redirect',
    dataFile('content/redirects/x.yml', '/x: /docs/a b/\n'),
    '/x: contains a space; write %20 for a space in an address',
  ],
  [
    'a comment without an end',
    one(`${front()}{/* truncate }\n\nText {/* ok */}`),
    '5:1 the comment contains the beginning of another one; end it with */} before that',
  ],
  ['a comment without brace and end', one(`${front()}Text\n\n{/* truncate\n\nText`), '7:1 the comment is never closed; end it with */}'],
  ['an extension', one(`${front()}![x](./a.jpg)`), 'image ./a.jpg does not exist; write ./a.png, or put the image at content/docs/a.jpg'],
  ['a moved picture', one(`${front()}![x](./big.png)`), 'image ./big.png does not exist; write ./x/Big.png, or put'],
  ['a picture of the site', one(`${front()}![x](/img/b.png)`), 'image /img/b.png does not exist; write /images/b.png, or put'],
])('%s says what to write', (_name, findings, expected) => {
  expect(findings).toEqual([expect.stringContaining(expected)])
})

test('a snippet without its folder', () => {
  const snippet = `---\ntitle: Sync\ndescription: Sync ${description}\n---\nText\n`
  const page = `${front()}<Snippet name="Sync" />`
  expect(check({ 'content/docs/a.mdx': page, 'content/docs/shared/commands/Sync.mdx': snippet })).toContain(
    'content/docs/a.mdx:5:1 unknown snippet "Sync". Write "commands/Sync".',
  )
  const withFolder = `${front()}<Snippet name="shared/commands/Sync" />`
  expect(check({ 'content/docs/a.mdx': withFolder, 'content/docs/shared/commands/Sync.mdx': snippet })).toContain(
    'content/docs/a.mdx:5:1 unknown snippet "shared/commands/Sync". Write "commands/Sync".',
  )
})
