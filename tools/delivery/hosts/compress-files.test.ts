import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFiles } from './compress-files'

let folder: string
const at = (name: string) => path.join(folder, name)
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(at(name)), { recursive: true })
  writeFileSync(at(name), text)
}
const long = 'A line of a page that repeats.\n'.repeat(100)

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compress-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('text files over 1 kB get a gzip and a Brotli file with the same text and time of change', async () => {
  write('docs/index.html', long)
  write('_next/static/a.js', long)
  const time = new Date('2026-01-02T03:04:05Z')
  utimesSync(at('docs/index.html'), time, time)
  expect(await compressFiles(folder)).toMatchObject({ files: 2, removed: 0, bytes: 2 * long.length })
  for (const name of ['docs/index.html', '_next/static/a.js']) {
    expect(gunzipSync(readFileSync(at(`${name}.gz`))).toString()).toBe(long)
    expect(brotliDecompressSync(readFileSync(at(`${name}.br`))).toString()).toBe(long)
  }
  expect(statSync(at('docs/index.html.gz')).mtime).toEqual(time)
})

test('short files and binary files are not compressed', async () => {
  write('robots.txt', 'short')
  write('a.png', long)
  await compressFiles(folder)
  expect(readdirSync(folder).sort()).toEqual(['a.png', 'robots.txt'])
})

test('a second run writes the same bytes', async () => {
  write('a.css', long)
  await compressFiles(folder)
  const first = readFileSync(at('a.css.gz'))
  await compressFiles(folder)
  expect(readFileSync(at('a.css.gz')).equals(first)).toBe(true)
})

test('compressed files of removed and shortened files are removed, downloads are not', async () => {
  for (const name of ['gone.js.gz', 'gone.js.br', 'short.txt.gz', 'archive.tar.gz', 'data.gz']) write(name, 'old')
  write('short.txt', 'short')
  expect((await compressFiles(folder)).removed).toBe(3)
  expect(readdirSync(folder).sort()).toEqual(['archive.tar.gz', 'data.gz', 'short.txt'])
  expect(existsSync(at('short.txt.gz'))).toBe(false)
})
