import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { environment } from '#environment'
import { contentParts } from '../../lib/content/content-parts'
import { cloneRepository, type DevServer, firstAnswer, startDev, timeUntil } from '../../tools/delivery/dev/dev-clone'

/**
 * What a newcomer does in the first minute: `npm run dev` in a fresh clone, pages of every kind from the first moment on, an edit, a mistake,
 * Ctrl+C. The tests follow each other.
 */

const folder = mkdtempSync(path.join(tmpdir(), 'newcomer-'))
const [clone, otherClone] = [path.join(folder, 'clone'), path.join(folder, 'other')]
const port = environment.TEST_PORT + 20
const started: DevServer[] = []
const start = (where: string, on: number) => {
  const server = startDev(where, on)
  started.push(server)
  return server
}

beforeAll(() => {
  for (const target of [clone, otherClone]) cloneRepository(target)
})
afterAll(async () => {
  for (const server of started) await server.stop()
  rmSync(folder, { recursive: true })
})

/** The first page of a folder of the content, by name. */
const firstOf = (collection: string) =>
  readdirSync(`content/${collection}`)
    .filter((name) => name.endsWith('.mdx') && name !== 'index.mdx')
    .sort()[0]
    ?.replace('.mdx', '') ?? ''

/** One address of every kind, and the file with its text. */
const kinds: Array<{ path: string; file?: string }> = [
  { path: '/' },
  { path: '/about-us/' },
  { path: '/docs/', file: 'docs/index.mdx' },
  { path: '/docs/getting-started/quickstart/', file: 'docs/getting-started/quickstart.mdx' },
  { path: '/docs/install/docker-cli/', file: 'docs/install/docker-cli.mdx' },
  { path: '/docs/install/docker-cli/index.md', file: 'docs/install/docker-cli.mdx' },
  { path: '/iceberg/mor-vs-cow/', file: 'iceberg/mor-vs-cow.mdx' },
  { path: `/iceberg/query-engine/${firstOf('query-engine')}/`, file: `query-engine/${firstOf('query-engine')}.mdx` },
  { path: '/iceberg/query-engine/' },
  { path: `/webinar/${firstOf('webinar')}/`, file: `webinar/${firstOf('webinar')}.mdx` },
  { path: `/community/${firstOf('community')}/` },
  { path: '/search/' },
  { path: '/dev/components/' },
  { path: '/blog/' },
  { path: '/blog/rss.xml' },
  { path: '/llms.txt' },
]

/** The last words of a text that are neither code nor markup. */
function lastWords(file: string): string {
  const prose = (contentParts(readFileSync(`content/${file}`, 'utf8'))?.body ?? '').replace(/```[\s\S]*?```/g, '').replace(/<[^>]*>/g, '|')
  return (
    prose
      .match(/(?<=^|[^\w])[A-Z][a-z]+(?: [a-z]+){2,}/gm)
      ?.at(-1)
      ?.trim() ?? ''
  )
}

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)

test('the first request of every kind of page answers with its whole text, in any order', async () => {
  const order = shuffled(kinds)
  console.log(`order: ${order.map(({ path }) => path).join(' ')}`)
  const server = start(clone, port)
  for (const { path: address, file } of order) {
    const { status, text } = await firstAnswer(server.origin + address)
    expect(status, `${address}\n${server.output()}`).toBe(200)
    if (/\/$/.test(address)) {
      expect(text, address).toContain('<h1')
      expect(text, address).toContain('</html>')
    }
    if (file) expect(text, address).toContain(lastWords(file))
    // Pictures of the first page are there before the background check has built their files.
    for (const [, src = ''] of text.matchAll(/<img[^>]* src="([^":]+)"/g))
      expect((await fetch(new URL(src, server.origin + address))).status, `${src} on ${address}`).toBe(200)
  }
  expect(server.output()).not.toMatch(/⨯|✗|Error/)
})

test('an edit appears; a mistake is shown with its place, and disappears after it is mended', async () => {
  const [server] = started
  const address = `${server?.origin}/docs/install/docker-cli/`
  const file = path.join(clone, 'content/docs/install/docker-cli.mdx')
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, `${before}\n\nThe newcomer wrote this sentence.\n`)
  await timeUntil(address, (text) => text.includes('The newcomer wrote this sentence.'))
  writeFileSync(file, `${before}\n\n<Tabs>\n`)
  const line = before.split('\n').length + 2
  const place = `content/docs/install/docker-cli.mdx:${line}:1`
  await timeUntil(address, (text) => text.includes(place))
  writeFileSync(file, before)
  await timeUntil(address, (text) => !text.includes(place) && !text.includes('The newcomer wrote this sentence.'))
  // What the author can act on, and nothing else.
  expect(server?.output()).toContain(place)
  expect(server?.output()).not.toMatch(/^ +at .*:\d+:\d+/m)
})

test('a second server needs another clone, and does not disturb the first', async () => {
  const [server] = started
  const refused = start(clone, port + 1)
  expect(await refused.ended).not.toBe(0)
  expect(refused.output()).toMatch(
    /"npm run dev" is already running in this folder \(process \d+\)\. Stop it, or start the other one in another clone/,
  )
  const other = start(otherClone, port + 1)
  expect((await firstAnswer(`${other.origin}/docs/install/docker-cli/`)).status).toBe(200)
  expect((await firstAnswer(`${server?.origin}/docs/`)).status).toBe(200)
})

test('Ctrl+C ends all processes, twice in a row and also right after the start, and leaves the other server alone', async () => {
  const [server] = started
  const other = started.at(-1)
  expect(await server?.stop()).toBe(true)
  const again = start(clone, port)
  await firstAnswer(`${again.origin}/about-us/`)
  expect(await again.stop()).toBe(true)
  expect(await start(clone, port).stop()).toBe(true)
  expect((await firstAnswer(`${other?.origin}/about-us/`)).status).toBe(200)
  expect(await other?.stop()).toBe(true)
})
