import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Finding } from '../../../lib/problem'
import { inFileOrder, printers } from './report'

const error: Finding = { file: 'content/docs/a b.mdx', line: 7, column: 3, field: 'date', message: 'is missing', kind: 'error' }
const warning: Finding = { file: 'content/a.yml', line: 2, message: 'leads nowhere: "/a/"', kind: 'warning' }

type Matcher = { severity: string; pattern: { regexp: string; file: number; line: number; column: number; message: number } }
const { tasks } = JSON.parse(readFileSync('.vscode/tasks.json', 'utf8')) as { tasks: Array<{ problemMatcher: Matcher[] }> }

/** What VS Code reads from a line of output. */
const readByEditor = (line: string) =>
  tasks.flatMap(({ problemMatcher }) =>
    problemMatcher.flatMap(({ severity, pattern }) => {
      const match = line.match(new RegExp(pattern.regexp))
      const at = (group: number) => match?.[group]
      return match ? [[severity, at(pattern.file), at(pattern.line), at(pattern.column), at(pattern.message)]] : []
    }),
  )

test('VS Code finds file, line, column, message and severity in the printed findings', () => {
  expect(readByEditor(printers.text(error, false))).toEqual([['error', 'content/docs/a b.mdx', '7', '3', 'date: is missing']])
  expect(readByEditor(printers.text(warning, false))).toEqual([['warning', 'content/a.yml', '2', '1', 'leads nowhere: "/a/"']])
  expect(readByEditor(printers.text(warning, true))).toEqual([['error', 'content/a.yml', '2', '1', 'leads nowhere: "/a/"']])
  expect(readByEditor('✓ content check: 358 files, 0 findings (2.1 s)')).toEqual([])
})

test('findings are listed by file, and by line in each file', () => {
  const at = (file: string, line: number, column?: number): Finding => ({ ...error, file, line, ...(column && { column }) })
  const places = inFileOrder([at('b', 3), at('a', 2), at('b', 1, 5), at('b', 1, 2)]).map(({ file, line, column }) => [file, line, column])
  expect(places).toEqual([
    ['b', 1, 2],
    ['b', 1, 5],
    ['b', 3, 3],
    ['a', 2, 3],
  ])
})

test('GitHub shows errors and warnings at their line', () => {
  expect(printers.github(error, false)).toBe('::error file=content/docs/a b.mdx,line=7,col=3::date: is missing')
  expect(printers.github(warning, false)).toBe('::warning file=content/a.yml,line=2,col=1::leads nowhere: "/a/"')
  expect(printers.github(warning, true)).toMatch(/^::error /)
})

test('characters with a meaning in workflow commands are escaped', () => {
  const finding: Finding = { ...error, file: 'content/a,b:c%.mdx', field: 'title', message: '100%\r\nof: a, b' }
  expect(printers.github(finding, false)).toBe('::error file=content/a%2Cb%3Ac%25.mdx,line=7,col=3::title: 100%25%0D%0Aof: a, b')
})
