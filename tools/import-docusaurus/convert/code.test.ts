import { expect, test } from 'vitest'
import { parseBody } from '../../../lib/mdx/analyse'
import { languageFor, withLanguages } from './languages'
import { withHighlightComments } from './magic-comments'
import { rewriteBody } from './rewrite'
import { environment, rewritten } from './testing'

test.each([
  [
    'fence attributes',
    '```js {1,3-4} title="a.js" showLineNumbers\na\nb\nc\nd\n```',
    '```js title="a.js" {1,3-4} showLineNumbers\na\nb\nc\nd\n```\n',
  ],
  ['fence attributes without a space', '```js{1}\na\n```', '```js {1}\na\n```\n'],
  ['highlight comments', '```js\n// highlight-start\na\n// highlight-end\n```', '```js\n// highlight-start\na\n// highlight-end\n```\n'],
  [
    'highlight comments in JSON, which has no comments',
    '```json {3}\n{\n// highlight-next-line\n"a": 1\n}\n```',
    '```json {2-3}\n{\n"a": 1\n}\n```\n',
  ],
  ['code fences in lists', '- a\n\n  ```jsx\n  b\n  ```', '- a\n\n  ```tsx\n  b\n  ```\n'],
])('%s', (_, body, text) => {
  expect(rewritten(body).text).toBe(text)
})

test('lines beyond the end of the code are no longer highlighted, with a note at the fence', () => {
  const { text, notes } = rewritten('Text\n\n```js {1,3-4}\na\n```\n\n<CodeBlock language="js" metastring="{2}">{`a`}</CodeBlock>')
  expect(text).toBe('Text\n\n```js {1}\na\n```\n\n```js\na\n```\n')
  expect(notes).toEqual([
    'Code blocks, line 3: the lines 3-4 are no longer highlighted, because the code ends before them',
    'Code blocks, line 7: the lines 2 are no longer highlighted, because the code ends before them',
  ])
})

test('lines are counted without the comments that highlight lines', () => {
  expect(rewritten('```js {1-3}\n// highlight-next-line\na\nb\n```').text).toBe('```js {1-2}\n// highlight-next-line\na\nb\n```\n')
})

test('what the content check reports about code is noted at the line of the code', () => {
  const fence = '```js\na // [!code +]\n```'
  expect(rewritten(`${fence.replace('+', '++')}\n\n:::caution\nx\n:::\n\n${fence}`).notes).toEqual([
    expect.stringMatching(/^Text, line 10: the content check reports: .*\+/),
  ])
})

test.each([
  ['rust', 'rust'],
  ['cs', 'csharp'],
  ['ruby', 'ruby'],
  ['scss', 'scss'],
  ['hbs', 'handlebars'],
  ['vue', 'vue'],
  ['graphql', 'graphql'],
])('code in %s keeps its language', (word, language) => {
  const { language: kept, reason } = languageFor(word, 'x')
  expect([kept, reason]).toEqual([language, undefined])
})

test.each([
  ['flow', 'type A = ?string', 'tsx'],
  ['json', '{ "a": 1 } // b', 'jsonc'],
  ['jsonc', '{ "a": 1 } // b', 'jsonc'],
  ['yaml', 'name: {{ .Values.name }}\n{{- if .x }}', 'helm'],
  ['helm', '{{- if .x }}', 'helm'],
])('%s such as %s keeps its colors', (word, code, language) => {
  expect(languageFor(word, code)).toEqual({ language })
})

test('the import learns which languages the site does not highlight yet', () => {
  const learned: string[] = []
  const body = '```abap\na\n```\n\n```js\na\n```'
  rewriteBody(body, {}, { ...environment(), language: (name) => learned.push(name) })
  expect(learned).toEqual(['abap'])
})

test('languages are added to the list once, with their grammars', () => {
  const source = "const loaders = {\n  go: () => import('x'),\n} as const\n"
  expect(withLanguages(source, ['go', 'abap', 'angular-ts'])).toBe(
    "const loaders = {\n  go: () => import('x'),\n  abap: () => import('shiki/langs/abap.mjs'),\n  'angular-ts': () => import('shiki/langs/angular-ts.mjs'),\n} as const\n",
  )
})

test('code without a language is text', () => {
  expect(rewritten('```\na\n```').text).toBe('```text\na\n```\n')
})

test('adjacent fences with tabs become one set of tabs, also in a list', () => {
  const { text, notes } = rewritten(
    '- x\n\n  ```js tab="A.js"\n  a\n  ```\n\n  ```ts tab=\'A.js\' title="t"\n  b\n  ```\n\n```js tab=C\nc\n```',
  )
  expect(text).toBe(
    '- x\n\n  <Tabs>\n\n  <TabItem value="A.js" label="A.js">\n\n  ```js\n  a\n  ```\n\n  </TabItem>\n\n  <TabItem value="A.js 2" label="A.js 2">\n\n  ```ts title="t"\n  b\n  ```\n\n  </TabItem>\n\n  </Tabs>\n\n<Tabs>\n\n<TabItem value="C" label="C">\n\n```js\nc\n```\n\n</TabItem>\n\n</Tabs>\n',
  )
  expect(notes).toEqual([])
  expect(parseBody(text).children.map(({ type }) => type)).toEqual(['list', 'mdxJsxFlowElement'])
})

test.each([
  ['npm install', 'yarn install'],
  ['npm install --save-dev gate lamp', 'yarn add --dev gate lamp'],
  ['npm i -g gate', 'yarn global add gate'],
  ['npm run build', 'yarn build'],
  ['npm start', 'yarn start'],
  ['npx gate open', 'yarn dlx gate open'],
  ['npm uninstall gate', 'yarn remove gate'],
  ['npm init gate@latest my-gate', 'yarn create gate my-gate'],
])('with npm2yarn, "%s" is also shown as "%s"', (npm, yarn) => {
  const { text, notes } = rewritten(`\`\`\`bash npm2yarn\n${npm}\n\`\`\``)
  expect(text).toBe(
    `<Tabs groupId="npm2yarn">\n\n<TabItem value="npm" label="npm">\n\n\`\`\`bash\n${npm}\n\`\`\`\n\n</TabItem>\n\n<TabItem value="yarn" label="Yarn">\n\n\`\`\`bash\n${yarn}\n\`\`\`\n\n</TabItem>\n\n</Tabs>\n`,
  )
  expect(notes).toEqual([])
})

test('a Mermaid diagram stays one', () => {
  expect(rewritten('```mermaid\ngraph TD; A-->B;\n```')).toEqual({ text: '```mermaid\ngraph TD; A-->B;\n```\n', notes: [] })
})

test('comments of the site that mark lines highlight the same lines', () => {
  const comments = [{ line: 'error-next-line', start: 'error-start', end: 'error-end' }, { line: 'This will (error)' }]
  const code =
    'a()\n// error-next-line\nb()\n# This will (error)\nc()\n{/* error-start */}\n<d />\n{/* error-end */}\nsay("error-next-line")'
  expect(withHighlightComments(code, comments)).toBe(
    'a()\n// highlight-next-line\nb()\n# highlight-next-line\nc()\n{/* highlight-start */}\n<d />\n{/* highlight-end */}\nsay("error-next-line")',
  )
})

test.each([
  ['js {1..2,4}', 'js {1-2,4}', []],
  ['js {1...3}', 'js {1-2}', []],
  ['js showLineNumbers=5', 'js showLineNumbers', ['showLineNumbers=5']],
  ['js showLineNumbers{5} {2}', 'js {2} showLineNumbers', ['showLineNumbers{5}']],
  ['js showLineNumbers=1', 'js showLineNumbers', []],
  ['js showLineNumbers=false', 'js', []],
  ['jsx live noInline', 'tsx', ['live noInline']],
  ['js title=a.js', 'js', ['title=a.js']],
])('the options of a fence %s become %s', (written, options, dropped) => {
  const { text, notes } = rewritten(`\`\`\`${written}\na\nb\nc\nd\n\`\`\``)
  expect(text).toBe(`\`\`\`${options}\na\nb\nc\nd\n\`\`\`\n`)
  expect(notes).toEqual(dropped.map((option) => `Code blocks, line 1: the option ${option} was left out`))
})

test('the line numbers of a component begin at 1, with a note if they did not', () => {
  const { text, notes } = rewritten('<CodeBlock language="js" showLineNumbers={10}>{`a`}</CodeBlock>')
  expect(text).toBe('```js showLineNumbers\na\n```\n')
  expect(notes).toEqual(['Code blocks, line 1: the option showLineNumbers=10 was left out'])
})
