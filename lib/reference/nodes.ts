import type { PhrasingContent, RootContent } from 'mdast'
import { currentFlags } from './flags'
import { inlineNodes } from './inline'
import { exampleOf, exampleText, hasLabels, objectOf, referenceOf } from './reference'

/** Components that print parts of a reference; their text is made here for search, feeds and models. */
export const referenceComponents = ['ConfigTable', 'ConfigExample', 'FlagTable'] as const

const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value })

/** A table of an object's keys, or an example, as Markdown nodes. Throws on unknown names. */
export function referenceNodes(component: string, attributes: Record<string, string>): RootContent[] {
  const { name = '', object = '', example = '' } = attributes
  if (component === 'ConfigExample') {
    const value = exampleText(exampleOf(name, example))
    return [{ type: 'code', lang: 'json', meta: `title="${attributes.title ?? referenceOf(name).file}"`, value }]
  }
  const row = (cells: PhrasingContent[][]): RootContent =>
    ({ type: 'tableRow', children: cells.map((children) => ({ type: 'tableCell', children })) }) as unknown as RootContent
  const words = (text: string): PhrasingContent[] => [{ type: 'text', value: text }]
  if (component === 'FlagTable') {
    const flags = currentFlags().map(({ flag, type, default: standard, commands, meaning }) =>
      row([[code(flag)], words(type), inlineNodes(standard), words(commands.join(', ')), inlineNodes(meaning)]),
    )
    return [{ type: 'table', children: [row(['Flag', 'Type', 'Default', 'Commands', 'Meaning'].map(words)), ...flags] as never }]
  }
  const table = objectOf(name, object)
  const labels = hasLabels(table)
  const head = ['Key', ...(labels ? ['UI label'] : []), 'Type', 'Required', 'Default', 'Meaning'].map(words)
  const rows = table.keys.map(({ key, label, type, required, default: standard, meaning }) =>
    row([
      [code(key)],
      ...(labels ? [words(label ?? '–')] : []),
      words(type),
      inlineNodes(required),
      inlineNodes(standard),
      inlineNodes(meaning),
    ]),
  )
  return [{ type: 'table', children: [row(head), ...rows] as never }]
}
