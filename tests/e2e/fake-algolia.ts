import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext } from '@playwright/test'

type Received = {
  method: string
  path: string
  parameters: Record<string, string>
  body: { requests?: Array<Record<string, unknown>>; events?: unknown[] }
}

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']

function hit(query: string, n: number, section: string) {
  const hierarchy = Object.fromEntries(
    levels.map((level) => [
      level,
      level === 'lvl0' ? section : level === 'lvl1' ? `Page ${n}` : level === 'lvl2' ? `About ${query}` : null,
    ]),
  )
  const marked = Object.fromEntries(
    levels.map((level) => [
      level,
      {
        value: level === 'lvl2' ? `About <mark>${query}</mark><img src=x>` : (hierarchy[level] ?? ''),
        matchLevel: level === 'lvl2' ? 'full' : 'none',
        matchedWords: [],
      },
    ]),
  )
  return {
    objectID: `id-${n}`,
    type: 'lvl2',
    url: `https://olake.io/docs/getting-started/quickstart/?hit=${n}#start-olake`,
    url_without_anchor: 'https://olake.io/docs/getting-started/quickstart/',
    anchor: 'start-olake',
    content: null,
    hierarchy,
    _highlightResult: { hierarchy: marked, hierarchy_camel: [] },
    _snippetResult: { hierarchy: marked, hierarchy_camel: [] },
  }
}

/** Response of the index to one request. The query `none` has no hits, `many` has 27, and every other query has two. */
function result(request: Record<string, unknown>) {
  const query = String(request.query ?? '')
  const total = query === 'none' ? 0 : query === 'many' ? 27 : 2
  const size = Number(request.hitsPerPage ?? 20)
  const page = Number(request.page ?? 0)
  const all = Array.from({ length: total }, (_, n) => hit(query, n, n % 2 ? 'Blog' : 'Documentation'))
  return {
    hits: all.slice(page * size, (page + 1) * size),
    nbHits: total,
    page,
    nbPages: size ? Math.ceil(total / size) : 0,
    hitsPerPage: size,
    queryID: request.clickAnalytics ? 'f'.repeat(32) : undefined,
    facets: request.facets ? { 'hierarchy.lvl0': { Documentation: Math.ceil(total / 2), Blog: Math.floor(total / 2) } } : undefined,
    processingTimeMS: 1,
  }
}

async function bodyOf(request: IncomingMessage) {
  let text = ''
  for await (const chunk of request) text += chunk
  return text ? JSON.parse(text) : {}
}

/**
 * A fake of Algolia's search API (`POST /1/indexes/*\/queries` with credentials as query parameters) on the loopback interface.
 * Requests to all hosts of Algolia are routed to it. These queries simulate faults: `slow`, `denied`, `malformed` and `misshapen`.
 */
export async function fakeAlgolia(context: BrowserContext) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://x')
    const body = await bodyOf(request)
    received.push({
      method: request.method ?? '',
      path: decodeURIComponent(url.pathname),
      parameters: Object.fromEntries(url.searchParams),
      body,
    })
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('content-type', 'application/json')
    const query = String(body.requests?.[0]?.query ?? '')
    if (query === 'denied')
      return response.writeHead(403).end(JSON.stringify({ message: 'Invalid Application-ID or API key', status: 403 }))
    if (query === 'malformed') return response.end('{"results": [')
    if (query === 'misshapen') return response.end('{"results": {"hits": 1}}')
    if (query === 'slow') await new Promise((resolve) => setTimeout(resolve, 700))
    return response.end(JSON.stringify(body.events ? { status: 200 } : { results: (body.requests ?? []).map(result) }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  let down = false
  await context.route(/^https:\/\/[^/]*algolia(net)?\.(net|com|io)\//, async (route) => {
    if (down) return route.abort('connectionfailed')
    const target = new URL(route.request().url())
    return route.fulfill({ response: await route.fetch({ url: `http://127.0.0.1:${port}${target.pathname}${target.search}` }) })
  })
  return {
    received,
    /** Makes connections to all hosts fail (`true`) or succeed again (`false`). */
    setDown: (value: boolean) => {
      down = value
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
