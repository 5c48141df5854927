import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createWholeFile, writeWholeFile } from './whole-file.server'

const folder = mkdtempSync(path.join(tmpdir(), 'whole-file-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('replaces the content of a file and leaves no other file', () => {
  const file = path.join(folder, 'replaced')
  writeFileSync(file, 'former')
  writeWholeFile(file, 'new')
  expect(readFileSync(file, 'utf8')).toBe('new')
  expect(readdirSync(folder)).toEqual(['replaced'])
})

test('a write that fails or is interrupted keeps the former content', async () => {
  const file = path.join(folder, 'replaced')
  await expect(
    createWholeFile(file, async (part) => {
      writeFileSync(part, 'half of the n')
      throw new Error('no space left')
    }),
  ).rejects.toThrow('no space left')
  expect(readFileSync(file, 'utf8')).toBe('new')
  expect(readdirSync(folder)).toEqual(['replaced'])
})
