import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

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

/** Time in milliseconds after which nobody is expected to ask for a page soon. */
const QUIET_TIME = 3_000

/** Removes both files, so that both processes wait. Call it before Next.js starts. */
export function expectFirstPage() {
  for (const file of [DOCUMENTS_FILE, FIRST_PAGE_FILE]) rmSync(file, { force: true })
}

/** Waits in Next.js for the documents and the redirects. @throws {Error} if they do not appear */
export async function firstDocuments() {
  for (let waited = 0; !existsSync(DOCUMENTS_FILE); waited += 20) {
    if (waited > PATIENCE) throw new Error(`The content was not read within ${PATIENCE / 1000} s. Start again with "npm run dev".`)
    await wait(20)
  }
}

/** Waits until Next.js has sent the first page, or until nobody has asked for one for a while. */
export async function firstPageSent() {
  while (!existsSync(FIRST_PAGE_FILE)) await wait(50)
}

/** Lets `firstPageSent` resolve at the right time. Call it in the process of Next.js. */
export function announceFirstPage() {
  if (existsSync(FIRST_PAGE_FILE)) return
  const announce = () => {
    clearTimeout(timer)
    unsubscribe('http.server.request.start', onRequest)
    unsubscribe('http.server.response.finish', onSent)
    writeFileSync(FIRST_PAGE_FILE, '')
  }
  const timer = setTimeout(announce, QUIET_TIME)
  const onRequest = () => clearTimeout(timer)
  /** @param {unknown} message */
  const onSent = (message) => {
    const { request } = /** @type {{ request: import('node:http').IncomingMessage }} */ (message)
    if (!request.url?.startsWith('/_next/')) announce()
  }
  subscribe('http.server.request.start', onRequest)
  subscribe('http.server.response.finish', onSent)
}
