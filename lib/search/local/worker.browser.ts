import type { SearchAnswer, SearchRequest } from '../types'
import { HEADINGS_FILE, pageFile, TEXT_FILE } from './index-files'
import type { PackedHeadings, PackedText } from './index-format'
import { type LoadedIndex, openIndex, type PageTexts, runQuery } from './query'

/**
 * A question to the worker, which searches off the main thread. `folder` is the URL of the index files, with a trailing slash. With
 * `improves`, the worker can send several answers, each better than the last one.
 */
export type WorkerQuestion = { id: number; folder: string; requests: SearchRequest[]; improves: boolean }
/** A question, or the first part of the index, which the page fetches and sends once; it is empty if it could not be fetched. */
export type WorkerMessage = WorkerQuestion | { headings: string }
export type WorkerAnswer = { id: number; answer?: SearchAnswer; error?: string }

/** Milliseconds without another query after which the texts of the results are loaded, so that typing does not load those of each letter. */
const SETTLED = 150

/** The parts of the index, each from its first use. A part that could not be loaded is missing again. */
const parts: { headings?: Promise<LoadedIndex>; complete?: Promise<LoadedIndex>; isComplete?: boolean } = {}
const texts = new Map<number, PageTexts>()
/** Pages of the last results whose texts are not loaded. */
const wanted = new Set<number>()
/** The last question that can be improved. */
let newest = -1

async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} returned status ${response.status}`)
  return (await response.json()) as T
}

const textsOf = (page: number) => {
  const known = texts.get(page)
  if (!known) wanted.add(page)
  return known
}

let receive: (headings: string) => void = () => {}
/** The first part of the index. It is undefined after a failure; the worker then fetches it. */
let packed: Promise<PackedHeadings> | undefined = new Promise((resolve, reject) => {
  receive = (headings) => (headings ? resolve(JSON.parse(headings)) : reject(new Error('its first part could not be fetched')))
})
packed.catch(() => {})

const packedHeadings = (folder: string) => {
  packed ??= fetchJson<PackedHeadings>(folder + HEADINGS_FILE)
  return packed
}
const forget = () => {
  packed = undefined
  delete parts.headings
  delete parts.complete
}

function headings(folder: string): Promise<LoadedIndex> {
  parts.headings ??= packedHeadings(folder).then((loaded) => openIndex(loaded, undefined, textsOf))
  return parts.headings
}

function complete(folder: string): Promise<LoadedIndex> {
  parts.complete ??= Promise.all([packedHeadings(folder), fetchJson<PackedText>(folder + TEXT_FILE)]).then(([first, text]) => {
    const index = openIndex(first, text, textsOf)
    parts.isComplete = true
    return index
  })
  return parts.complete
}

const answerOf = (index: LoadedIndex, requests: readonly SearchRequest[]): SearchAnswer => {
  wanted.clear()
  return { results: requests.map((request) => runQuery(index, request)) }
}

/** Loads the texts of pages. A page whose texts cannot be loaded has results without snippets. */
const loadTexts = (folder: string, pages: readonly number[]) =>
  Promise.allSettled(pages.map(async (page) => texts.set(page, await fetchJson<PageTexts>(folder + pageFile(page)))))

/** Answers a question with what is loaded, and then with more. @param send sends an answer; it can be called several times */
async function answer({ id, folder, requests, improves }: WorkerQuestion, send: (answer: SearchAnswer) => void): Promise<void> {
  if (improves) newest = id
  if (improves && !parts.isComplete) {
    const early = answerOf(await headings(folder), requests)
    if (early.results.some(({ nbHits }) => nbHits > 0)) send({ ...early, lacks: 'results' })
  }
  const index = await complete(folder)
  const all = answerOf(index, requests)
  const missing = [...wanted]
  if (!improves || missing.length === 0) return send(all)
  send({ ...all, lacks: 'texts' })
  await new Promise((resolve) => setTimeout(resolve, SETTLED))
  if (newest === id) await loadTexts(folder, missing)
  send(answerOf(index, requests))
}

self.addEventListener('message', async ({ data }: MessageEvent<WorkerMessage>) => {
  if ('headings' in data) return receive(data.headings)
  const send = (message: Omit<WorkerAnswer, 'id'>) => self.postMessage({ id: data.id, ...message } satisfies WorkerAnswer)
  try {
    await answer(data, (each) => send({ answer: each }))
  } catch (cause) {
    // The next request loads the index again.
    forget()
    send({ error: (cause as Error).message })
  }
})
