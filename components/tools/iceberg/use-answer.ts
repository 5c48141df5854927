import { useEffect, useState } from 'react'
import { type Arguments, type Failure, type Method, ReadFailure, type Result } from '@/lib/tools/iceberg/messages'
import type { Reader } from './reader'

/** An answer of the reader. While a new one is read, the old one stays, so that the page does not jump. */
export type Answer<Value> = { value?: Value; failure?: Failure; isBusy: boolean; bytes: number; cancel: () => void; again: () => void }

const nothing = () => {}

/** Asks the reader when the question changes, and stops a question that nobody waits for. @param args undefined if there is no question yet */
export function useAnswer<M extends Method>(reader: Reader, method: M, args: Arguments<M> | undefined): Answer<Result<M>> {
  const question = args && JSON.stringify(args)
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Omit<Answer<Result<M>>, 'again'>>({ isBusy: false, bytes: 0, cancel: nothing })

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` repeats the question
  useEffect(() => {
    if (question === undefined) return
    let isCurrent = true
    const asked = reader.ask(method, JSON.parse(question) as Arguments<M>, (bytes) => {
      if (isCurrent) setAnswer((before) => ({ ...before, bytes: before.bytes + bytes }))
    })
    setAnswer(({ value }) => ({ ...(value !== undefined && { value }), isBusy: true, bytes: 0, cancel: asked.cancel }))
    asked.answer.then(
      (value) => {
        if (isCurrent) setAnswer({ value, isBusy: false, bytes: 0, cancel: nothing })
      },
      (cause: unknown) => {
        const failure: Failure = cause instanceof ReadFailure ? cause.failure : { kind: 'defect', message: String(cause) }
        if (isCurrent) setAnswer({ failure, isBusy: false, bytes: 0, cancel: nothing })
      },
    )
    return () => {
      isCurrent = false
      asked.cancel()
    }
  }, [reader, method, question, attempt])

  return { ...answer, again: () => setAttempt(attempt + 1) }
}
