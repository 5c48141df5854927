import type { SearchRequest } from '../types'
import { type PackedIndex, unpackIndex, unpackSections } from './index-format'
import { type LoadedIndex, type PageTexts, runQuery } from './query'
import { loadIndex } from './search-index'

/** A message to the worker, which searches off the main thread. `folder` is the URL of the index files, with a trailing slash. */
export type WorkerQuestion = { id: number; folder: string; requests?: SearchRequest[] }
export type WorkerAnswer = { id: number; results?: unknown; error?: string }

let loading: Promise<LoadedIndex> | undefined
const texts = new Map<number, Promise<PageTexts>>()

async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} returned status ${response.status}`)
  return (await response.json()) as T
}

async function load(folder: string): Promise<LoadedIndex> {
  const packed = await fetchJson<PackedIndex>(`${folder}index.json`)
  return {
    miniSearch: loadIndex(unpackIndex(packed)),
    sections: unpackSections(packed),
    texts: (page) => {
      const known = texts.get(page) ?? fetchJson<PageTexts>(`${folder}${page}.json`)
      texts.set(page, known)
      known.catch(() => texts.delete(page))
      return known
    },
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<WorkerQuestion>) => {
  const { id, folder, requests } = data
  try {
    loading ??= load(folder)
    const index = await loading
    const results = await Promise.all((requests ?? []).map((request) => runQuery(index, request)))
    self.postMessage({ id, results } satisfies WorkerAnswer)
  } catch (cause) {
    // The next request loads the index again.
    loading = undefined
    self.postMessage({ id, error: (cause as Error).message } satisfies WorkerAnswer)
  }
})
