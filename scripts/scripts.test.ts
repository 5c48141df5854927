import { expect, test } from 'vitest'
import { widthsFor } from './build-images'
import { withSizes } from './diagram-sizes'
import { parseHistory } from './git-history'
import { redirectPage } from './write-redirects'

test('the newest commit of a file gives its date and author', () => {
  const log =
    '\x012025-11-03\x02Ann\n\ncontent/docs/a.mdx\ncontent/docs/b.mdx\n\x012025-10-01\x02Ben\n\ncontent/docs/a.mdx\ncontent/docs/c.mdx\n'
  expect(parseHistory(log)).toEqual({
    'content/docs/a.mdx': { date: '2025-11-03', author: 'Ann' },
    'content/docs/b.mdx': { date: '2025-11-03', author: 'Ann' },
    'content/docs/c.mdx': { date: '2025-10-01', author: 'Ben' },
  })
})

test('pictures are never built wider than they are', () => {
  expect(widthsFor(2000)).toEqual([640, 1030])
  expect(widthsFor(800)).toEqual([640, 800])
  expect(widthsFor(300)).toEqual([300])
})

test('a redirect page leads on at once, is not indexed, and shows its target', () => {
  const html = redirectPage('/docs/benchmarks/?tab=mysql')
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/docs/benchmarks/?tab=mysql">')
  expect(html).toContain('<link rel="canonical" href="https://olake.io/docs/benchmarks/?tab=mysql">')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('<a href="/docs/benchmarks/?tab=mysql">')
})

test('measured sizes are written into the fences of a text, in order', () => {
  const text = '```mermaid title="A" size=1x1\na\n```\n\n  ```mermaid\n  b\n  ```\n\n```mermaid\nc\n```'
  expect(withSizes(text, ['640x320', '500x200', undefined])).toBe(
    '```mermaid title="A" size=640x320\na\n```\n\n  ```mermaid size=500x200\n  b\n  ```\n\n```mermaid\nc\n```',
  )
})
