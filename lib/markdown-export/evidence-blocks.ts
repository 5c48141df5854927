import type { RootContent } from 'mdast'
import { cellText, circumstances, evidenceOf, scriptAddress } from '../evidence'
import { link, paragraph, strong, table, text } from './nodes'

/** The record of an experiment: what was run, its outputs, and where the script is. Throws on an unknown name. */
export function evidenceBlocks(name: string): RootContent[] {
  const record = evidenceOf(name)
  return [
    paragraph(strong(record.title)),
    ...record.outputs.flatMap((output): RootContent[] =>
      output.kind === 'text'
        ? [{ type: 'code', lang: 'text', meta: `title="${output.label}"`, value: output.text }]
        : [paragraph(text(`${output.label}:`)), table([output.columns, ...output.rows.map((row) => row.map(cellText))])],
    ),
    paragraph(text(`${circumstances(record)}. Script: `), link(scriptAddress(record), record.script)),
  ]
}
