import { readDescriptors } from './component-descriptors'

const START = '<!-- components: this table is made by npm run authoring -->'
const END = '<!-- end of components -->'

/** Escapes text for a cell of a Markdown table. */
const cell = (text: string) => text.replaceAll('|', '\\|')

/** Inline code in a cell. Code that contains backticks is surrounded by spaces. */
const code = (text: string) => (text.includes('`') ? `\` ${text} \`` : `\`${text}\``)

/** A Markdown table of the components for authors, generated from their descriptors, with aligned columns. */
function componentTable(): string {
  const rows = [
    ['Component', 'Description', 'How to write it'],
    ...[...readDescriptors()].map(([name, { about, example }]) => [code(name), cell(about), cell(code(example))]),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) => `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = '', ...body] = rows.map(line)
  return [head, line(widths.map((width) => '-'.repeat(width))), ...body].join('\n')
}

/** Replaces the table of components in a text. @throws if the marker lines are missing */
export function withComponentTable(text: string): string {
  const [before, rest] = text.split(START)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error(`The text does not contain the lines "${START}" and "${END}".`)
  return `${before}${START}\n\n${componentTable()}\n\n${END}${after}`
}
