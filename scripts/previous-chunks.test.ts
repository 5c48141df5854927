import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepPreviousChunks, writeChunkList } from './previous-chunks'
import { serveExport } from './static-server'
import { walkFiles } from './walk'

let folder: string
let server: Server | undefined
const deployment = (name: string, files: Record<string, string>) => {
  const root = path.join(folder, name)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  return root
}
const chunksOf = (root: string) => walkFiles(path.join(root, '_next')).map((file) => path.relative(root, file))

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chunks-'))
})
afterEach(() => {
  server?.close()
  rmSync(folder, { recursive: true })
})

test('a deployment keeps the chunks of the one before it, but not of older ones', async () => {
  const [first, second, third] = ['1', '2', '3'].map((name) =>
    deployment(name, { 'index.html': 'page', [`_next/static/${name}.js`]: name, '_next/static/same.css': name }),
  ) as [string, string, string]
  for (const root of [first, second, third]) writeChunkList(root)
  expect(await keepPreviousChunks(second, first)).toEqual({ kept: 1, failed: [] })
  expect(await keepPreviousChunks(third, second)).toEqual({ kept: 1, failed: [] })
  expect(chunksOf(third)).toEqual(['_next/static/2.js', '_next/static/3.js', '_next/static/same.css'])
  expect(readFileSync(path.join(third, '_next/static/same.css'), 'utf8')).toBe('3')
})

test('chunks are fetched from the address of the site, and missing ones are reported', async () => {
  const previous = deployment('previous', { 'chunks.txt': '_next/static/a.js\n_next/static/gone.js\n', '_next/static/a.js': 'a' })
  const next = deployment('next', { 'index.html': 'page' })
  server = serveExport(previous, '/sub').listen(0)
  const address = `http://localhost:${(server.address() as AddressInfo).port}/sub/`
  expect(await keepPreviousChunks(next, address)).toEqual({ kept: 1, failed: ['_next/static/gone.js'] })
  expect(chunksOf(next)).toEqual(['_next/static/a.js'])
})

test('without a list, or with a page in its place, nothing is written', async () => {
  const next = deployment('next', { 'index.html': 'page' })
  const page = deployment('previous', { 'chunks.txt': '<html>\n_next/static/../../escaped.txt\n', 'escaped.txt': 'a' })
  expect(await keepPreviousChunks(next, page)).toBeUndefined()
  expect(await keepPreviousChunks(next, path.join(folder, 'nothing'))).toBeUndefined()
  expect(await keepPreviousChunks(next, 'http://localhost:1')).toBeUndefined()
})
