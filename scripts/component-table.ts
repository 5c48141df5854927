import { mdxComponents } from '@/.generated/mdx-components'
import type { AnyMdxComponent } from '@/components/mdx/mdx-component'

const START = '<!-- components: this table is made by npm run authoring -->'
const END = '<!-- end of components -->'

/** A cell of a Markdown table: one line, without the character that ends a cell. */
const cell = (text: string) => text.replaceAll('|', '\\|')

/** Code in a cell. Spaces keep its own backticks apart from those around it. */
const code = (text: string) => (text.includes('`') ? `\` ${text} \`` : `\`${text}\``)

/** The table of components that authors may use, as Markdown in columns of equal width, from their descriptors. */
export function componentTable(): string {
  const rows = [
    ['Component', 'What it is', 'How to write it'],
    ...Object.entries<AnyMdxComponent>(mdxComponents()).map(([name, { about, example }]) => [code(name), cell(about), cell(code(example))]),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) => `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = '', ...body] = rows.map(line)
  return [head, line(widths.map((width) => '-'.repeat(width))), ...body].join('\n')
}

/** A text with its table of components made anew. Throws where the marks are missing. */
export function withComponentTable(text: string): string {
  const [before, rest] = text.split(START)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error(`The text has no lines "${START}" and "${END}".`)
  return `${before}${START}\n\n${componentTable()}\n\n${END}${after}`
}
