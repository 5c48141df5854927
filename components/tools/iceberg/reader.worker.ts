import { Explorer } from '@/lib/tools/iceberg/explorer'
import { failureOf, type Reply, type Request } from '@/lib/tools/iceberg/messages'

/** The thread that reads files, so that the page stays responsive. It sends nothing anywhere but to the page. */

/** Time between two messages about progress, in milliseconds. */
const PROGRESS = 100

const explorer = new Explorer()
const running = new Map<number, AbortController>()
const reply = (message: Reply) => self.postMessage(message)

async function answer({ id, method, args }: Exclude<Request, { cancel: number }>) {
  const controller = new AbortController()
  running.set(id, controller)
  let [bytes, told] = [0, performance.now()]
  const reading = {
    signal: controller.signal,
    read: (count: number) => {
      bytes += count
      if (performance.now() - told < PROGRESS) return
      reply({ id, read: bytes })
      bytes = 0
      told = performance.now()
    },
  }
  try {
    const call = explorer[method].bind(explorer) as (...all: unknown[]) => Promise<unknown>
    reply({ id, result: await call(...args, reading) })
  } catch (cause) {
    reply({ id, failure: failureOf(cause, controller.signal.aborted) })
  } finally {
    running.delete(id)
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if ('cancel' in data) running.get(data.cancel)?.abort()
  else void answer(data)
})
