import type { Explorer } from './explorer'
import { PredicateProblem } from './predicate'
import { FileProblem, type Problem, problemOf } from './problem'

/** Messages between the page and the thread that reads files. */

/** What the page can ask for: methods of `Explorer`, without their last parameter, which the thread supplies. */
export type Method = 'open' | 'openVersion' | 'snapshot' | 'list' | 'file' | 'scan' | 'content'
type WithoutReading<List extends unknown[]> = List extends [...infer Rest, unknown?] ? Rest : never
export type Arguments<M extends Method> = WithoutReading<Required<Parameters<Explorer[M]>>>
export type Result<M extends Method> = Awaited<ReturnType<Explorer[M]>>

/** A question, or the order to stop one. */
export type Request = { id: number; method: Method; args: unknown[] } | { cancel: number }

export type Failure =
  | { kind: 'file'; problem: Problem }
  | { kind: 'condition'; message: string; at: number }
  | { kind: 'canceled' }
  | { kind: 'defect'; message: string }

/** `read` is the number of bytes read since the last message of the same question. */
export type Reply = { id: number } & ({ read: number } | { result: unknown } | { failure: Failure })

/** What the page shows instead of a result. */
export class ReadFailure extends Error {
  constructor(readonly failure: Failure) {
    super(failure.kind)
  }
}

export function failureOf(cause: unknown, canceled: boolean): Failure {
  if (canceled) return { kind: 'canceled' }
  if (cause instanceof FileProblem) return { kind: 'file', problem: problemOf(cause) }
  if (cause instanceof PredicateProblem) return { kind: 'condition', message: cause.message, at: cause.at }
  return { kind: 'defect', message: cause instanceof Error ? cause.message : String(cause) }
}
