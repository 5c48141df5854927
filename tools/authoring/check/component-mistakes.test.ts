import { expect, test } from 'vitest'
import type { ComponentRule } from '../../../lib/mdx/component-rules'
import { checkContent } from '.'
import { formatFinding } from './report'
import { check, context, front, one } from './testing'

/** Mistakes in components and code fences. They would not stop a build, or only with an error of the component. The text begins on line 5. */

const version = { matches: /^v?\d+(\.\d+)+$/, what: 'a version' }
const rules: Record<string, ComponentRule> = {
  Label: { inline: true, attributes: { tone: { example: 'good', oneOf: ['plain', 'good'] } } },
  Version: { attributes: { number: { example: 'v0.4.2', required: true, pattern: version }, product: { example: 'OLake UI' } } },
  Tile: { attributes: { description: { example: 'Run a sync.' } }, empty: true },
  Film: {
    attributes: { id: { example: 'a1b2', pattern: { matches: /^[a-z\d]{4}$/, what: 'the ID of a film', within: /v=([a-z\d]{4})/ } } },
  },
  Fold: { attributes: { summary: { example: 'If the test fails', required: true }, open: { example: '', flag: true } } },
  Filter: {
    attributes: { label: { example: 'engines', required: true } },
    contains: { oneOf: ['table', 'FlagTable'], what: 'one table', onlyOne: 'write two' },
  },
  FlagTable: { attributes: {} },
  Tree: { attributes: {}, contains: { oneOf: ['list'], what: 'a list of files' } },
  Walk: { attributes: {}, contains: { oneOf: ['heading 3'], what: 'a heading that begins with ### for each step' } },
}
const findings = (body: string) =>
  checkContent(new Map([['content/docs/a.mdx', front() + body]]), { ...context, components: new Map(Object.entries(rules)) }).findings.map(
    formatFinding,
  )

test.each([
  ['a missing attribute', '<Version />', '5:1 <Version> needs number, such as number="v0.4.2"'],
  [
    'text in a component that shows none',
    '<Tile>Text</Tile>',
    '5:1 <Tile> shows nothing of what is between its tags; write it as description="…", and end the tag with />',
  ],
  ['a component in a sentence', 'See <Tile /> here.', '5:5 <Tile> is part of a sentence; write it on a line of its own'],
  ['a flag that is switched off', '<Fold summary="A" open="false">a</Fold>', '5:1 open="false" has the effect of open; delete it'],
  [
    'an address instead of an ID',
    '<Film id="https://a.example/?v=wxyz" />',
    '5:1 id="https://a.example/?v=wxyz" is not the ID of a film; write id="wxyz"',
  ],
  ['an empty attribute', '<Fold summary="">a</Fold>', '5:1 summary is empty; write summary="If the test fails", for example'],
  ['an attribute without a value', '<Label tone>a</Label>', '5:1 tone needs a value; write tone="good", for example'],
  ['an unknown attribute', '<Label tonee="good">a</Label>', '5:1 <Label> has no attribute tonee; it has tone. Did you mean "tone"?'],
  ['an attribute where there is none', '<FlagTable of="all" />', '5:1 <FlagTable> has no attribute of; it has none.'],
  ['an unknown value', '<Label tone="god">a</Label>', '5:1 tone="god" does not exist; write one of plain, good. Did you mean "good"?'],
  ['code in an attribute', '<Label tone={good}>a</Label>', '5:1 tone={good} is code; write the value in quotes, such as tone="good"'],
  ['code instead of attributes', '<Label {...x}>a</Label>', '5:1 <Label> takes no {…} here; write each attribute as name="value"'],
  ['a value of another form', '<Version number="new" />', '5:1 number="new" is not a version; write number="v0.4.2", for example'],
  ['a table that is not there', '<Filter label="engines">\n\nText\n\n</Filter>', '5:1 <Filter> must contain one table'],
  [
    'two tables',
    '<Filter label="engines">\n\n| a |\n| --- |\n| c |\n\nText\n\n| a |\n| --- |\n| c |\n\n</Filter>',
    '5:1 <Filter> contains more than one table; write two',
  ],
  [
    'a table and a component with a table',
    '<Filter label="engines">\n\n| a |\n| --- |\n| c |\n\n<FlagTable />\n\n</Filter>',
    '5:1 <Filter> contains more than one table; write two',
  ],
  ['steps without headings', '<Walk>\n\n## Text\n\n</Walk>', '5:1 <Walk> must contain a heading that begins with ### for each step'],
  ['a file tree without a list', '<Tree>\n\nText\n\n</Tree>', '5:1 <Tree> must contain a list of files'],
])('reports %s', (_name, body, expected) => {
  expect(findings(body)).toEqual([`content/docs/a.mdx:${expected}`])
})

test.each([
  ['a table of a component', '<Filter label="flags">\n\n<FlagTable />\n\n</Filter>'],
  ['a table', '<Filter label="flags">\n\n| a | b |\n| --- | --- |\n| c | d |\n\n</Filter>'],
  ['a flag', '<Fold summary="More" open>\n\nText\n\n</Fold>'],
  ['a component for sentences in one', 'Text <Label>a</Label> and <Label tone="good">b</Label>.'],
  ['a version of another product', '<Version number="0.0.15" product="Helm chart" />'],
])('accepts %s', (_name, body) => {
  expect(findings(body)).toEqual([])
})

test.each([
  [
    'an unknown mark in code',
    '```bash\nls\nls # [!code hilight]\n```',
    '7:1 [!code hilight] has no effect; write ++, --, focus or highlight after "!code", in a comment at the end of the line',
  ],
  ['a placeholder that is closed', 'a <HOST /> b', '5:3 unknown component <HOST>. Put a placeholder in backticks, such as `<HOST>`.'],
  ['a line that does not exist', '```bash {2-3}\nls\nls\n```', '5:1 line 3 cannot be highlighted, because the code has only 2 lines'],
  ['a link without an address', 'a [b]()', '5:3 the link has no address; write it between the parentheses'],
  ['a link without text', 'a [](/blog/)', '5:3 the link has no text; write it between the square brackets'],
])('reports %s', (_name, body, expected) => {
  expect(one(front() + body)).toEqual([`content/docs/a.mdx:${expected}`])
})

test.each(['img', 'Figure', 'Screenshot'])('reports missing and empty alternative text of <%s>', (name) => {
  const rule: ComponentRule = { attributes: { src: { example: 'a.webp' }, alt: { example: 'The list of jobs' } } }
  const messages = (alt: string) =>
    checkContent(new Map([['content/docs/a.mdx', `${front()}<${name} src="/images/a.png" ${alt}/>`]]), {
      ...context,
      components: new Map([[name, rule]]),
    }).findings.map(formatFinding)
  const expected = `content/docs/a.mdx:5:1 <${name}> has no alternative text; describe briefly what it shows, such as alt="The list of jobs"`
  expect([messages(''), messages('alt="" '), messages('alt ')].map((each) => each[0])).toEqual([expected, expected, expect.anything()])
  expect(messages('alt="The list of jobs" ')).toEqual([])
})

test.each([
  ['marks for several lines', '```bash\nls # [!code focus:2]\nls\nls # [!code --]\n```'],
  ['a link with a title', '[a](/blog/ "A title")'],
])('accepts %s', (_name, body) => {
  expect(one(front() + body)).toEqual([])
})

test('reports names in attributes that no data file has', () => {
  const dataFiles = new Map([
    ['content/data/reference/postgres.yml', 'examples: [{ id: complete }]\nobjects: [{ path: "" }, { path: ssl }]\n'],
    ['content/data/benchmarks.json', '{ "suites": { "postgres": { "measures": { "cdc": {} } } } }'],
    ['content/data/evidence/slot-limit.json', '{}'],
    ['content/data/diagrams/postgres-cdc.yml', ''],
    ['content/data/api.yml', '- id: users\n  endpoints: [{ id: list-users }]\n'],
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
  expect(findings('<Evidence name="slot-limit" />')).toEqual([])
  expect(findings('<Evidence name="slot-limits" />')).toEqual([
    'unknown evidence "slot-limits"; write one of slot-limit. Did you mean "slot-limit"?',
  ])
  expect(findings('<FlowDiagram name="postgres-cdc" />')).toEqual([])
  expect(findings('<FlowDiagram name="postgres" />')).toEqual([
    'unknown diagram "postgres"; write one of postgres-cdc. Did you mean "postgres-cdc"?',
  ])
  expect(findings('<ApiEndpoints group="user" />')).toEqual(['unknown group "user"; write one of users. Did you mean "users"?'])
  // An endpoint is an anchor of its page.
  expect(findings('<ApiEndpoints group="users" />\n\n[List](#list-users)')).toEqual([])
  expect(findings('<ApiEndpoints group="users" />\n\n[List](#list-user)')).toEqual([
    '"#list-user" names no heading of that page. Did you mean "list-users"?',
  ])
})

test.each([
  ['content/docs/zz/md.md', 'pages end in .mdx; rename the file to md.mdx'],
  ['content/docs/a page.mdx', '"a page" cannot be part of an address'],
  ['content/docs/Übersicht.mdx', 'write ubersicht in the name of the file'],
])('reports the name of the file %s', (file, message) => {
  expect(check({ [file]: `${front()}Text` })).toEqual([expect.stringContaining(`${file}:1:1 `)])
  expect(check({ [file]: `${front()}Text` })[0]).toContain(message)
})

test.each([
  ['content/docs/MyPage.mdx', '', '"MyPage" has capital letters or underscores', 'write mypage in the name', 'slug: MyPage'],
  ['content/docs/cdc_setup.mdx', '', '"cdc_setup" has', 'write cdc-setup in the name', 'slug: cdc_setup'],
  ['content/docs/My_Folder/page.mdx', '', '"My_Folder" has', 'write my-folder in the name', 'slug: /My_Folder/page'],
  ['content/docs/My_Folder/my_page.mdx', 'slug: my_page\n', '"My_Folder" has', 'write my-folder in the name', 'slug: /My_Folder/my_page'],
])('reports capitals and underscores in the name of the file %s', (file, fields, ...parts) => {
  const [finding, ...others] = check({ [file]: `${front(fields)}Text` })
  expect(others).toEqual([])
  for (const part of [`${file}:1:1 `, ...parts]) expect(finding).toContain(part)
})

test.each([
  ['content/docs/cdc_setup.mdx', 'slug: cdc_setup\n'],
  ['content/docs/My_Folder/page.mdx', 'slug: /My_Folder/page\n'],
  ['content/docs/v0.9.0-v0.9.4.mdx', ''],
])('accepts the name of the file %s', (file, fields) => {
  expect(check({ [file]: `${front(fields)}Text` })).toEqual([])
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
