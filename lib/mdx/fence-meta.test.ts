import { expect, test } from 'vitest'
import { parseFenceMeta, takeHighlightComments } from './fence-meta'

test('title, highlighted lines, line numbers and live are parsed from the fence meta string', () => {
  const meta = parseFenceMeta('title="source {1}.json" {1,3-5} showLineNumbers live')
  expect(meta.title).toBe('source {1}.json')
  expect(meta.highlight).toEqual([1, 3, 4, 5])
  expect(meta.lineNumbers).toBe(true)
  expect(meta.live).toBe(true)
})

test('an empty meta string yields the defaults', () => {
  expect(parseFenceMeta(undefined)).toEqual({ highlight: [], lineNumbers: false, live: false })
})

test('highlight comments in every comment syntax are removed and highlight their lines', () => {
  const code = ['SELECT 1', '-- highlight-next-line', 'FROM t', '# highlight-start', 'a', 'b', '# highlight-end', 'c'].join('\n')
  const taken = takeHighlightComments(code)
  expect(taken.code).toBe('SELECT 1\nFROM t\na\nb\nc')
  expect([...taken.highlight]).toEqual([2, 3, 4])
  for (const comment of [
    '// highlight-next-line',
    '<!-- highlight-next-line -->',
    '/* highlight-next-line */',
    '{/* highlight-next-line */}',
  ]) {
    expect(takeHighlightComments(`${comment}\nx`)).toEqual({ code: 'x', highlight: new Set([1]) })
  }
})
