import { basePath } from '../../site.mjs'
import { HEADINGS_FILE } from './index-files'
import type { WorkerMessage } from './worker.browser'

/** URL of the files of the index, with a trailing slash; see app/search-index. */
export const indexFolder = () => new URL(`${basePath}/search-index/`, window.location.href).href

let worker: Worker | undefined

/** Ends the worker, because it does not answer. The next search starts another one. */
export function endWorker(): void {
  worker?.terminate()
  worker = undefined
}

/**
 * The worker that searches the local index, started at the first call. Every page loads this module, so it only starts the worker. The page
 * fetches the first part of the index while the scripts of the worker load, which saves two round trips on a slow connection.
 */
export function searchWorker(): Worker {
  if (worker) return worker
  const started = new Worker(new URL('./worker.browser.ts', import.meta.url), { type: 'module' })
  worker = started
  started.addEventListener('error', endWorker)
  fetch(indexFolder() + HEADINGS_FILE)
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '')
    .then((headings) => started.postMessage({ headings } satisfies WorkerMessage))
  return started
}
