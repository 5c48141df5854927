import { expect, test } from 'vitest'
import { checkContent } from '.'
import { checkDataFiles } from './data-files'
import { formatFinding } from './finding'
import { check, context, description, front, one } from './testing'

/** Forms of other generators and of word processors, with the message about each. The text of a page begins on line 5. */

const text = (body: string) => one(`${front()}${body}`).map((line) => line.replace('content/docs/a.mdx:', ''))

test.each([
  ['{{< ref "a.md" >}}', 'is a command of another generator; write its result'],
  ['{% link a.md %}', 'is a command of another generator'],
  ['[a](/docs/a/){:target="_blank"}', 'delete {:target="_blank"}; text, links and pictures have no attributes'],
  ['![A table](./a.png){width=400}', 'delete {width=400}'],
  ["One{' '}two", "delete {' '}; a space or the end of a line separates words"],
  ['<img src={require(\'../images/x.webp\').default} alt="A table" />', 'the address of an image is no code; write src="../images/x.webp"'],
  ['![A table](/static/img/x.png)', 'image /static/img/x.png is in public/, whose name is not part of the address; write /img/x.png'],
  ['[a](/public/files/a.pdf)', 'the name of public/ is not part of an address; write "/files/a.pdf"'],
  ['[a](@site/docs/a.mdx)', 'is the path of a file; write the address of its page, "/docs/a/"'],
  ['[a](http//a.example)', '"http//a.example" has no colon after its scheme; write "http://a.example"'],
  ['[a](/docs/a/ “The page”)', 'write the title in straight quotes: /docs/a/ "The page"'],
  ['[a](#next section)', 'write "#next-section"'],
  ['<Card title="The "big" one" href="/docs/a/" />', `the value of title contains quotes; write title='The "big" one'`],
  ['A note[^1].\n\n[^1] The source.', 'the text of a footnote begins with a colon; write "[^1]: …"'],
  ['```bash filename="x.sh"\nls\n```', 'filename="x.sh" after the language of the code has no effect. Write title="x.sh".'],
  ['```bash hl_lines="2 3"\nls\nls\nls\n```', 'Write {2,3}.'],
  ['```bash install.sh\nls\n```', 'Write title="install.sh" for the name of a file.'],
  ['```bash\ndocker run -e HOST=“a”\n```', '6:1 “ is a curly quote, which does not work in code; write "'],
  ['```bash\nls –la\n```', '6:1 the dash before "la" is not a hyphen; write --la'],
  ['```bash\nls\n```Then run it.\n\nText', '7:1 "```" closes code on a line of its own; move "Then run it." to the next line'],
  ['Text\n\n<!--more-->\n\nText', '7:1 <!--more--> does not end the excerpt; write <!-- truncate -->'],
  ['```yaml\n{{- if .x }}\na: 1\n{{- end }}\n```', 'a template with {{ … }} is not YAML; write text instead of yaml'],
  [':::details More\nText\n:::', '":::details" has no effect; write <Details summary="…">'],
])('%j', (body, message) => {
  expect(text(body)).toContainEqual(expect.stringContaining(message))
})

test('text of other people and escaped braces are left alone', () => {
  expect(text('```bash\necho "He said “yes”" – done\n```\n\n[a](/images/a.png) and \\{text}')).toEqual([])
})

test('the first link to an unknown page that is no path suggests no redirect', () => {
  expect(text('[a](../../README.md)')[0]).not.toContain('redirect_from')
})

test.each([
  ['an empty line above it', `\n${front()}Text`, '2:1 the front matter is the beginning of a file; delete what is above this line'],
  ['other marks', '+++\ntitle = "A page"\n+++\n', '1:1 front matter begins and ends with a line of ---'],
  ['a space at its end', '---\ntitle: A\n ---\nText', '3:1 the front matter ends with a line of exactly three hyphens'],
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
  ['curly quotes', front().replace('A page', '“A page”'), '2:8 the curly quotes are part of the text; write "A page"'],
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
  ['content/docs/_category_.json', '{}', 'has no effect; delete it, and order the pages in'],
  ['content/docs/series.yml', '[]', 'has no effect in this folder; move it to content/blog/series.yml'],
  ['content/authors.yaml', '{}', 'ends in .yaml, and has no effect; rename it to authors.yml'],
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
