import { expect, test } from 'vitest'
import { parseBody } from '../mdx/analyse'
import { buildLocalSearch } from './local/build'
import { openIndex, runQuery } from './local/query'
import { markedPieces } from './marked-text'

/** Parts of queries: markup, expressions, operators of the index, prototypes of JavaScript, control characters, foreign and very long text. */
const parts = [
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '</mark>', '<mark>', '&lt;b&gt;', '&#0;', '"', "'", '`$(1)`', '{{7*7}}'],
  ...['.*', '(a+)+$', '[', '(', '\\', '^', '$&', '*', '?', '+', '~2', '^9', '-slot', 'AND', 'OR', 'NOT', ':', '/', '//', '%00', '%3C'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', 'undefined', 'NaN', '0', '-1', '1e309', 'true'],
  ...[
    '\u0000',
    '\u202e',
    '\ufeff',
    '\ud800',
    '\u0301'.repeat(50),
    'ﬀ',
    'İ',
    'ß',
    '数据库',
    '💩',
    'a'.repeat(5000),
    'slot '.repeat(500),
    ' ',
    '\t\n',
  ],
  ...['slot', 'replication slot', 'max_threads', 'v0.9.4', 'wal_level=logical'],
]
/** All parts, and each of them together with others: 500 queries, the same in each run. */
const queries = Array.from({ length: 500 }, (_, index) => {
  const [first, second] = [parts[index % parts.length], parts[(index * 7 + Math.floor(index / parts.length) * 11 + 3) % parts.length]]
  return index < parts.length ? String(first) : `${first}${index % 2 ? ' ' : ''}${second}`
})

const body = parseBody(
  'Intro.\n\n## Replication slot\n\nSet `max_threads` and `<b>`. The slot keeps the log.\n\n## Versions\n\nSince v0.9.4.',
)
const page = { collection: 'docs' as const, url: '/docs/a/', title: 'Slot', description: 'About slots.', keywords: [], body }
const built = buildLocalSearch([page], { snippet: () => undefined, indexedForms: {} })
const packed = JSON.parse(JSON.stringify(built.index))
const index = openIndex(packed.headings, packed.text, (number) => built.texts[number])

test('500 hostile queries return results whose marked text adds nothing but marks', () => {
  expect(new Set(queries).size).toBeGreaterThan(450)
  for (const query of queries) {
    const { hits } = runQuery(index, { query, indexName: 'olake', attributesToSnippet: ['content:10'] })
    for (const hit of hits) {
      const texts = JSON.stringify(hit)
      expect(texts, query).not.toMatch(/<script|onerror/)
      expect(hit.url, query).toMatch(/^\/docs\/a\//)
    }
  }
})

test('text with markup is shown as text', () => {
  for (const query of queries) {
    const shown = markedPieces(`before <mark>${query}</mark> after`)
    expect(shown.every(({ text }) => typeof text === 'string')).toBe(true)
  }
})
