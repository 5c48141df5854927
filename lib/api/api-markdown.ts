import type { Heading, ListItem, RootContent } from 'mdast'
import { link, paragraph, strong, text } from '../markdown-export/nodes'
import { inlineNodes } from '../mdx/inline'
import { accessText, apiGroup, apiGroups, type Endpoint, endpointLists, endpointSamples, groupUrl, purposeOf } from './api'

type Item = ReturnType<typeof endpointLists>[number]['items'][number]

const listItem = ({ names, type, required, meaning }: Item): ListItem => {
  const facts = [type, required && 'required'].filter(Boolean).join(', ')
  return {
    type: 'listItem',
    children: [paragraph({ type: 'inlineCode', value: names.join(', ') }, text(`${facts && ` (${facts})`}: `), ...inlineNodes(meaning))],
  }
}

/** The heading of an endpoint, with the ID that it has on the page. */
const headingOf = ({ id, method, path }: Endpoint): Heading => ({
  type: 'heading',
  depth: 2,
  data: { hProperties: { id } },
  children: [{ type: 'inlineCode', value: `${method} ${path}` }],
})

function endpointNodes(endpoint: Endpoint): RootContent[] {
  const { summary, authentication, since, response, notes } = endpoint
  return [
    headingOf(endpoint),
    paragraph(...inlineNodes(summary)),
    paragraph(text(`${accessText[authentication]}.${since ? ` Since ${since}.` : ''}`)),
    ...notes.map((note) => paragraph(...inlineNodes(note))),
    ...endpointLists(endpoint).flatMap(({ label, items }): RootContent[] => [
      paragraph(strong(label)),
      { type: 'list', spread: false, children: items.map(listItem) },
    ]),
    ...(response.description ? [paragraph(...inlineNodes(response.description))] : []),
    ...endpointSamples(endpoint).map(
      ({ title, language, code }): RootContent => ({ type: 'code', lang: language, meta: `title="${title}"`, value: code }),
    ),
  ]
}

/** The endpoints of a group as Markdown. Throws on an unknown group. */
export const apiNodes = ({ group = '' }: Record<string, string>): RootContent[] => apiGroup(group).endpoints.flatMap(endpointNodes)

/**
 * What search indexes of a group: path and purpose of each endpoint, the names of its parameters and fields, and its notes. Samples repeat
 * the path and the fields, and the same words in each endpoint would enlarge the index.
 */
export const apiSearchNodes = ({ group = '' }: Record<string, string>): RootContent[] =>
  apiGroup(group).endpoints.flatMap((endpoint): RootContent[] => [
    headingOf(endpoint),
    paragraph(...inlineNodes(endpoint.summary)),
    ...endpointLists(endpoint).map(({ items }) => paragraph(text(items.flatMap(({ names }) => names).join(', ')))),
    ...endpoint.notes.map((note) => paragraph(...inlineNodes(note))),
  ])

/** All groups as Markdown: a heading each, with a list of links to the endpoints. */
export const apiGroupNodes = (): RootContent[] =>
  apiGroups().flatMap((group): RootContent[] => [
    { type: 'heading', depth: 3, children: [link(groupUrl(group), group.title)] },
    {
      type: 'list',
      spread: false,
      children: group.endpoints.map((endpoint) => ({
        type: 'listItem',
        children: [
          paragraph(link(`${groupUrl(group)}#${endpoint.id}`, `${endpoint.method} ${endpoint.path}`), text(`: ${purposeOf(endpoint)}`)),
        ],
      })),
    },
  ])
