import { toString as textOf } from 'mdast-util-to-string'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FlowDiagramData } from '@/lib/flow-diagrams'
import { flowDiagramBlocks } from '@/lib/markdown-export/flow-diagram-blocks'
import { FlowDiagram } from './FlowDiagram'

const diagram: FlowDiagramData = {
  title: 'Rows are committed before the position is saved',
  stations: [
    {
      kind: 'Source',
      name: 'Postgres',
      parts: [{ text: 'Log of `orders`', breaks: 'A' }],
      flows: [
        { step: 1, label: 'Changes' },
        { step: 3, label: 'Confirm', back: true, breaks: 'B' },
      ],
      stores: [],
    },
    {
      kind: 'Iceberg',
      name: 'orders',
      parts: [{ text: 'Snapshot 7' }],
      flows: [],
      stores: [{ step: [2, 4], label: 'Files' }],
    },
  ],
  storage: { name: 'Bucket', layers: [{ name: 'Data files', note: 'in Parquet' }] },
  breaks: [
    { when: 'The log is purged.', effect: 'The tables need [a new load](/docs/).' },
    { when: 'The process dies.', effect: 'Changes are read again.' },
  ],
}

const words = (text: string) => text.replace(/\s+/g, ' ').trim()
const shown = words(renderToStaticMarkup(<FlowDiagram diagram={diagram} />).replace(/<svg[\s\S]*?<\/svg>|<[^>]+>/g, ' '))
const copied = flowDiagramBlocks(diagram).flatMap((block) =>
  block.type === 'list' ? block.children.map((item) => words(textOf(item))) : [words(textOf(block))],
)

test('the drawing is text in the order of the path, which says where each arrow leads and where it breaks', () => {
  const parts = [
    'Rows are committed before the position is saved',
    'Source Postgres Log of orders Breaks at A',
    'Postgres to orders: 1 Changes',
    'orders to Postgres: 3 Confirm Breaks at B',
    'Iceberg orders Snapshot 7',
    'orders: 2, 4 Files to Bucket',
    'Bucket Data files in Parquet',
    'Where it breaks A The log is purged. The tables need a new load',
    'B The process dies. Changes are read again.',
  ]
  const places = parts.map((part) => shown.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

test('the drawing has no other picture than lines, which screen readers skip', () => {
  const html = renderToStaticMarkup(<FlowDiagram diagram={diagram} />)
  expect(html).toContain('<figure class="flow-diagram" data-stations="2" aria-label="Rows are committed before the position is saved">')
  expect(html.match(/<svg/g)).toEqual(html.match(/<svg(?=[^>]* aria-hidden="true")/g))
})

test('no list is empty', () => {
  expect(renderToStaticMarkup(<FlowDiagram diagram={diagram} />)).not.toContain('<ul></ul>')
})

test('a drawing has its styles, which begin before its text', () => {
  const html = renderToStaticMarkup(<FlowDiagram diagram={diagram} />)
  expect(html.indexOf('.flow-station{')).toBeGreaterThan(0)
  expect(html.indexOf('</style>')).toBeLessThan(html.indexOf(`${diagram.title}</figcaption>`))
  // A space before a colon begins another element.
  expect(html).toContain(':is(.flow-place:last-child > .flow-station,.flow-storage) li{')
})

test('a Markdown copy says the same in sentences', () => {
  expect(copied).toEqual([
    'Rows are committed before the position is saved',
    'Source, Postgres: Log of orders (breaks at A)',
    'Postgres to orders: 1. Changes',
    'orders to Postgres: 3. Confirm (breaks at B)',
    'Iceberg, orders: Snapshot 7',
    'orders to Bucket: 2, 4. Files',
    'Bucket: Data files, in Parquet',
    'Where it breaks',
    'A. The log is purged. The tables need a new load.',
    'B. The process dies. Changes are read again.',
  ])
})
