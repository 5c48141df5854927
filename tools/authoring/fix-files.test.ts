import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Finding } from '../../lib/problem'
import { fixFiles } from './fix-files'

const folder = mkdtempSync(path.join(tmpdir(), 'fix-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = path.join(folder, 'a.mdx')
const finding = (line: number, from: string, to: string): Finding => ({
  file,
  line,
  message: from,
  kind: 'warning',
  fix: [{ line, column: 1, from, to }],
})

test('corrects the findings of a file and keeps what was changed since the check', () => {
  writeFileSync(file, 'In order to\nin place of\n')
  const findings = [finding(1, 'In order to', 'To'), finding(2, 'anew', 'again'), { ...finding(2, '', ''), fix: undefined }]
  expect(fixFiles(findings)).toEqual([{ file, count: 2 }])
  expect(readFileSync(file, 'utf8')).toBe('To\nin place of\n')
  expect(fixFiles(findings)).toEqual([])
})
