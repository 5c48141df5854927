import { resolve } from 'node:path'
import { apiClientVersion, liteClient } from 'algoliasearch/lite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hostMarks } from './host-marks'
import { hostedClient } from './hosted-client'
import { insightsClient } from './insights'
import { panelGroups } from './panel-groups'
import { readableAnswer, searchFailure } from './search-failure'
import { candidateQueries, suggestQueries } from './suggest-queries'
import type { SearchAnswer, SearchHit, SearchRequest } from './types'

/** Storage that persists between clients, like `localStorage`. */
function memoryStore() {
  const texts = new Map<string, string>()
  return { get: (key: string) => texts.get(key) ?? null, set: (key: string, text: string) => void texts.set(key, text) }
}

const READ_HOST = 'app-dsn.algolia.net'
type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>

/** Algolia's client with a first host that is down. `asked` contains the hosts of all requests so far. */
function clientWithDeadHost(store: ReturnType<typeof memoryStore>) {
  const asked: string[] = []
  const client = liteClient('app', 'key', {
    hostsCache: hostMarks(store, 'marks') as unknown as HostsCache,
    requester: {
      send: async ({ url }) => {
        const { host } = new URL(url)
        asked.push(host)
        const dead = host === READ_HOST
        return { status: dead ? 0 : 200, content: dead ? '' : '{"results":[]}', isTimedOut: false }
      },
    },
  })
  let count = 0
  // Each query is different, because the client caches responses.
  const search = () => client.search({ requests: [{ indexName: 'i', query: String(count++) }] })
  return { search, asked }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a host that was down is skipped for two minutes and then tried again', async () => {
  const { search, asked } = clientWithDeadHost(memoryStore())
  await search()
  expect(asked[0]).toBe(READ_HOST)
  asked.length = 0
  vi.advanceTimersByTime(119_000)
  await search()
  expect(asked).not.toContain(READ_HOST)
  asked.length = 0
  vi.advanceTimersByTime(2_000)
  await search()
  expect(asked[0]).toBe(READ_HOST)
})

test('host states persist across page loads, and invalid stored text is ignored', async () => {
  const store = memoryStore()
  await clientWithDeadHost(store).search()
  const later = clientWithDeadHost(store)
  await later.search()
  expect(later.asked).not.toContain(READ_HOST)
  store.set('marks', '{broken')
  const fresh = clientWithDeadHost(store)
  await fresh.search()
  expect(fresh.asked[0]).toBe(READ_HOST)
})

test('a response without results is an error, and search errors have the name that DocSearch expects', () => {
  const answer = { results: [{ hits: [], nbHits: 0, page: 0, nbPages: 0 }] }
  expect(readableAnswer(answer)).toBe(answer)
  for (const broken of [{}, { results: {} }, { results: [{}] }, { results: [{ hits: [] }] }, null])
    expect(() => readableAnswer(broken as unknown as SearchAnswer)).toThrow('without results')
  expect(searchFailure('x', new Error('y'))).toMatchObject({ name: 'RetryError', message: 'x', cause: new Error('y') })
})

test('sends view and click events of DocSearch, clicks with the query ID of their results', () => {
  const sent: Array<{ address: string; events: unknown[] }> = []
  const client = insightsClient({ appId: 'APP', apiKey: 'KEY', indexName: 'docs' }, (address, body) =>
    sent.push({ address, events: JSON.parse(body).events }),
  )
  client('addAlgoliaAgent', 'insights-plugin')
  client('viewedObjectIDs', { eventName: 'Items Viewed', index: 'docs', objectIDs: ['a', 'b'], algoliaSource: ['autocomplete'] })
  client('clickedObjectIDsAfterSearch', { eventName: 'Item Selected', index: 'docs', objectIDs: ['a'], positions: [1], queryID: 'q' })
  expect(sent.map(({ events }) => events[0])).toMatchObject([
    { eventType: 'view', eventName: 'Items Viewed', index: 'docs', objectIDs: ['a', 'b'] },
    { eventType: 'click', eventName: 'Item Selected', objectIDs: ['a'], positions: [1], queryID: 'q' },
  ])
  expect(sent[0]?.address).toBe('https://insights.algolia.io/1/events?x-algolia-application-id=APP&x-algolia-api-key=KEY')
  const answer = vi.fn()
  client('getUserToken', null, answer)
  expect(answer).toHaveBeenCalledWith(null, expect.stringMatching(/^anonymous-/))
})

test('suggests queries with results in place of a query without results', async () => {
  expect(candidateQueries('kafka xyzzy').slice(0, 2)).toEqual(['kafka', 'xyzzy'])
  expect(candidateQueries('xyzzy')).not.toContain('xyzzy')
  const asked: SearchRequest[] = []
  const client = {
    search: async ({ requests }: { requests: SearchRequest[] }) => {
      asked.push(...requests)
      return { results: requests.map(({ query }) => ({ hits: [], nbHits: query === 'xyzzy' ? 0 : 3, page: 0, nbPages: 1 })) }
    },
  }
  const queries = await suggestQueries('kafka xyzzy', client, { indexName: 'docs' })
  expect(queries).toHaveLength(3)
  expect(queries[0]).toBe('kafka')
  expect(queries).not.toContain('xyzzy')
  expect(asked.every(({ indexName, hitsPerPage }) => indexName === 'docs' && hitsPerPage === 0)).toBe(true)
})

test('the panel of the search field shows results for a query, and recent searches without a query', () => {
  const hit = (id: string, lvl2: string | null) =>
    ({
      objectID: id,
      url: `/${id}/`,
      hierarchy: { lvl0: 'Docs', lvl1: 'Page', lvl2, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    }) as SearchHit
  const stored = { recent: [hit('r', null)], favorite: [] }
  expect(panelGroups('', [], stored)).toEqual([{ label: 'Recent', entries: [{ id: 'recent-r', url: '/r/', title: 'Page' }] }])
  const found = Array.from({ length: 8 }, (_, index) => hit(String(index), 'Heading'))
  const [group] = panelGroups('slot', found, stored)
  expect(group?.label).toBe('Results')
  expect(group?.entries).toHaveLength(5)
  expect(group?.entries[0]).toEqual({ id: 'result-0', url: '/0/', title: 'Heading', page: 'Page' })
  expect(panelGroups('nothing', [], stored)).toEqual([])
})

/** Replaces the storage of the browser with an empty one. @returns the function that reads a key */
function stubStorage() {
  const getItem = vi.fn(() => null)
  vi.stubGlobal('window', { localStorage: { getItem, setItem: () => {} } })
  return getItem
}

test('a client without an application ID or an API key is rejected, and the message names what is missing', () => {
  stubStorage()
  expect(() => hostedClient({ appId: '', apiKey: 'key' })).toThrow('`appId` is missing.')
  expect(() => hostedClient({ appId: 'APP', apiKey: '' })).toThrow('`apiKey` is missing.')
})

test('host states are stored for the version of the client and the application', () => {
  const getItem = stubStorage()
  hostedClient({ appId: 'APP', apiKey: 'key' })
  expect(getItem.mock.calls).toEqual([[`search.hosts.${apiClientVersion}-APP`]])
})

/** A request of a browser that is never answered. `last` is the newest one. */
class SilentRequest {
  static last: SilentRequest | undefined
  readonly OPENED = 1
  readyState = 0
  aborted = false
  onreadystatechange = () => {}
  constructor() {
    SilentRequest.last = this
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.aborted = true
  }
}

test('a search waits one second for a connection and two seconds for the response', async () => {
  vi.stubGlobal('XMLHttpRequest', SilentRequest)
  stubStorage()
  vi.resetModules()
  // Vitest would load the client for Node.js, which has other limits.
  vi.doMock('algoliasearch/lite', () => import(resolve('node_modules/algoliasearch/dist/lite/builds/browser.js')))
  const forBrowsers = await import('./hosted-client')
  vi.doUnmock('algoliasearch/lite')
  const request = { requests: [{ indexName: 'i', query: 'q' }] }
  for (const [connected, limit] of [
    [false, 1000],
    [true, 2000],
  ] as const) {
    void forBrowsers
      .hostedClient({ appId: 'APP', apiKey: 'key' })
      .search(request)
      .catch(() => {})
    await vi.advanceTimersByTimeAsync(0)
    const first = SilentRequest.last
    if (first && connected) first.readyState = 2
    first?.onreadystatechange()
    await vi.advanceTimersByTimeAsync(limit - 1)
    expect(first?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(first?.aborted).toBe(true)
  }
})
