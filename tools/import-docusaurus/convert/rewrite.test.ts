import { expect, test } from 'vitest'
import { parseBody } from '../../../lib/mdx/analyse'
import { rewriteBody } from './rewrite'
import { environment, rewritten } from './testing'

const constructs: Array<[name: string, body: string, text: string]> = [
  [
    'text that needs no change stays byte for byte',
    '* one\n*  two\n\nSome __bold__ text.  \nMore.\n',
    '* one\n*  two\n\nSome __bold__ text.  \nMore.\n',
  ],
  ['heading ids', '## Cranes {#all-cranes}\n\n### Ships {/* #ships */}', '## Cranes [#all-cranes]\n\n### Ships [#ships]\n'],
  ['mdx-code-block fences', '```mdx-code-block\n<center>a</center>\n```', 'a\n'],
  ['definitions of pictures', '![a][b]\n\n[b]: ../c.png', '![a][b]\n\n[b]: ./images/c.png\n'],
  [
    'videos',
    '<video controls><source src="/v.mp4" /></video>',
    ':::warning[Not imported: video]\n\n```tsx\n<video controls><source src="/v.mp4" /></video>\n```\n\n:::\n',
  ],
  ['HTML comments', 'a <!-- inside --> b\n\n<!-- alone -->\n', 'a <!-- inside --> b\n\n<!-- alone -->\n'],
  [
    'inline styles and classes',
    '<b style="color: red" className="x" class="y">b</b> <kbd style={{ margin: 0 }}>K</kbd>',
    '<strong>b</strong> <kbd>K</kbd>\n',
  ],
  [
    'wrappers',
    'a\n\n<div className="row">\n\nb\n\n</div>\n<center>c</center>\n\nd <span style="color: red">e</span>',
    'a\n\nb\n\n\nc\n\nd e\n',
  ],
  ['tags that HTML does not close', 'a<br>b<BR/>c\n\n<hr>', 'a<br />b<br />c\n\n---\n'],
  ['HTML headings', '<h2 id="x" align="center">Cranes</h2>', '## Cranes [#x]\n'],
  ['links to files, with fragment and title', '[a](./b.md#c "d") and [`e`](./f.mdx)', '[a](/docs/b/#c "d") and [`e`](/docs/f/)\n'],
  ['link definitions', '[a][b]\n\n[b]: ./c.md', '[a][b]\n\n[b]: /docs/c/\n'],
  ['HTML links and the Link component', '<a href="./b.md" target="_blank">b</a> <Link to="/c">*c*</Link>', '[b](/docs/b/) [*c*](/c)\n'],
  ['ids of wrappers', '<span id="x">a</span> b', '<a id="x"></a>a b\n'],
  ['anchors', '<a name="old"></a>Text', '<a id="old"></a>Text\n'],
  [
    'addresses in angle brackets',
    '<https://harbor.example/a> <team@harbor.example>',
    '[https://harbor.example/a](https://harbor.example/a) [team@harbor.example](mailto:team@harbor.example)\n',
  ],
  ['pictures', '![A crane](../img/crane.png "C")', '![A crane](./images/crane.png "C")\n'],
  ['pictures with require', '<img src={require(\'./a.png\').default} alt="A" />', '![A](./images/a.png)\n'],
  ['pictures with useBaseUrl', '<img alt="A" src={useBaseUrl(\'/img/a.png\')} />', '![A](./images/a.png)\n'],
  ['imported pictures', 'import crane from \'./a.png\'\n\n<img src={crane} alt="A" />', '![A](./images/a.png)\n'],
  [
    'imported drawings as components',
    'import Crane from \'@site/static/img/a.svg\'\n\n<Crane title="A" alt="B" />',
    '![B](./images/a.svg "A")\n',
  ],
  [
    'figures',
    '<figure>\n  <img src="/a.png" alt="A" />\n  <figcaption>The **crane**</figcaption>\n</figure>',
    '<Figure src="./images/a.png" alt="A" caption="The crane" />\n',
  ],
  [
    'YouTube frames',
    '<iframe src="https://www.youtube.com/embed/W1mWz2Sp2VQ?x=1" title="T"></iframe>',
    '<YouTube id="W1mWz2Sp2VQ" title="T" />\n',
  ],
  ['partials as snippets', "import A from '@site/docs/_short.mdx'\n\n- a\n\n  <A />", '- a\n\n  <Snippet name="short" />\n'],
  ['partials with headings as text', "import A from './_long.mdx'\n\n<A />", '## Long\n\nText.\n'],
  ['the CodeBlock component', '<CodeBlock language="js" title="a.js">{`a\nb`}</CodeBlock>', '```js title="a.js"\na\nb\n```\n'],
  [
    'files that are shown with raw-loader',
    'import Source from \'!!raw-loader!./a.py\'\n\n<CodeBlock className="language-python">{Source}</CodeBlock>',
    '```python\nprint("harbor")\n```\n',
  ],
  ['constants and front matter in text', "export const version = '1.2'\n\nv{version}{' '}on {frontMatter.port}", 'v1.2 on 8080\n'],
  ['sums of numbers and of texts', "{8000 + 80} {'a' + 1}", '8080 a1\n'],
  ['text that looks like code', 'if a <b and {x y} or Array<string>', 'if a \\<b and \\{x y} or Array\\<string>\n'],
  ['unknown elements of a later import', "import type { A } from 'a'\n\nimport the data", '&#105;mport the data\n'],
]

test.each(constructs)('%s', (_, body, text) => {
  expect(rewritten(body).text).toBe(text)
})

test('tabs get labels, a default and attributes of this site', () => {
  const body =
    "import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n\n<Tabs groupId=\"os\" queryString lazy values={[{ label: 'Linux', value: 'l' }, { label: 'Mac', value: 'm' }]}>\n<TabItem value=\"l\">A</TabItem>\n<TabItem value=\"m\" default className=\"x\">\n\nB\n\n</TabItem>\n</Tabs>"
  expect(rewritten(body).text).toBe(
    '<Tabs groupId="os" queryString="os" defaultValue="m">\n<TabItem value="l" label="Linux">A</TabItem>\n<TabItem value="m" label="Mac">\n\nB\n\n</TabItem>\n</Tabs>\n',
  )
})

test('an unknown component becomes a box with its source and its converted content', () => {
  const { text, notes } = rewritten('<Warning level="high">\n\n:::caution\nHot\n:::\n\n</Warning>')
  expect(text).toBe(
    '::::warning[Not imported: Warning]\n\n```tsx\n<Warning level="high">\n\n:::caution\nHot\n:::\n\n</Warning>\n```\n\n:::warning\nHot\n:::\n\n::::\n',
  )
  expect(notes).toEqual([
    'Unknown components, line 1: <Warning> is not a component of this site and is now a box; to import it as a known one: --map Warning=warning',
  ])
})

test('an unknown component in a line of text stays visible there', () => {
  expect(rewritten('Rated <Stars count={5} /> by readers.').text).toBe(
    'Rated **Not imported: Stars** (`<Stars count={5} />`) by readers.\n',
  )
})

test('a component of the site with a name of Docusaurus is unknown', () => {
  expect(rewritten("import Tabs from '@site/src/Tabs'\n\n<Tabs />").text).toContain(':::warning[Not imported: Tabs]')
})

test('exported code becomes a box without the imports around it', () => {
  const { text, notes } = rewritten("import x from 'y'\nexport const Big = ({ children }) => <b>{children}</b>\n\nText")
  expect(text).toBe(
    ':::warning[Not imported: code]\n\n```tsx\nexport const Big = ({ children }) => <b>{children}</b>\n```\n\n:::\n\nText\n',
  )
  expect(notes[0]).toMatch(/^Code in pages, line 2: /)
})

test('an expression that must run becomes visible code', () => {
  const { text, notes } = rewritten('Since {new Date().getFullYear()}.\n\n{items.map((item) => item)}')
  expect(text).toContain('Since `{new Date().getFullYear()}`.')
  expect(text).toContain(':::warning[Not imported: code]\n\n```tsx\n{items.map((item) => item)}\n```')
  expect(notes.map((note) => note.slice(0, 23))).toEqual(['Code in pages, line 1: ', 'Code in pages, line 3: '])
})

test('head, style, script and lists of cards are removed with a note', () => {
  const { text, notes } = rewritten(
    '<head>\n  <meta name="robots" content="noindex" />\n</head>\n\n<DocCardList />\n\n<style>{`a {}`}</style>\n\nText',
  )
  expect(text.trim()).toBe('Text')
  expect(notes.map((note) => note.match(/<.*removed/)?.[0])).toEqual([
    '<head> with <meta> was removed',
    '<DocCardList> was removed',
    '<style> was removed',
  ])
})

test('code that the site cannot highlight or parse is shown as another language, with a note', () => {
  const { text, notes } = rewritten('```promql eye\nx\n```\n\n```yaml\na: [\n```')
  expect(text).toBe('```text\nx\n```\n\n```text\na: [\n```\n')
  expect(notes.map((note) => note.slice(0, 60))).toEqual([
    'Code blocks, line 1: the site does not highlight "promql"; t',
    'Code blocks, line 1: the option eye was left out',
    expect.stringMatching(/^Code blocks, line 5: the yaml sample does not parse/),
  ])
})

test('the h1 before the text is the title, and another h1 is a section', () => {
  const body = rewriteBody('# Cranes {#x}\n\nText.\n\n# Limits\n', {}, environment())
  expect(body).toMatchObject({ title: 'Cranes', text: 'Text.\n\n## Limits\n', paragraph: 'Text.', hasHeadings: true })
  expect(rewriteBody('Text.\n\n# Limits\n', {}, environment()).title).toBeUndefined()
})

test('braces are text in plain Markdown', () => {
  expect(rewritten('Use {name} and `{code}`.', { isPlain: true }).text).toBe('Use \\{name} and `{code}`.\n')
})

test('only the block that cannot be read is shown as code, with a note', () => {
  const { text, notes } = rewritten(`Before.\n\n${'> '.repeat(200)}text\n\nAfter.`)
  expect(text).toMatch(/^Before\.\n\n:::warning\[Not imported: text\]\n\n```mdx\n(?:> )+text\n```\n\n:::\n\nAfter\.\n$/)
  expect(notes).toEqual(['Text, line 3: this block is not valid MDX and is now shown as code; correct it'])
})

test('a misplaced closing tag costs no more than its block, and what is in the box is not reported', () => {
  const body =
    '# Gates\n\nOpen <b>the *gate</b> now*.\n\n:::note\n\nStay <i>behind\n\n</i> the line</b>.\n\n:::\n\n```js\na()\n```\n\nThe end.\n'
  const { text } = rewritten(body)
  expect(text).toContain('The end.')
  expect(text).toContain('```js\na()\n```')
  expect(parseBody(text).children.at(-1)?.type).toBe('paragraph')
})

test('colons and backticks in the source of a box do not end it', () => {
  const { text } = rewritten('<Box>\n\n````md\n:::note\n\n```js\n```\n\n:::\n````\n\n</Box>\n\nThe end.')
  expect(parseBody(text).children.map(({ type }) => type)).toEqual(['containerDirective', 'paragraph'])
})

test.each([
  ['placeholders in a cell are text', '| a |\n| - |\n| x <id> y |', '| a |\n| - |\n| x \\<id> y |\n'],
  ['an empty heading disappears', '##\n\nText.', 'Text.\n'],
  ['a link whose address has a space is its text', 'See [the keys](#a- b) here.', 'See the keys here.\n'],
  ['a picture whose address has a space is shown', '![Keys](./the keys.png)', '![Keys](<./images/the keys.png>)\n'],
  [
    'a title inside of an element is one level lower',
    'Text.\n\n<center># Gates</center>\n\n<div>\n\nKeys\n===\n\n</div>',
    'Text.\n\n## Gates\n\n## Keys\n',
  ],
])('%s', (_, body, text) => {
  expect(rewritten(body).text).toBe(text)
})

test('the first heading of a partial is not the title of the page, so it stays', () => {
  expect(rewriteBody('# Keys\n\nText.', {}, { ...environment(), isPart: true }).text).toBe('## Keys\n\nText.\n')
})

test('a long page with many places that MDX does not accept is repaired everywhere', () => {
  const sections = Array.from({ length: 100 }, (_, index) => `## Gate ${index}\n\nOpens at {6 or <7, as the *keeper* says.\n`)
  expect(rewritten(sections.join('\n')).text).toBe(sections.join('\n').replaceAll('{6', '\\{6').replaceAll('<7', '\\<7'))
})

test('an ID that an earlier heading has is left out, so that links lead to the earlier one', () => {
  const { text } = rewritten('## Limit {#limit}\n\nA.\n\n## Limits {#limit}\n\nB.\n\n## Gates\n\nC.\n\n## Doors {#gates}\n\nD.')
  expect(text).toBe('## Limit [#limit]\n\nA.\n\n## Limits\n\nB.\n\n## Gates\n\nC.\n\n## Doors\n\nD.\n')
})

test('imports within an element are those of the page', () => {
  const { text, notes } = rewritten("<div>\n\nimport Short from './_short.md'\n\n<Short />\n\n</div>\n\nText.\n")
  expect(text).toContain('<Snippet name="short" />')
  expect(text).not.toContain('import')
  expect(notes).toEqual([])
})

test('what both generators write in the same way stays as it is', () => {
  const body = `Text[^1] with ~~old~~ words, H<sub>2</sub>O, <kbd>Ctrl</kbd> and https://harbor.example.

[^1]: A footnote.

- [x] Open
- [ ] Closed

> A quote

| Gate | Ships |
| ---- | :---: |
| East | 2 \\| 3 |

{/* a comment */}

<!-- another one -->
`
  expect(rewritten(body)).toEqual({ text: body, notes: [] })
})

test.each([
  ["import Mermaid from '@theme/Mermaid'\n\n<Mermaid value={`graph TD;\nA-->B;`} />\n", '```mermaid\ngraph TD;\nA-->B;\n```\n'],
  ["import Heading from '@theme/Heading'\n\n<Heading as='h3' id='north'>Gates</Heading>\n", '### Gates [#north]\n'],
  ["import Heading from '@theme/Heading'\n\n<Heading as={'h2'} children={'Gates'}>\n</Heading>\n", '## Gates\n'],
  ['<h2 id="#north">Gates</h2>\n', '## Gates [#north]\n'],
  ['```jsx live\na()\n```\n', '```tsx\na()\n```\n', 'Code blocks, line 1: the option live was left out'],
  [
    "import Contents from '@theme/TOCInline'\n\n<Contents toc={toc} />\n\nText.\n",
    'Text.\n',
    'Unknown components, line 3: <Contents> was removed: every page has a table of contents next to its text',
  ],
  ['import Translate from \'@docusaurus/Translate\'\n\nOpen <Translate id="open">all gates</Translate> now.\n', 'Open all gates now.\n'],
  ["import Image from '@theme/IdealImage'\n\n<Image img={require('./gate.png')} alt=\"Gate\" />\n", '![Gate](./images/gate.png)\n'],
  [
    "import Gate from './gate.svg'\n\n<Gate className='big' />\n",
    '![Gate](./images/gate.svg)\n',
    'Pictures, line 3: ./gate.svg has no alternative text; it is now "Gate". Describe briefly what it shows',
  ],
])('a feature of the theme: %j', (body, text, ...notes) => {
  expect(rewritten(body)).toEqual({ text, notes })
})

test('what only a browser shows is a box', () => {
  const { text } = rewritten("import BrowserOnly from '@docusaurus/BrowserOnly'\n\n<BrowserOnly>{() => <Chart />}</BrowserOnly>\n")
  expect(text).toContain(':::warning[Not imported: BrowserOnly]')
})

test.each([
  'Gates.\n\nCode - [https://harbor.example/abc] and more.\n\nShips.\n',
  'Ask [team@harbor.example] now.\n',
  'See [gates](<https://harbor.example/gates_(east)>).\n',
])('addresses in brackets stay as they are: %j', (body) => {
  expect(rewritten(body)).toEqual({ text: body, notes: [] })
})

test.each([
  ['<Gate /> <Ship />\n\nText\n', ['containerDirective', 'containerDirective', 'paragraph']],
  ['<Gate /><br/>\n\nText\n', ['containerDirective', 'mdxJsxFlowElement', 'paragraph']],
  ['<Gate /> {open()}\n\nText\n', ['containerDirective', 'containerDirective', 'paragraph']],
  ['> <Gate /> <Ship />\n\nText\n', ['blockquote', 'paragraph']],
  ['- a\n- <span>{open()}</span>\n\nText\n', ['list', 'paragraph']],
  ['<Tabs>\n<TabItem value="a">\n\n<Gate /><br/>\n\n</TabItem>\n</Tabs>\n', ['mdxJsxFlowElement']],
])('blocks that begin on the same line are blocks of their own: %j', (body, types) => {
  const { text, notes } = rewritten(body)
  expect(parseBody(text).children.map(({ type }) => type)).toEqual(types)
  expect(notes.filter((note) => note.startsWith('Text'))).toEqual([])
})

test('the title of the page and choices between known values are written out', () => {
  const body =
    "# Gates {#all}\n\nexport const isOpen = true\n\n{contentTitle}: {isOpen ? 'open' : 'closed'}{isOpen && ', until noon'}{null}."
  expect(rewriteBody(body, {}, { ...environment(), frontMatter: {} }).text).toBe('Gates: open, until noon.\n')
})

test('a component around the page becomes a box', () => {
  const { text, notes } = rewritten('export default ({ children }) => <main>{children}</main>\n\nText')
  expect(text).toContain(':::warning[Not imported: code]\n\n```tsx\nexport default')
  expect(notes).toHaveLength(1)
})

test.each([
  ['<Link to="/a">\n  <div><h3>Gates</h3></div>\n  <p>All of them</p>\n</Link>\n', '### [Gates](/a)\n\nAll of them\n'],
  ['<a href="/a">\n\n![Gate](./gate.png)\n\nText\n\n</a>\n', '[![Gate](./images/gate.png)](/a)\n\nText\n'],
  ['<a href="/a">\n\nSee [b](/b).\n\nText\n\n</a>\n', 'See [b](/b).\n\nText\n\n[/a](/a)\n'],
])('of blocks that are a link, the first one becomes it: %j', (body, text) => {
  expect(rewritten(body)).toEqual({ text, notes: [] })
})

test('text between tabs is shown below them, with a note', () => {
  const { text, notes } = rewritten('<Tabs>\n  <TabItem value="a">\n  A\n  </TabItem>\n  <p>See *b*.</p>\n</Tabs>\n\nText\n')
  expect(text).toMatch(/<TabItem value="a" label="a">\s+A\s+<\/TabItem>\s+<\/Tabs>\n\nSee \*b\*\.\n\nText\n$/)
  expect(notes).toEqual(['Text, line 1: text between the tabs is now below them'])
})

test('texts of translations have their values', () => {
  const imports = "import Translate, { translate } from '@docusaurus/Translate'\n\n"
  const body =
    "Hi. <Translate values={{ count: 5 }}>{'Open {count} gates of {harbor}'}</Translate> {translate({ message: 'in {time} h' }, { time: 2 })}\n"
  expect(rewritten(imports + body)).toEqual({ text: 'Hi. Open 5 gates of \\{harbor\\} in 2 h\n', notes: [] })
})
