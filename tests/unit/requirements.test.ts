import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { suggestion } from '../../lib/nearest'

/** Compares `tests/requirements.md`, which lists what the site promises and the tests that prove it, with the sources of the tests. */

const FILE = 'tests/requirements.md'
/** Separates the path of a test file, the titles of its groups and the title of a test. */
const SEPARATOR = ' › '

type Row = { line: number; requirement: string; proof: string }
/** A group or a test in a test file. `indent` is in spaces, `start` and `end` are offsets in the source. */
type Call = { isGroup: boolean; title: string; indent: number; start: number; end: number }

/** The first line of a call whose first argument is a text, and that text, which can be on the next line. */
const CALL = /^( *)(\S.*?)?\(\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`)\s*,/gm
const GROUP = /^(?:\w+\.)?describe\b/
/** What a call of a group or a test begins with; the last alternative is the end of a list of parameters. */
const BEGINNING = /^(?:(?:base|test)\b|(?:\w+\.)?describe\b|\]?(?: as const)?\)$)/

/**
 * Titles of all tests of a file, with the titles of their groups in front. A title with parameters is as in the source, with `%s` or `${name}`.
 * The groups of a test follow from the indentation, because all sources are formatted.
 */
function testTitles(source: string): string[] {
  const calls = [...source.matchAll(CALL)].flatMap((match): Call[] => {
    const [text, spaces = '', head = '', ...titles] = match
    const title = titles.find((each) => each !== undefined)?.replace(/\\(.)/g, '$1')
    if (title === undefined || !BEGINNING.test(head)) return []
    return [{ isGroup: GROUP.test(head), title, indent: spaces.length, start: match.index, end: match.index + text.length }]
  })
  const contains = (group: Call, { start, indent }: Call) =>
    group.isGroup &&
    group.end <= start &&
    group.indent < indent &&
    !new RegExp(`\\n {0,${group.indent}}\\S`).test(source.slice(group.end, start))
  return calls
    .filter(({ isGroup }) => !isGroup)
    .map((call) => [...calls.filter((group) => contains(group, call)), call].map(({ title }) => title).join(SEPARATOR))
}

/** Rows of all tables of a Markdown text, without their headers. */
const rowsOf = (markdown: string): Row[] =>
  markdown.split('\n').flatMap((text, index) => {
    if (!text.startsWith('|') || /^\|[ :|-]+\|$/.test(text) || /^\| Requirement +\|/.test(text)) return []
    const [, requirement = '', proof = ''] = text.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'))
    return [{ line: index + 1, requirement, proof }]
  })

const known = new Map<string, string[]>()
function titlesIn(file: string): string[] | undefined {
  if (!/\.(test|spec)\.tsx?$/.test(file) || !existsSync(file)) return undefined
  const titles = known.get(file) ?? testTitles(readFileSync(file, 'utf8'))
  known.set(file, titles)
  return titles
}

/** Problem of a reference such as `lib/a.test.ts › group › test`, or undefined if its file contains the test. */
function referenceProblem(reference: string): string | undefined {
  const [file = '', ...rest] = reference.split(SEPARATOR)
  const titles = titlesIn(file)
  if (!titles) return `"${reference}" does not name a test file that exists`
  const title = rest.join(SEPARATOR)
  return titles.includes(title) ? undefined : `"${reference}": ${file} has no such test.${suggestion(title, titles)}`
}

/** Problems of a row. A requirement that no test can prove has the text `No test:` and the reason. */
function rowProblems({ line, requirement, proof }: Row): string[] {
  const place = `${FILE}:${line} "${requirement}"`
  if (/^No test: \S+ \S+/.test(proof)) return []
  const references = [...proof.matchAll(/`([^`]+)`/g)].map(([, reference = '']) => reference)
  if (references.length === 0) return [`${place} has no test`]
  const other = proof.replace(/`[^`]+`|<br>/g, '').trim()
  const problems = references.map(referenceProblem).filter((problem) => problem !== undefined)
  return [...problems, ...(other ? [`"${other}" is not a reference; write it as code`] : [])].map((problem) => `${place}: ${problem}`)
}

const rows = rowsOf(readFileSync(FILE, 'utf8'))

test('each requirement names a test that exists, or says why no test is possible', () => {
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.flatMap(rowProblems)).toEqual([])
})

test('each requirement is listed once', () => {
  const all = rows.map(({ requirement }) => requirement)
  expect(all.filter((requirement, index) => !requirement || all.indexOf(requirement) !== index)).toEqual([])
})

test('tests are found with their groups, in loops and with parameters', () => {
  const source = `
describe('colors', () => {
  test('are "bright"', () => {})
  for (const name of names) {
    test(\`\${name} isn't dark\`, () => {})
  }
})
test.describe('shapes', () => {
  describe.each(['a'])('of %s', (kind) => {
    test('are round', () => {})
  })
})
for (const size of sizes) {
  base('it\\'s large', () => draw('a line', 2))
}
test.each([
  ['a', 1],
])('%s is small', () => {})
test.each(['/a/'])(
  '%s is short',
  async () => {},
)
`
  expect(testTitles(source)).toEqual([
    'colors › are "bright"',
    `colors › \${name} isn't dark`,
    'shapes › of %s › are round',
    "it's large",
    '%s is small',
    '%s is short',
  ])
})

test('a wrong file, a wrong title, a missing group, another text and a missing test are reported with their line', () => {
  const problems = (proof: string) => rowsOf(`# Title\n\n| Requirement | Test |\n| - | - |\n| A \\| B | ${proof} |\n`).flatMap(rowProblems)
  const blog = 'lib/blog/blog.test.ts'
  expect(problems(`\`${blog} › groups › years are sorted newest first\``)).toEqual([])
  expect(problems('No test: only a reader can judge it.')).toEqual([])
  for (const proof of ['No test', 'No test:', '']) expect(problems(proof)).toEqual(['tests/requirements.md:5 "A | B" has no test'])
  for (const file of ['lib/none.test.ts', 'lib/site.mjs'])
    expect(problems(`\`${file} › x\``)).toEqual([`${FILE}:5 "A | B": "${file} › x" does not name a test file that exists`])
  expect(problems(`\`${blog} › groups › years are sorted newest fist\``)).toEqual([
    `${FILE}:5 "A | B": "${blog} › groups › years are sorted newest fist": ${blog} has no such test. Did you mean "groups › years are sorted newest first"?`,
  ])
  expect(problems(`\`${blog} › years are sorted newest first\``)[0]).toContain('has no such test')
  expect(problems(`\`${blog} › groups › years are sorted newest first\`<br>see there`)).toEqual([
    `${FILE}:5 "A | B": "see there" is not a reference; write it as code`,
  ])
})
