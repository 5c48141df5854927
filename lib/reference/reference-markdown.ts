import type { PhrasingContent, RootContent } from 'mdast'
import { tableRow } from '../markdown-export/nodes'
import { inlineNodes } from '../mdx/inline'
import { currentFlags } from './flags'
import { exampleOf, exampleText, hasLabels, objectOf, type ReferenceKey, referenceOf, valuesText } from './reference'

const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value })

const words = (text: string): PhrasingContent[] => [{ type: 'text', value: text }]

/** A sample of a configuration file as a code block. Throws on unknown names. */
export function configExampleNodes({ name = '', example = '', title }: Record<string, string>): RootContent[] {
  const value = exampleText(exampleOf(name, example))
  return [{ type: 'code', lang: 'json', meta: `title="${title ?? referenceOf(name).file}"`, value }]
}

/** All current command-line flags as a table. */
export function flagTableNodes(): RootContent[] {
  const flags = currentFlags().map(({ flag, short, type, default: standard, commands, meaning }) =>
    tableRow([
      [code(flag), ...(short ? [...words(', '), code(short)] : [])],
      words(type),
      inlineNodes(standard),
      words(commands.join(', ')),
      inlineNodes(meaning),
    ]),
  )
  return [{ type: 'table', children: [tableRow(['Flag', 'Type', 'Default', 'Commands', 'Meaning'].map(words)), ...flags] }]
}

/** What a key means, which values it accepts, and since when. */
function meaningNodes(key: ReferenceKey): PhrasingContent[] {
  const values = valuesText(key)
  const stop = key.meaning.endsWith('.') ? '' : '.'
  return [
    ...inlineNodes(key.meaning),
    ...(values ? [...words(`${stop} Allowed values: `), ...inlineNodes(values)] : []),
    ...(key.since ? words(` (${key.since} or later)`) : []),
  ]
}

/** The keys of an object in a configuration file as a table. Throws on unknown names. */
export function configTableNodes({ name = '', object = '' }: Record<string, string>): RootContent[] {
  const table = objectOf(name, object)
  const labels = hasLabels(table)
  const head = ['Key', ...(labels ? ['UI label'] : []), 'Type', 'Required', 'Default', 'Meaning'].map(words)
  const rows = table.keys.map((key) =>
    tableRow([
      [code(key.key)],
      ...(labels ? [words(key.label ?? '–')] : []),
      words(key.type),
      inlineNodes(key.required),
      inlineNodes(key.default),
      meaningNodes(key),
    ]),
  )
  return [{ type: 'table', children: [tableRow(head), ...rows] }]
}
