import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { componentRules } from '../mdx/component-rules'
import { checkContent } from '.'
import { check, context, front, one } from './testing'

/** Mistakes in components and code fences. They would not stop a build, or only with an error of the component. The text begins on line 5. */

test('every component has rules', () => {
  const names = readdirSync('components/mdx/authored').map((file) => file.replace('.tsx', ''))
  expect(Object.keys(componentRules).sort()).toEqual(names.sort())
})

const all = new Set(Object.keys(componentRules))
for (const name of all) (context.components as Set<string>).add(name)

test.each([
  ['a missing attribute', '<Since />', '5:1 <Since> needs version, such as version="v0.4.2"'],
  ['an empty attribute', '<Details summary="">a</Details>', '5:1 summary is empty; write summary="If the test fails", for example'],
  ['an attribute without a value', '<Badge tone>a</Badge>', '5:1 tone needs a value; write tone="good", for example'],
  ['an unknown attribute', '<Badge tonee="good">a</Badge>', '5:1 <Badge> has no attribute tonee; it has tone. Did you mean "tone"?'],
  [
    'an unknown value',
    '<Badge tone="god">a</Badge>',
    '5:1 tone="god" does not exist; write one of plain, brand, good, caution, danger. Did you mean "good"?',
  ],
  ['code in an attribute', '<Badge tone={good}>a</Badge>', '5:1 tone={good} is code; write the value in quotes, such as tone="good"'],
  ['code instead of attributes', '<Badge {...x}>a</Badge>', '5:1 <Badge> takes no {…} here; write each attribute as name="value"'],
  [
    'the address of a video',
    '<YouTube id="https://youtu.be/dXy09gmo5O0" />',
    '5:1 id="https://youtu.be/dXy09gmo5O0" is not the ID of a video, which is the 11 characters after "v=" in its address; write id="dXy09gmo5O0", for example',
  ],
  ['a table that is not there', '<FilterTable label="engines">\n\nText\n\n</FilterTable>', '5:1 <FilterTable> must contain a table'],
  ['steps without headings', '<Steps>\n\nText\n\n</Steps>', '5:1 <Steps> must contain a heading that begins with ### for each step'],
  ['a file tree without a list', '<FileTree>\n\nText\n\n</FileTree>', '5:1 <FileTree> must contain a list of files'],
  [
    'an unknown mark in code',
    '```bash\nls\nls # [!code hilight]\n```',
    '7:1 [!code hilight] has no effect; write ++, --, focus or highlight after "!code", in a comment at the end of the line',
  ],
  ['a title without quotes', '```json title=a.json\n{}\n```', '5:1 the title of the code is not in quotes; write title="a.json"'],
  ['a line that does not exist', '```bash {2-3}\nls\nls\n```', '5:1 line 3 cannot be highlighted, because the code has only 2 lines'],
  ['a link without an address', 'a [b]()', '5:3 the link has no address; write it between the parentheses'],
  ['a link without text', 'a [](/docs/a/)', '5:3 the link has no text; write it between the square brackets'],
  [
    'an address with a space',
    '![b](./My Picture.png)',
    '5:1 "./My Picture.png" is not an address, because it contains a space; rename the file, or write %20 for the space',
  ],
])('reports %s', (_name, body, expected) => {
  expect(one(front() + body)).toEqual([`content/docs/a.mdx:${expected}`])
})

test.each([
  ['a table of a component', '<FilterTable label="flags">\n\n<FlagTable />\n\n</FilterTable>'],
  ['marks for several lines', '```bash\nls # [!code focus:2]\nls\nls # [!code --]\n```'],
  ['a flag', '<Details summary="More" open>\n\nText\n\n</Details>'],
  ['a version of another product', '<Since version="0.0.15" product="Helm chart" />'],
  ['a link with a title', '[a](/docs/a/ "A title")'],
])('accepts %s', (_name, body) => {
  expect(one(front() + body)).toEqual([])
})

test('reports names in attributes that no data file has', () => {
  const dataFiles = new Map([
    ['content/data/reference/postgres.yml', 'examples: [{ id: complete }]\nobjects: [{ path: "" }, { path: ssl }]\n'],
    ['content/data/benchmarks.json', '{ "suites": { "postgres": { "measures": { "cdc": {} } } } }'],
    ['content/data/api.yml', '- id: users\n'],
  ])
  const findings = (body: string) =>
    checkContent(new Map([['content/docs/a.mdx', front() + body]]), { ...context, dataFiles }).findings.map(({ message }) => message)
  expect(findings('<ConfigTable name="postgres" />\n\n<ConfigTable name="postgres" object="ssl" />')).toEqual([])
  expect(findings('<ConfigTable name="postgrs" />')).toEqual([
    'unknown reference "postgrs"; write one of postgres. Did you mean "postgres"?',
  ])
  expect(findings('<ConfigTable name="postgres" object="sll" />')).toEqual(['unknown object "sll"; write one of ssl. Did you mean "ssl"?'])
  expect(findings('<ConfigExample name="postgres" example="min" />')).toEqual(['unknown example "min"; write one of complete.'])
  expect(findings('<BenchmarkChart suite="postgrs" measure="cdc" />')[0]).toContain('Did you mean "postgres"?')
  expect(findings('<BenchmarkChart suite="postgres" measure="full" />')).toEqual(['unknown measure "full"; write one of cdc.'])
  expect(findings('<ApiEndpoints group="user" />')).toEqual(['unknown group "user"; write one of users. Did you mean "users"?'])
})

test.each([
  ['content/docs/zz/md.md', 'pages end in .mdx; rename the file to md.mdx'],
  ['content/docs/a page.mdx', '"a page" cannot be part of an address'],
  ['content/docs/Übersicht.mdx', 'write ubersicht in the name of the file'],
])('reports the name of the file %s', (file, message) => {
  expect(check({ [file]: `${front()}Text` })).toEqual([expect.stringContaining(`${file}:1:1 `)])
  expect(check({ [file]: `${front()}Text` })[0]).toContain(message)
})

test('reports a slug that cannot be part of an address', () => {
  expect(one(`${front('slug: Zz Link\n')}Text`)).toEqual([
    'content/docs/a.mdx:4:1 slug: "Zz Link" cannot be part of an address, which has only letters from A to Z, digits, hyphens, underscores and dots; write zz-link',
  ])
})

test('reports values of the outline in a page that is not a draft', () => {
  const outline = 'keywords: [cdc, "Outline: not written yet"]\n'
  expect(one(`${front(`draft: true\n${outline}`)}Text`)).toEqual([])
  expect(one(`${front(outline)}Text`)).toEqual(['content/docs/a.mdx:4:17 keywords[1]: is not written yet; replace the text of the outline'])
})
