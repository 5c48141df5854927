import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { FIRST_REQUEST_FILE } from './report-first-request.cjs'

/**
 * How tools/delivery/dev/dev.mjs and Next.js, which it starts, wait for each other: pages need the documents, and the rest of the work waits until the
 * first page has the whole machine. They have no other connection than these files. This file is JavaScript because next.config.mjs imports it.
 */

/** Written by tools/delivery/dev/show-changes.ts after everything else that pages need. */
const DOCUMENTS_FILE = '.generated/documents.json'
/** Exists after the first page has been sent. */
const FIRST_PAGE_FILE = '.generated/first-page'

/** Time for the first documents in milliseconds. They need about half a second. */
const PATIENCE = 60_000

/** Interval in milliseconds at which the process of Next.js is found at rest or at work. Its longest wait for a style sheet is a third of it. */
const REST_INTERVAL = 1_500
/** Processor time in an interval, in microseconds, up to which the process is at rest: a tenth of one processor. */
const REST_USAGE = REST_INTERVAL * 100

/** Removes all files, so that both processes wait. Call it before Next.js starts. */
export function expectFirstPage() {
  mkdirSync(path.dirname(DOCUMENTS_FILE), { recursive: true })
  for (const file of [DOCUMENTS_FILE, FIRST_REQUEST_FILE, FIRST_PAGE_FILE]) rmSync(file, { force: true })
}

/** Path and query of the first request, once there is one; undefined if Next.js is at rest because nobody has asked for a page. */
export async function firstRequest() {
  while (!existsSync(FIRST_REQUEST_FILE)) {
    if (existsSync(FIRST_PAGE_FILE)) return undefined
    await wait(20)
  }
  return readFileSync(FIRST_REQUEST_FILE, 'utf8')
}

/** Waits in Next.js for the documents and the redirects. @throws {Error} if they do not appear */
export async function firstDocuments() {
  for (let waited = 0; !existsSync(DOCUMENTS_FILE); waited += 20) {
    if (waited > PATIENCE) throw new Error(`The content was not read within ${PATIENCE / 1000} s. Start again with "npm run dev".`)
    await wait(20)
  }
}

/** Waits until Next.js has sent the first page, or until it is at rest because nobody has asked for one. */
export async function firstPageSent() {
  while (!existsSync(FIRST_PAGE_FILE)) await wait(50)
}

/**
 * Lets `firstPageSent` resolve at the right time. Call it in the process of Next.js. Whether it is at rest shows whether somebody waits for a
 * page: a browser can ask before this code runs, and then its request is not seen.
 */
export function announceFirstPage() {
  if (existsSync(FIRST_PAGE_FILE)) return
  const announce = () => {
    clearInterval(timer)
    unsubscribe('http.server.response.finish', onSent)
    writeFileSync(FIRST_PAGE_FILE, '')
  }
  let before = process.cpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    before = process.cpuUsage()
    if (user + system < REST_USAGE) announce()
  }, REST_INTERVAL)
  /** @param {unknown} message */
  const onSent = (message) => {
    const { request } = /** @type {{ request: import('node:http').IncomingMessage }} */ (message)
    if (!request.url?.startsWith('/_next/')) announce()
  }
  subscribe('http.server.response.finish', onSent)
}
