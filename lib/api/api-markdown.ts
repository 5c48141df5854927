import type { RootContent, TableRow } from 'mdast'
import { paragraph, strong, text } from '../markdown-export/nodes'
import { inlineNodes } from '../mdx/inline'
import { accessText, apiGroup, type Endpoint, endpointSamples, endpointTables } from './api'

const row = (cells: readonly string[]): TableRow => ({
  type: 'tableRow',
  children: cells.map((cell) => ({ type: 'tableCell', children: inlineNodes(cell) })),
})

function endpointNodes(endpoint: Endpoint): RootContent[] {
  const { method, path, summary, authentication, since, response, notes } = endpoint
  return [
    { type: 'heading', depth: 4, children: [{ type: 'inlineCode', value: `${method} ${path}` }] },
    paragraph(...inlineNodes(summary)),
    paragraph(text(`${accessText[authentication]}.${since ? ` Since ${since}.` : ''}`)),
    ...endpointTables(endpoint).flatMap(({ label, head, rows }): RootContent[] => [
      paragraph(strong(label)),
      { type: 'table', children: [head, ...rows].map(row) },
    ]),
    ...endpointSamples(endpoint).map(
      ({ title, language, code }): RootContent => ({ type: 'code', lang: language, meta: `title="${title}"`, value: code }),
    ),
    ...(response.description ? [paragraph(...inlineNodes(response.description))] : []),
    ...notes.map((note) => paragraph(...inlineNodes(note))),
  ]
}

/** The endpoints of a group as Markdown. Throws on an unknown group. */
export function apiNodes({ group = '' }: Record<string, string>): RootContent[] {
  const { intro, endpoints } = apiGroup(group)
  return [...(intro ? [paragraph(...inlineNodes(intro))] : []), ...endpoints.flatMap(endpointNodes)]
}
