import type { Arguments, Method, ReadFailure, Reply, Request, Result } from '@/lib/tools/iceberg/messages'

/** A question that was asked: its answer, and a function that stops it. */
type Asked<M extends Method> = { answer: Promise<Result<M>>; cancel: () => void }

/** Asks the thread that reads files. */
export type Reader = {
  ask: <M extends Method>(method: M, args: Arguments<M>, progress?: (bytes: number) => void) => Asked<M>
  stop: () => void
}

type Waiting = { resolve: (value: never) => void; reject: (cause: unknown) => void; progress: ((bytes: number) => void) | undefined }

/** @param failed is called if the code of the thread does not load @param Failure error that a question ends with */
export function startReader(failed: (cause: Error) => void, Failure: typeof ReadFailure): Reader {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let last = 0
  const send = (message: Request) => worker.postMessage(message)
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const question = waiting.get(data.id)
    if (!question) return
    if ('read' in data) {
      question.progress?.(data.read)
      return
    }
    waiting.delete(data.id)
    if ('result' in data) question.resolve(data.result as never)
    else question.reject(new Failure(data.failure))
  })
  worker.addEventListener('error', (event) => {
    const cause = new Error(event.message || 'The script of the reader did not load.')
    for (const { reject } of waiting.values()) reject(cause)
    waiting.clear()
    failed(cause)
  })
  return {
    ask: (method, args, progress) => {
      const id = ++last
      const answer = new Promise<never>((resolve, reject) => {
        waiting.set(id, { resolve, reject, progress })
        send({ id, method, args })
      })
      return { answer, cancel: () => send({ cancel: id }) }
    },
    stop: () => worker.terminate(),
  }
}
