import type { SearchAnswer } from './types'

/**
 * A search that failed: no host could be reached, the provider refused, or its answer could not be read. DocSearch shows its error
 * screen for errors of the name `RetryError` only, and takes any other for a query without results.
 */
export function searchFailure(message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { name: 'RetryError' })
}

/** The answer, if it has the parts that results are made from. Throws on any other. */
export function readableAnswer(answer: SearchAnswer): SearchAnswer {
  const readable =
    Array.isArray(answer?.results) && answer.results.every(({ hits, nbHits }) => Array.isArray(hits) && typeof nbHits === 'number')
  if (!readable) throw new Error('The search provider sent an answer without results.')
  return answer
}
