import type { SearchRequest } from '../types'
import { answerRequest, type LoadedIndex, type PageTexts } from './answer'
import { loadEngine } from './engine'
import { unpackIndex, unpackSections, type WireIndex } from './wire'

/** Searches off the main thread. `folder` is where the index's files are, with a slash at both ends. */
export type WorkerQuestion = { id: number; folder: string; requests?: SearchRequest[] }
export type WorkerAnswer = { id: number; results?: unknown; error?: string }

let loading: Promise<LoadedIndex> | undefined
const texts = new Map<number, Promise<PageTexts>>()

async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as T
}

async function load(folder: string): Promise<LoadedIndex> {
  const wire = await fetchJson<WireIndex>(`${folder}index.json`)
  return {
    engine: loadEngine(unpackIndex(wire)) as unknown as LoadedIndex['engine'],
    sections: unpackSections(wire),
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
    const results = await Promise.all((requests ?? []).map((request) => answerRequest(index, request)))
    self.postMessage({ id, results } satisfies WorkerAnswer)
  } catch (cause) {
    // The next question tries again.
    loading = undefined
    self.postMessage({ id, error: (cause as Error).message } satisfies WorkerAnswer)
  }
})
