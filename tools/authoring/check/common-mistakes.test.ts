import { expect, test } from 'vitest'
import { checkContent } from '.'
import { checkDataFiles } from './check-data-files'
import { formatFinding } from './report'
import { check, context, description, front, one } from './testing'

/** Frequent mistakes, with the message about each. The text begins on line 5. */

const text = (body: string) => one(`${front()}${body}`).map((line) => line.replace('content/docs/a.mdx:', ''))

test.each([
  ['<tabs>\n\nText\n\n</tabs>', '5:1 <tabs> has no effect; write <Tabs>, with the capital letters'],
  ['<iframe src="https://a.example/" />', '5:1 <iframe>: pages show no other sites; for a video, write <YouTube id="…" title="…" />'],
  ['<script src="https://a.example/" />', '5:1 <script>: scripts do not run on pages; delete it'],
  ['<div style="color: red">Text</div>', '5:1 style="…" breaks the page, and texts have the look of the site; delete it'],
  ['<div onclick="a()">Text</div>', '5:1 onclick="…" has no effect, because scripts do not run on pages; delete it'],
  [':::note\nA\n:::tip\nB\n:::\nC\n:::', '5:1 ":::note" contains another admonition, so it needs more colons: write "::::note"'],
  ['Some text\n---', '6:1 "---" makes the text above it a heading; leave a line empty between them'],
  ['```\nnpm i\n```', '5:1 the code has no language; write it after the marks, such as ```bash'],
  ['A cafÃ©.', '5:6 "Ã©" is a character that a program has read in another encoding; write the character again'],
  ['A\n<<<<<<< HEAD\nB\n=======\nC\n>>>>>>> main', '6:1 a merge conflict begins here; keep the lines of one side'],
  ['![A table][table]', '5:1 "![A table][table]" is a picture without an address; write "![A table](./picture.webp)"'],
  ['```js\na // [!code+]\n```', '6:1 [!code+] has no effect; write [!code ++]'],
  ['1. Install:\n\n```bash\nls\n```\n\n1. Run it.', '7:1 this is not part of the entry above it, so the next entry has the number 1 again'],
  ['1. Install:\n  - Docker\n1. Run it.', '6:3 this is not part of the entry above it'],
  ['| a |\n| - |\n| b |\nText', '8:1 this line is a row of the table; leave a line empty between the table and the text'],
  [
    '<Tabs>\n\nChoose one:\n\n<TabItem value="a" label="A">\nText\n</TabItem>\n</Tabs>',
    '7:1 <Tabs> shows only <TabItem>; move this in front of <Tabs>',
  ],
  ['<Steps>\n\n### 1. Install\n\nText\n\n</Steps>', '7:1 <Steps> numbers its headings; write "### Install"'],
  [
    '<Steps>\n\n### A\n\nText\n\n## B\n\nText\n\n</Steps>',
    '11:1 a step begins with ###; write "### B", or move the heading out of <Steps>',
  ],
  ['## A\n\n### B\n\nText\n\n## C\n\n## D\n\nText', '11:1 the section "C" is empty; write its text, or delete the heading'],
  ['TODO: write this.', '5:1 this note for the author is still in the page; write the text, and delete the note'],
  [':::caution\nText\n:::', '5:1 unknown admonition ":::caution"; write one of '],
  [':::note [Title]\nText\n:::', '5:1 ":::" does not open or close an admonition here'],
  ['```bash\ndocker run -e HOST=“a”\n```', '6:1 “ is a curly quote, which does not work in code; write "'],
  ['```bash\nls –la\n```', '6:1 the dash before "la" is not a hyphen; write --la'],
  ['```yaml\n{{- if .x }}\na: 1\n{{- end }}\n```', 'a template with {{ … }} is not YAML; write helm instead of yaml'],
])('%j', (body, message) => {
  expect(text(body)).toEqual([expect.stringContaining(message)])
})

test.each([
  ['/docs/a/index.html', 'leads nowhere. Did you mean "/docs/a/"?'],
  ['/docs/a.mdx', 'leads nowhere. Did you mean "/docs/a/"?'],
  ['#tob', 'names no heading of that page. It has no headings.'],
  ['javascript:void 0', ''],
  ['mail:me@a.example', 'begins with "mail:", which does not work here. Write an address that begins with /, https: or mailto:'],
  ['../files/a.pdf', 'is not a file in public/; put the file there, and write its path, such as /files/a.pdf'],
])('a link to %s', (url, message) => {
  expect(text(`[a](${url})`)).toEqual([expect.stringContaining(message)])
})

test('what only resembles a mistake is left alone', () => {
  for (const body of [
    'Open [the page](http://localhost:8000/jobs/), or [mail](mailto:me@a.example) us.',
    'Begin with the source. To begin with, read it.',
    '[Top](#top)',
    '```jsonl\n{"a":1}\n{"b":2}\n```',
    '::::note\nA\n:::tip\nB\n:::\n::::',
    '<details><summary>More</summary>Text</details>',
    'A todo list: ``code``.\n\n---\n\nText',
    '```diff\n<<<<<<< HEAD\n```',
  ])
    expect(text(body)).toEqual([])
  expect(one(`${front('draft: true\n')}TODO`)).toEqual([])
})

test.each([
  ['published: false\n', '4:1 published: unknown field. Write "draft: true" to hide a page, and nothing to publish it.'],
  ['redirect_from: ["/docs/old/*"]\n', '4:17 redirect_from[0]: must be the path of one page'],
  ['sidebar_position: 2\n', '4:1 sidebar_position: unknown field. Write the page at its place in content/navigation/docs-sidebar.yml.'],
  ['draft: yes\n', '4:1 draft: must be true or false; write true'],
  ['permalink: /x/\n', '4:1 permalink: unknown field. Write slug.'],
  ['sidebar_label: 2025\n', '4:1 sidebar_label: must be text; write "2025" in quotes'],
  ['toc_max_heading_level: 9\n', '4:1 toc_max_heading_level: is 9, and must be from 2 to 6'],
  ['keywords: []\n', ''],
])('the field %j', (fields, message) => {
  expect(one(`${front(fields)}Text`).filter((line) => message !== '' || !/keywords/.test(line))).toEqual(
    message === '' ? [] : [expect.stringContaining(message)],
  )
})

test('a title that YAML cuts at a comment, and an empty list, say what to write', () => {
  expect(one(`---\ntitle: Jobs #1\ndescription: ${description}\n---\nText`)).toEqual([
    'content/docs/a.mdx:2:8 the text ends before "#1", which is a comment; put all of it in quotes: "Jobs #1"',
  ])
  expect(check({ 'content/blog/a.mdx': `${front('date: 2025-01-01\nauthors: [olake-docs]\ntags: [] # none\n')}Text` })).not.toContainEqual(
    expect.stringContaining('is a comment'),
  )
})

test('a file with another extension after .mdx says how to rename it', () => {
  expect(check({ 'content/docs/a.mdx.txt': front() })).toEqual([expect.stringContaining('rename the file to a.mdx')])
})

test('text of other people and escaped braces are left alone', () => {
  expect(text('```bash\necho "He said “yes”" – done\n```\n\n[a](/images/a.png) and \\{text}')).toEqual([])
})

test('the first link to an unknown page that is no path suggests no redirect', () => {
  expect(text('[a](../../README.md)')[0]).not.toContain('redirect_from')
})

test.each([
  [
    'a text in two lines',
    '---\ntitle: A page\ndescription: This text\ncontinues here.\n---\n',
    '4:1 the front matter cannot be read: "continues here." is neither a field',
  ],
  [
    'a # in brackets',
    '---\ntitle: A\nkeywords: [#cdc]\n---\n',
    '3:12 the front matter cannot be read: "#cdc" begins a comment; put it in quotes',
  ],
  ['a remark after a title', front().replace('A page', 'A page # two'), 'the text ends before "# two", which is a comment'],
  ['marks in a title', front().replace('A page', 'A **page**'), 'title: is shown as it is written, with "**"; write plain text'],
])('front matter with %s', (_name, written, message) => {
  expect(one(written)).toEqual([expect.stringContaining(message)])
})

test.each([
  ['content/docs/README.mdx', 'rename the file to index.mdx, which is the page of its folder'],
  ['content/docs/_part.mdx', 'a part of other pages is a snippet; move the file to content/docs/shared/'],
])('the file %s', (file, message) => {
  expect(check({ [file]: `${front()}Text` })).toEqual([expect.stringContaining(message)])
})

test.each([
  ['content/docs/_category_.json', '{}', 'has no effect, because the site knows no data file of this name'],
  ['content/docs/series.yml', '[]', 'has no effect in this folder; move it to content/blog/series.yml'],
  ['content/blog/series.yml', '- title: A\n  posts: [a]\n', 'has fewer than two articles; write at least two'],
])('the data file %s', (file, written, message) => {
  expect(checkDataFiles(new Map([[file, written]]), 'content').map(formatFinding)).toEqual([expect.stringContaining(message)])
})

test('a page of the community with an unknown kind is not asked for the fields of a session', () => {
  expect(check({ 'content/community/a.mdx': `${front('kind: webinar\n')}Text` })).toEqual([expect.stringContaining('kind: must be one of')])
})

test('addresses of pages in data files are checked, and those in other texts are not', () => {
  const dataFiles = new Map([['content/data/home.yml', 'a:\n  MySQL: /docs/gone/\n  path: /api/v1/jobs\n  text: Runs /docs/gone/ now\n']])
  const files = new Map([['content/docs/a.mdx', `---\ntitle: A page\ndescription: ${description}\n---\nText`]])
  expect(checkContent(files, { ...context, dataFiles }).findings.map(formatFinding)).toEqual([
    expect.stringContaining('content/data/home.yml:2:10 "/docs/gone/" leads nowhere.'),
  ])
})
