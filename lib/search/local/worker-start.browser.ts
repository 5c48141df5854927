import { basePath } from '../../site.mjs'
import type { WorkerQuestion } from './worker.browser'

/** URL of the files of the index, with a trailing slash; see app/search-index. */
export const indexFolder = () => new URL(`${basePath}/search-index/`, window.location.href).href

let worker: Worker | undefined

/** Ends the worker, because it does not answer. The next search starts another one. */
export function endWorker(): void {
  worker?.terminate()
  worker = undefined
}

/** The worker that searches the local index, started at the first call. */
export function searchWorker(): Worker {
  if (worker) return worker
  worker = new Worker(new URL('./worker.browser.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('error', endWorker)
  return worker
}

/** Loads the worker and the first part of the index. Errors are ignored here, because the first search reports them. */
export const warmWorker = () => searchWorker().postMessage({ id: -1, folder: indexFolder() } satisfies WorkerQuestion)
