import { searchFailure } from '../search-failure'
import type { SearchAnswer, SearchClient } from '../types'
import type { WorkerAnswer, WorkerQuestion } from './worker.browser'
import { endWorker, indexFolder, searchWorker } from './worker-start.browser'

type PendingRequest = {
  resolve: (answer: SearchAnswer) => void
  reject: (cause: Error) => void
  later?: ((answer: SearchAnswer) => void) | undefined
  /** The last answer, if a better one is to follow. */
  early?: SearchAnswer
}

const unreachable = (message: string) => searchFailure(`The search index could not be loaded: ${message}`)

/** A client for the index that is part of the site. The worker and the index are loaded at the first call. */
export function localSearchClient(): SearchClient {
  let listened: Worker | undefined
  let nextId = 0
  const pending = new Map<number, PendingRequest>()

  const fail = (request: PendingRequest, message: string) => {
    if (!request.early) return request.reject(unreachable(message))
    // The rest of the index cannot be loaded: what was found so far is all there is.
    const { lacks: _, ...last } = request.early
    request.later?.(last)
  }
  const receive = ({ data: { id, answer, error = '' } }: MessageEvent<WorkerAnswer>) => {
    const request = pending.get(id)
    if (!answer?.lacks) pending.delete(id)
    if (!request) return
    if (!answer) return fail(request, error)
    if (request.early) request.later?.(answer)
    else request.resolve(answer)
    request.early = answer
  }
  const onError = (event: ErrorEvent) => {
    for (const request of pending.values()) fail(request, event.message || 'the worker did not start')
    pending.clear()
    endWorker()
  }
  const listen = (worker: Worker): Worker => {
    if (worker === listened) return worker
    listened = worker
    worker.addEventListener('message', receive)
    worker.addEventListener('error', onError)
    return worker
  }

  return {
    search: ({ requests }, later) =>
      new Promise((resolve, reject) => {
        const id = nextId++
        pending.set(id, { resolve, reject, later })
        listen(searchWorker()).postMessage({ id, folder: indexFolder(), requests, improves: later !== undefined } satisfies WorkerQuestion)
      }),
  }
}
