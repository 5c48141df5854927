import type { SearchAnswer, SearchClient, SearchRequest } from './types'

type Request = { requests: SearchRequest[] }

/**
 * Adapts a search client to DocSearch, which asks at every key press and shows each answer as that of the text in the field. Only the answer
 * to the newest request arrives here; all earlier requests stay unanswered. DocSearch accepts one answer to a request, so a better one is
 * kept for the next equal request.
 * @param askAgain makes DocSearch repeat its request
 */
export function currentSearches(search: SearchClient['search'], askAgain: () => void): (request: Request) => Promise<SearchAnswer> {
  let newest: object | undefined
  let better: { key: string; answer: SearchAnswer } | undefined
  return (request) => {
    const key = JSON.stringify(request)
    const known = better?.key === key ? better.answer : undefined
    better = undefined
    if (known) return Promise.resolve(known)
    const current = {}
    newest = current
    return new Promise((resolve, reject) => {
      search(request, (answer) => {
        if (newest !== current) return
        better = { key, answer }
        askAgain()
      }).then(
        (answer) => newest === current && resolve(answer),
        (cause: unknown) => newest === current && reject(cause),
      )
    })
  }
}
