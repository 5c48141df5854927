import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { environment } from '#environment'
import { contentParts } from '../../lib/content/content-parts'
import { BODY_FOLDER } from '../../lib/mdx/body-store.server'
import { chromiumArguments } from '../../tools/authoring/command/find-chromium'
import { cloneRepository, type DevServer, firstAnswer, linkFolder, startDev, timeUntil } from '../../tools/delivery/dev/dev-clone'
import { getChromium } from '../run/install-test-tools'

/**
 * What a newcomer does in the first minute: `npm run dev` in a fresh clone, pages of every kind from the first moment on, also in a browser, an
 * edit, a mistake, Ctrl+C. The tests follow each other.
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

let browser: Browser

beforeAll(async () => {
  cloneRepository(clone)
  browser = await chromium.launch({ executablePath: getChromium(), args: chromiumArguments })
})
afterAll(async () => {
  await browser.close()
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
  { path: '/docs/install/docker-cli/', file: 'docs/install/docker-cli.mdx' },
  { path: '/docs/install/docker-cli/index.md', file: 'docs/install/docker-cli.mdx' },
  { path: '/iceberg/mor-vs-cow/', file: 'iceberg/mor-vs-cow.mdx' },
  { path: `/iceberg/query-engine/${firstOf('query-engine')}/`, file: `query-engine/${firstOf('query-engine')}.mdx` },
  { path: '/iceberg/query-engine/' },
  { path: `/webinar/${firstOf('webinar')}/`, file: `webinar/${firstOf('webinar')}.mdx` },
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

const DOCUMENT = 'content/docs/install/docker-cli.mdx'
const DOCUMENT_PATH = '/docs/install/docker-cli/'

/** Opens an address in a browser, also if the port does not answer yet. `errors` are those of the page and its console. */
async function opened(address: string): Promise<{ page: Page; errors: string[] }> {
  await firstAnswer(address)
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(address)
  return { page, errors }
}

const textOf = (page: Page) => page.locator('main').textContent()

/** Writes a file as some editors do: they empty it first. */
async function writeInTwoSteps(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w')
  await wait(20)
  await handle.writeFile(text)
  await handle.close()
}

/** Adds a sentence to a page that is open in a browser, waits until it is there, and takes it back. */
async function editInBrowser(page: Page, where: string, sentence: string): Promise<void> {
  const file = path.join(where, DOCUMENT)
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, `${before}\n\n${sentence}\n`)
  await expect.poll(() => textOf(page), { timeout: 15_000 }).toContain(sentence)
  writeFileSync(file, before)
  await expect.poll(() => textOf(page), { timeout: 15_000 }).not.toContain(sentence)
}

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)

test('the first request of every kind of page answers with its whole text, in any order, also while a browser opens the first one', async () => {
  const order = shuffled(kinds)
  console.log(`order: ${order.map(({ path }) => path).join(' ')}`)
  const server = start(clone, port)
  const home = opened(`${server.origin}/`)
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
  const { page, errors } = await home
  expect(await page.locator('h1').isVisible()).toBe(true)
  expect(errors).toEqual([])
  await page.close()
})

test('an edit appears; a mistake is shown with its place, and disappears after it is mended', async () => {
  const [server] = started
  const address = server?.origin + DOCUMENT_PATH
  const file = path.join(clone, DOCUMENT)
  const before = readFileSync(file, 'utf8')
  await writeInTwoSteps(file, `${before}\n\nThe newcomer wrote this sentence.\n`)
  await timeUntil(address, (text) => text.includes('The newcomer wrote this sentence.'))
  writeFileSync(file, `${before}\n\n<Tabs>\n`)
  const line = before.split('\n').length + 2
  const place = `${DOCUMENT}:${line}:1`
  await timeUntil(address, (text) => text.includes(place))
  writeFileSync(file, before)
  await timeUntil(address, (text) => !text.includes(place) && !text.includes('The newcomer wrote this sentence.'))
  // What the author can act on, and nothing else.
  expect(server?.output()).toContain(place)
  expect(server?.output()).not.toMatch(/^ +at .*:\d+:\d+/m)
})

test('a browser that is open shows edits as they are saved', async () => {
  const [server] = started
  const { page, errors } = await opened(server?.origin + DOCUMENT_PATH)
  for (const time of ['first', 'second']) await editInBrowser(page, clone, `The browser shows this for the ${time} time.`)
  expect(errors).toEqual([])
  await page.close()
})

test('Ctrl+C ends all processes, and a later start shows edits too, from the first page on', async () => {
  const [server] = started
  expect(await server?.stop()).toBe(true)
  const again = start(clone, port)
  const address = again.origin + DOCUMENT_PATH
  await firstAnswer(address)
  const file = path.join(clone, DOCUMENT)
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, `${before}\n\nThis was written at the first answer.\n`)
  await timeUntil(address, (text) => text.includes('This was written at the first answer.'))
  writeFileSync(file, before)
  const { page, errors } = await opened(address)
  await editInBrowser(page, clone, 'The browser shows this after a later start.')
  expect(errors).toEqual([])
  await page.close()
})

test('a second server needs another clone, and neither it nor Ctrl+C, twice in a row, disturbs the other one', async () => {
  const server = started.at(-1)
  const refused = start(clone, port + 1)
  expect(await refused.ended).not.toBe(0)
  expect(refused.output()).toMatch(
    /"npm run dev" is already running in this folder \(process \d+\)\. Stop it, or start the other one in another clone/,
  )
  cloneRepository(otherClone)
  // It has compiled the texts before, so that this test does not wait for that again.
  mkdirSync(path.dirname(path.join(otherClone, BODY_FOLDER)), { recursive: true })
  linkFolder(path.join(clone, BODY_FOLDER), path.join(otherClone, BODY_FOLDER))
  const other = start(otherClone, port + 1)
  expect((await firstAnswer(`${other.origin}/about-us/`)).status).toBe(200)
  expect((await firstAnswer(`${server?.origin}/docs/`)).status).toBe(200)
  expect(await server?.stop()).toBe(true)
  // Also right after the start, and at the moment at which the first answer is sent and the check begins.
  expect(await start(clone, port).stop()).toBe(true)
  const third = start(clone, port)
  await firstAnswer(`${third.origin}/images/mark.svg`)
  expect(await third.stop()).toBe(true)
  expect((await firstAnswer(`${other.origin}/about-us/`)).status).toBe(200)
  expect(await other.stop()).toBe(true)
})
