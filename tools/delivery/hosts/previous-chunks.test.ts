import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../../../tests/export/servers'
import { walkFiles } from '../../authoring/command/walk'
import { keepPreviousChunks, previousDeployment, writeChunkList } from './previous-chunks'
import { serveExport } from './static-server'

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
/** Starts a server. @returns its address */
const listening = (started: Server) => {
  server = started.listen(0)
  return `http://localhost:${(server.address() as AddressInfo).port}`
}
const chunksOf = (root: string) => walkFiles(path.join(root, '_next')).map((file) => path.relative(root, file))

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chunks-'))
})
afterEach(() => {
  server?.closeAllConnections()
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
  const address = `${listening(serveExport(previous, '/sub'))}/sub/`
  expect(await keepPreviousChunks(next, address)).toEqual({ kept: 1, failed: ['_next/static/gone.js (the status is 404)'] })
  expect(chunksOf(next)).toEqual(['_next/static/a.js'])
})

test('without a list, nothing is written and the reason is named', async () => {
  const next = deployment('next', { 'index.html': 'page' })
  const wrong = deployment('previous', { 'chunks.txt': 'text\n_next/static/../../escaped.txt\n', 'escaped.txt': 'a' })
  expect(await keepPreviousChunks(next, wrong)).toEqual({ reason: 'the file is not a list of chunks' })
  expect(await keepPreviousChunks(next, folder)).toEqual({ reason: 'the file does not exist', isMissing: true })
  expect(await keepPreviousChunks(next, `http://localhost:${await freePort()}`)).toEqual({
    reason: expect.stringContaining('ECONNREFUSED'),
  })
})

test.each<[string, RequestListener, object]>([
  ['does not have the list', (_, response) => response.writeHead(404).end(), { reason: 'the status is 404', isMissing: true }],
  ['fails', (_, response) => response.writeHead(503).end(), { reason: 'the status is 503' }],
  ['answers with a page', (_, response) => response.end('<!doctype html>'), { reason: 'the response is a page' }],
  ['does not answer', () => {}, { reason: 'no response within 0.2 seconds' }],
])('a site that %s is told apart from the others', async (_name, listener, result) => {
  const next = deployment('next', { 'index.html': 'page' })
  expect(await keepPreviousChunks(next, listening(createServer(listener)), 200)).toEqual(result)
})

test('a page that the site sends instead of a chunk is not stored', async () => {
  const next = deployment('next', { 'index.html': 'page' })
  const address = listening(
    createServer(({ url }, response) => {
      if (url === '/chunks.txt') response.end('_next/static/a.js\n_next/static/b.js\n')
      else if (url === '/_next/static/a.js') response.writeHead(200, { 'content-type': 'text/html' }).end('moved')
      else response.writeHead(200, { 'content-type': 'text/javascript' }).end('<!DOCTYPE html><title>Home</title>')
    }),
  )
  expect(await keepPreviousChunks(next, address)).toEqual({
    kept: 0,
    failed: ['a', 'b'].map((name) => `_next/static/${name}.js (the response is a page)`),
  })
  expect(chunksOf(next)).toEqual([])
})

test('an address without a path gets the base path, and a folder or another address stays as it is', () => {
  expect(previousDeployment('https://olake.io', '/sub')).toBe('https://olake.io/sub')
  expect(previousDeployment('https://olake.io/', '')).toBe('https://olake.io')
  expect(previousDeployment('https://olake.io/other/', '/sub')).toBe('https://olake.io/other')
  expect(previousDeployment(folder, '/sub')).toBe(folder)
})

test('an argument that is neither an address nor a folder is an error', () => {
  expect(() => previousDeployment('olake.io', '')).toThrow('Did you mean https://olake.io?')
  for (const wrong of ['../no-such-folder', 'ftp://olake.io', 'package.json', 'https://'])
    expect(() => previousDeployment(wrong, ''), wrong).toThrow('is neither an address')
})
