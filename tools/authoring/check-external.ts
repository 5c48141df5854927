import { site } from '../../lib/site.mjs'
import { contentDir, readContent } from './check/read-content'
import { readSource } from './check/source-file'
import { startCommand } from './command/help'

/**
 * npm run check:external: requests every external address that pages link to. Prints the addresses that fail with the places that link to
 * them, and exits with code 1 if there are any. It is not part of `npm test` because it requires the network.
 */

startCommand()
/** Maximum number of parallel requests. */
const CONCURRENCY = 8
/** Timeout of a request in milliseconds. */
const TIMEOUT = 15_000

/** Hosts that reject all automated requests. They are skipped. */
const blockingHosts = /(^|\.)(linkedin|x|twitter|instagram|facebook)\.com$/

const links = new Map<string, string[]>()
for (const [file, text] of await readContent()) {
  const { source } = readSource(file, text, contentDir)
  for (const { url, line } of source?.body?.links ?? []) {
    if (!/^https?:/.test(url) || url.startsWith(site.origin) || blockingHosts.test(new URL(url).hostname)) continue
    if (/^(localhost|127\.0\.0\.1)$/.test(new URL(url).hostname)) continue
    links.set(url, [...(links.get(url) ?? []), `${file}:${line}`])
  }
}

async function problemOf(url: string): Promise<string | undefined> {
  const request = (method: string) => fetch(url, { method, redirect: 'follow', signal: AbortSignal.timeout(TIMEOUT) })
  try {
    const head = await request('HEAD')
    // Some hosts support only GET.
    const answer = head.ok ? head : await request('GET')
    return answer.ok ? undefined : `returns ${answer.status}`
  } catch (cause) {
    return `cannot be reached: ${(cause as Error).message}`
  }
}

const waiting = [...links.keys()]
let broken = 0
await Promise.all(
  Array.from({ length: CONCURRENCY }, async () => {
    for (let url = waiting.pop(); url; url = waiting.pop()) {
      const problem = await problemOf(url)
      if (!problem) continue
      broken++
      console.log(`✗ ${url} ${problem}\n  ${links.get(url)?.join('\n  ')}`)
    }
  }),
)
console.log(`${broken ? '✗' : '✓'} external links: ${links.size} checked, ${broken} broken`)
process.exitCode = broken ? 1 : 0
