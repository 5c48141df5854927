import { searchFailure } from '../search-failure'
import type { SearchAnswer, SearchClient } from '../types'
import type { WorkerAnswer, WorkerQuestion } from './worker.browser'

/** Path of the index below the base path; see app/search-index. */
const INDEX_FOLDER = '/search-index/'

type PendingRequest = { resolve: (results: SearchAnswer['results']) => void; reject: (cause: Error) => void }

const unreachable = (message: string) => searchFailure(`The search index could not be loaded: ${message}`)

/** A client for the index that is part of the site. The worker and the index are loaded at the first call. */
export function localSearchClient(basePath: string): SearchClient & { warm: () => void } {
  let worker: Worker | undefined
  let nextId = 0
  const pending = new Map<number, PendingRequest>()

  const fail = (message: string) => {
    for (const { reject } of pending.values()) reject(unreachable(message))
    pending.clear()
    worker?.terminate()
    worker = undefined
  }
  const start = (): Worker => {
    if (worker) return worker
    worker = new Worker(new URL('./worker.browser.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      const request = pending.get(data.id)
      pending.delete(data.id)
      if (data.error !== undefined) request?.reject(unreachable(data.error))
      else request?.resolve(data.results as SearchAnswer['results'])
    })
    worker.addEventListener('error', (event) => fail(event.message || 'the worker did not start'))
    return worker
  }
  const send = (message: Omit<WorkerQuestion, 'id' | 'folder'>) =>
    new Promise<SearchAnswer['results']>((resolve, reject) => {
      const id = nextId++
      pending.set(id, { resolve, reject })
      start().postMessage({ id, folder: new URL(basePath + INDEX_FOLDER, window.location.href).href, ...message } satisfies WorkerQuestion)
    })

  return {
    search: async ({ requests }) => ({ results: await send({ requests }) }),
    // Errors are ignored here, because the first search reports them.
    warm: () => void send({}).catch(() => {}),
  }
}
