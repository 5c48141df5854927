import type { SearchAnswer } from './types'

/**
 * Creates the error of a failed search: no host could be reached, the provider returned an error, or its response is invalid. DocSearch shows
 * its error screen only for errors with the name `RetryError`. For any other error it shows the screen for no results.
 */
export function searchFailure(message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { name: 'RetryError' })
}

/** Returns the response if it contains hits and their number for each request. Otherwise throws. */
export function readableAnswer(answer: SearchAnswer): SearchAnswer {
  const readable =
    Array.isArray(answer?.results) && answer.results.every(({ hits, nbHits }) => Array.isArray(hits) && typeof nbHits === 'number')
  if (!readable) throw new Error('The search provider sent a response without results.')
  return answer
}
