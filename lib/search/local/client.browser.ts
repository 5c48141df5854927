import { searchFailure } from '../search-failure'
import type { SearchAnswer, SearchClient } from '../types'
import type { WorkerAnswer, WorkerQuestion } from './worker.browser'

/** Where a built site keeps the index. */
const INDEX_FOLDER = '/search-index/'

type Waiting = { resolve: (results: SearchAnswer['results']) => void; reject: (cause: Error) => void }

const unreachable = (message: string) => searchFailure(`The search index could not be loaded: ${message}`)

/** A client of the index that is part of the site. Loads nothing until its first call. */
export function localSearchClient(basePath: string): SearchClient & { warm: () => void } {
  let worker: Worker | undefined
  let next = 0
  const waiting = new Map<number, Waiting>()

  const fail = (message: string) => {
    for (const { reject } of waiting.values()) reject(unreachable(message))
    waiting.clear()
    worker?.terminate()
    worker = undefined
  }
  const start = (): Worker => {
    if (worker) return worker
    worker = new Worker(new URL('./worker.browser.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      const waiter = waiting.get(data.id)
      waiting.delete(data.id)
      if (data.error !== undefined) waiter?.reject(unreachable(data.error))
      else waiter?.resolve(data.results as SearchAnswer['results'])
    })
    worker.addEventListener('error', (event) => fail(event.message || 'the worker did not start'))
    return worker
  }
  const ask = (question: Omit<WorkerQuestion, 'id' | 'folder'>) =>
    new Promise<SearchAnswer['results']>((resolve, reject) => {
      const id = next++
      waiting.set(id, { resolve, reject })
      start().postMessage({ id, folder: new URL(basePath + INDEX_FOLDER, window.location.href).href, ...question } satisfies WorkerQuestion)
    })

  return {
    search: async ({ requests }) => ({ results: await ask({ requests }) }),
    // Failing to warm up is no news: the first search will say so.
    warm: () => void ask({}).catch(() => {}),
  }
}
