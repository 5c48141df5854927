import { expect, test, vi } from 'vitest'
import { currentSearches } from './current-search'
import type { SearchAnswer, SearchRequest } from './types'

const answerTo = (query: string): SearchAnswer => ({ results: [{ hits: [], nbHits: query.length, page: 0, nbPages: 1 }] })
const requestOf = (query: string) => ({ requests: [{ query, indexName: 'x' }] as SearchRequest[] })

/** A client whose answers are sent by hand. */
function slowClient() {
  const asked: Array<{
    query: string
    answer: (answer: SearchAnswer) => void
    fail: (cause: Error) => void
    improve: (a: SearchAnswer) => void
  }> = []
  const search = ({ requests }: { requests: SearchRequest[] }, later?: (answer: SearchAnswer) => void) =>
    new Promise<SearchAnswer>((resolve, reject) => {
      asked.push({ query: requests[0]?.query ?? '', answer: resolve, fail: reject, improve: (answer) => later?.(answer) })
    })
  return { asked, search }
}

test('an answer or an error of an older query never arrives', async () => {
  const { asked, search } = slowClient()
  const current = currentSearches(search, () => {})
  const [older, failed, newest] = [vi.fn(), vi.fn(), vi.fn()]
  void current(requestOf('pos')).then(older)
  void current(requestOf('post')).catch(failed)
  void current(requestOf('postg')).then(newest)
  asked[0]?.answer(answerTo('pos'))
  asked[1]?.fail(new Error('down'))
  await Promise.resolve()
  await Promise.resolve()
  expect(newest).not.toHaveBeenCalled()
  asked[2]?.answer(answerTo('postg'))
  await vi.waitFor(() => expect(newest).toHaveBeenCalledWith(answerTo('postg')))
  expect(older).not.toHaveBeenCalled()
  expect(failed).not.toHaveBeenCalled()
})

test('a better answer is asked for again, once, and not after another query', async () => {
  const { asked, search } = slowClient()
  const askAgain = vi.fn()
  const current = currentSearches(search, askAgain)
  const first = current(requestOf('slot'))
  asked[0]?.answer(answerTo(''))
  await first
  asked[0]?.improve(answerTo('slot'))
  expect(askAgain).toHaveBeenCalledTimes(1)
  expect(await current(requestOf('slot'))).toEqual(answerTo('slot'))
  expect(asked).toHaveLength(1)
  // The texts of the same query can still follow.
  asked[0]?.improve(answerTo('slots'))
  expect(askAgain).toHaveBeenCalledTimes(2)
  void current(requestOf('slots'))
  asked[0]?.improve(answerTo('slot'))
  expect(askAgain).toHaveBeenCalledTimes(2)
})
