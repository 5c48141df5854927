import type { PhrasingContent, RootContent } from 'mdast'
import { paragraph, strong, tableRow, text } from '../../markdown-export/nodes'
import { inlineNodes } from '../../mdx/inline'
import { type ExplorerType, explorerSources, type MappingPart, mappingTable } from './mapping'

/** A table of the mapping of a source as Markdown. Throws on unknown sources, and if the mapping has no such table. */
export function mappingNodes(source: string, part: MappingPart): RootContent[] {
  const { head, rows } = mappingTable(source, part)
  return [{ type: 'table', children: [head, ...rows].map((cells) => tableRow(cells.map(inlineNodes))) }]
}

/** What is known about a type, in one line: facts with semicolons between them. */
function detailNodes({ note, nested, differences, edges }: ExplorerType): PhrasingContent[] {
  const facts = [
    ...(note ? [inlineNodes(note)] : []),
    ...(nested ? [[text('Inside objects and arrays: '), ...inlineNodes(nested)]] : []),
    ...differences.map(({ type, load, cdc }) => [
      ...inlineNodes(type),
      text(': Initial load: '),
      ...inlineNodes(load),
      text(', CDC: '),
      ...inlineNodes(cdc),
    ]),
    ...edges.map(({ value, result, example }) => [
      ...inlineNodes(value),
      text(': '),
      ...inlineNodes(result),
      ...(example ? [text(' Example: '), ...inlineNodes(example)] : []),
    ]),
  ]
  return facts.flatMap((fact, index) => (index > 0 ? [text('; '), ...fact] : fact))
}

/** The types of all sources as Markdown: a table for each source. */
export const explorerNodes = (): RootContent[] =>
  explorerSources().flatMap(({ label, types }): RootContent[] => [
    paragraph(strong(label)),
    {
      type: 'table',
      children: [
        tableRow(['Type', 'Iceberg', 'Parquet', 'Details'].map((head) => [text(head)])),
        ...types.map((type) =>
          tableRow([
            [...(type.format ? [text(`${type.format} `)] : []), ...inlineNodes(type.type)],
            inlineNodes(type.becomes),
            [text(type.parquet ?? '–')],
            detailNodes(type),
          ]),
        ),
      ],
    },
  ])
