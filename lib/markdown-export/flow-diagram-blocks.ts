import type { List, PhrasingContent, RootContent } from 'mdast'
import { breakLetter, direction, type FlowArrow, type FlowDiagramData, stepsOf } from '../flow-diagrams'
import { inlineNodes } from '../mdx/inline'
import { paragraph, strong, text } from './nodes'

const list = (items: PhrasingContent[][]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((item) => ({ type: 'listItem', spread: false, children: [paragraph(...item)] })),
})

const marked = (value: string, letter: string | undefined): PhrasingContent[] => [
  ...inlineNodes(value),
  ...(letter ? [text(` (breaks at ${letter})`)] : []),
]

const arrowItem = (arrow: FlowArrow, from: string, to: string): PhrasingContent[] => [
  text(`${direction(arrow, from, to)}: ${arrow.step ? `${stepsOf(arrow)}. ` : ''}`),
  ...marked(arrow.label, arrow.breaks),
]

/** Joins the parts of an item with semicolons. */
const joined = (parts: PhrasingContent[][]): PhrasingContent[] => parts.flatMap((part, index) => (index ? [text('; '), ...part] : part))

/** A diagram in words: its stations and arrows in the order of the path, then storage, then where it breaks. */
export function flowDiagramBlocks({ title, stations, storage, breaks }: FlowDiagramData): RootContent[] {
  const path = stations.flatMap(({ kind, name, parts, flows }, index) => [
    [strong(`${kind}, ${name}`), ...(parts.length > 0 ? [text(': '), ...joined(parts.map((part) => marked(part.text, part.breaks)))] : [])],
    ...flows.map((arrow) => arrowItem(arrow, name, stations[index + 1]?.name ?? '')),
  ])
  const below = [
    ...stations.flatMap(({ name, stores }) => stores.map((arrow) => arrowItem(arrow, name, storage.name))),
    [
      strong(storage.name),
      text(': '),
      ...joined(storage.layers.map(({ name, note, breaks: letter }) => marked(note ? `${name}, ${note}` : name, letter))),
    ],
  ]
  return [
    paragraph(strong(title)),
    list([...path, ...below]),
    paragraph(strong('Where it breaks')),
    list(
      breaks.map(({ when, effect }, index) => [text(`${breakLetter(index)}. `), ...inlineNodes(when), text(' '), ...inlineNodes(effect)]),
    ),
  ]
}
