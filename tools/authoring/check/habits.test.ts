import { expect, test } from 'vitest'
import { check, description, front, one } from './testing'

/** What authors write out of habit from other generators, editors and HTML, with the message about it. The text begins on line 5. */

const text = (body: string) => one(`${front()}${body}`).map((line) => line.replace('content/docs/a.mdx:', ''))

test.each([
  ['<tabs>\n\nText\n\n</tabs>', '5:1 <tabs> has no effect; write <Tabs>, with the capital letters'],
  ['<iframe src="https://a.example/" />', '5:1 <iframe>: pages show no other sites; for a video, write <YouTube id="…" title="…" />'],
  ['<script src="https://a.example/" />', '5:1 <script>: scripts do not run on pages; delete it'],
  ['A <font color="red">word</font>', '5:3 <font>: texts have the look of the site; delete it'],
  ['<div style="color: red">Text</div>', '5:1 style="…" breaks the page, and texts have the look of the site; delete it'],
  ['<div onclick="a()">Text</div>', '5:1 onclick="…" has no effect, because scripts do not run on pages; delete it'],
  [':::note Text. :::', '5:1 ":::" must be on a line of its own; write ":::note", the text, and ":::" on three lines'],
  [':::tip title="Hint"\nText\n:::', '5:1 the title of an admonition is in brackets; write ":::tip[Hint]"'],
  [':::caution\nText\n:::', '5:1 unknown admonition ":::caution"; write ":::warning"'],
  ['Use <host> here.', '5:5 <host> is parsed as a component; put a placeholder in backticks, such as `<host>`'],
  ['!!! warning "Title"\n    Text', '5:1 "!!!" does not begin an admonition; write ":::warning"'],
  [':::note\nA\n:::tip\nB\n:::\nC\n:::', '5:1 ":::note" contains another admonition, so it needs more colons: write "::::note"'],
  ['## Trial (#trial-id)', '5:10 (#trial-id) does not set a heading ID; write [#trial-id]'],
  ['## [#trial] A trial', '5:1 [#trial] sets an ID only at the end of the heading; write "## A trial [#trial]"'],
  ['A (page)[/blog/] of it', '5:3 a link has its text in brackets and its address in parentheses; write "[page](/blog/)"'],
  ['Some text\n---', '6:1 "---" makes the text above it a heading; leave a line empty between them'],
  ['```\nnpm i\n```', '5:1 the code has no language; write it after the marks, such as ```bash'],
  ['``bash\nnpm i\n``', '5:1 a block of code has three backticks; write ```bash above it, and ``` below'],
  ['| a | b |\n| 1 | 2 |\n| - | - |', '7:1 the row of dashes is below the second row of the table; move it below the first'],
  ['A cafÃ©.', '5:6 "Ã©" is a character that a program has read in another encoding; write the character again'],
  ['A\n<<<<<<< HEAD\nB\n=======\nC\n>>>>>>> main', '6:1 a merge conflict begins here; keep the lines of one side'],
  ['![A table](C:\\Users\\a.png)', '5:1 image C:\\Users\\a.png is on one computer; put it next to the page, and write ./a.png'],
  ['![A table](./a.png?raw=true)', '5:1 image ./a.png?raw=true ends in ?raw=true; delete this end'],
  ['![A table](.\\a.png)', '5:1 image .\\a.png has backslashes; write ./a.png'],
  ['![A table](content/docs/a.png)', '5:1 image content/docs/a.png is the path in the repository; write ./a.png'],
  ['![A table](public/images/b.png)', '5:1 image public/images/b.png is the path in the repository; write /images/b.png'],
  ['![A table](./a%20b.png)', '5:1 image ./a%20b.png has a space in its name; rename the file, with a hyphen instead'],
  ['![A table](./a.png =300x200)', '5:1 "./a.png =300x200" is not an address, because it contains a space; delete the size'],
  ['![A table](<./a b.png>)', '5:1 image ./a b.png has a space in its name; rename the file, with a hyphen instead'],
  ['![A table][table]', '5:1 "![A table][table]" is a picture without an address; write "![A table](./picture.webp)"'],
  ['```js{1,2}\na\nb\n```', '5:1 unknown code language "js{1,2}". Write js {1,2}.'],
  ['```bash:start.sh\nls\n```', '5:1 unknown code language "bash:start.sh". Write bash title="start.sh".'],
  ['```js\na // [!code+]\n```', '6:1 [!code+] has no effect; write [!code ++]'],
  ['A ==marked== word', '5:3 "==marked==" is shown with its marks; write "**marked**" for bold text'],
  ['A $$x^2$$ formula', '5:3 pages show no formulas, and readers see $$x^2$$ as it is written'],
  ['A :smile: here', '5:3 :smile: is shown as text; delete it'],
  ['A [[page|word]] here', '5:3 "[[page|word]]" is shown as text; write the address of the page, "[word](/docs/…/)"'],
  ['<FileTree>\n- app/\n  - `a.ts`\n</FileTree>', '6:3 a name in <FileTree> is in backticks; write `app/`'],
  ['![[a.png]]', '5:1 "![[a.png]]" is shown as text; write "![What it shows](./a.png)"'],
  ['[[toc]]', '5:1 [[toc]] is shown as text; delete it, because every page has a table of contents'],
  ['[TOC]', '5:1 [TOC] is shown as text; delete it'],
  ['=== "Linux"\n\nText', '5:1 "===" does not begin a tab; write <TabItem value="…" label="Linux">, with its text, in <Tabs>'],
  ['??? note "More"\nText', '5:1 "???" does not begin a box; write <Details summary="More">'],
  ['• Docker', '5:1 "•" does not begin an entry of a list; write "- Docker"'],
  ['##\u00a0Set up', '5:1 the space after "##" is one that does not break; write an ordinary space'],
  ['1. Install:\n\n```bash\nls\n```\n\n1. Run it.', '7:1 this is not part of the entry above it, so the next entry has the number 1 again'],
  ['1. Install:\n  - Docker\n1. Run it.', '6:3 this is not part of the entry above it'],
  ['| a | b |\n| - | - |\n| a | - one\n- two |', '7:1 a cell is one line; write <br /> instead of the line break'],
  ['| a |\n| - |\n| b |\nText', '8:1 this line is a row of the table; leave a line empty between the table and the text'],
  ['| a | b |\n| - | - |\n| c | d |\n\n| e | f |\n| g | h |', '9:1 the empty line above this row ends the table; delete it'],
  ['Run:\n\n    docker ps', '7:1 indentation does not make code; put the lines between ```text and ```'],
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
])('%j', (body, message) => {
  expect(text(body)).toEqual([expect.stringContaining(message)])
})

test.each([
  ['http://localhost:3000/docs/a/#content', 'is a page of this site on another host; write "/docs/a/#content"'],
  ['https://deploy-preview-3--site.netlify.app/docs/a', 'is a page of this site on another host; write "/docs/a/"'],
  ['https:/a.example', 'has only one slash after its scheme; write "https://a.example"'],
  ['www.a.example/b', 'is read as a page of this site; write "https://www.a.example/b"'],
  ['a.example.com/b', 'is read as a page of this site; write "https://a.example.com/b"'],
  ['/content/docs/a.mdx', 'is the path of a file; write the address of its page, "/docs/a/"'],
  ['/docs/a/index.html', 'is the path of a file; write the address of its page, "/docs/a/"'],
  ['#tob', 'names no heading of that page. It has no headings.'],
  ['me@a.example', 'is read as a page of this site; write "mailto:me@a.example"'],
  ['maillto:me@a.example', 'begins with "maillto:", which does not work here. Did you mean "mailto"?'],
  ['javascript:void 0', ''],
  ['file:///home/a.pdf', 'is a file on one computer; put it in public/'],
  ['C:/a.pdf', 'is a file on one computer; put it in public/'],
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
