import { expect, test } from 'vitest'
import { resultingCode, takeLineMarks } from './line-marks'

/** Marks of each line, as text. */
const marksOf = (code: string) => [...takeLineMarks(code).marks].map(([line, marks]) => `${line} ${[...marks].join(' ')}`)

test('highlight comments in every comment syntax are removed and highlight their lines', () => {
  const code = ['SELECT 1', '-- highlight-next-line', 'FROM t', '# highlight-start', 'a', 'b', '# highlight-end', 'c'].join('\n')
  expect(takeLineMarks(code).code).toBe('SELECT 1\nFROM t\na\nb\nc')
  expect(marksOf(code)).toEqual(['2 hl', '3 hl', '4 hl'])
  for (const comment of [
    '// highlight-next-line',
    '<!-- highlight-next-line -->',
    '/* highlight-next-line */',
    '{/* highlight-next-line */}',
  ]) {
    expect(takeLineMarks(`${comment}\nx`).code).toBe('x')
    expect(marksOf(`${comment}\nx`)).toEqual(['1 hl'])
  }
})

test('marks at the end of a line are removed with their comment, and can cover several lines', () => {
  const code = [
    'host: a # [!code --]',
    'host: b # [!code ++]',
    'port: 1 # [!code focus:2]',
    'user: x',
    'a <!-- [!code highlight] -->',
  ].join('\n')
  expect(takeLineMarks(code).code).toBe('host: a\nhost: b\nport: 1\nuser: x\na')
  expect(marksOf(code)).toEqual(['1 del', '2 ins', '3 focus', '4 focus', '5 hl'])
})

test('a comment that only resembles a mark stays', () => {
  const code = 'x = 1 // [!code later]\n# highlight this\ny = "[!code ++]"'
  expect(takeLineMarks(code).code).toBe(code)
  expect(marksOf(code)).toEqual([])
})

test('the resulting code has the added lines and not the removed ones', () => {
  expect(resultingCode('{\n  "a": 1, // [!code --]\n  "a": 2, // [!code ++]\n  "b": 3\n}')).toBe('{\n  "a": 2,\n  "b": 3\n}')
})
