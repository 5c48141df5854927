import { readSource } from '../lib/check/source-file'
import { site } from '../lib/site.mjs'
import { contentDir, readContent } from './read-content'

/**
 * npm run check:external: asks every address on other sites that pages link to whether it answers. Needs the network, so it is no part
 * of `npm test`. Ends with 1 where one does not answer, and says where it stands.
 */

/** How many addresses are asked at once, and how long each may take, in milliseconds. */
const AT_ONCE = 8
const PATIENCE = 15_000

/** Hosts that answer programs with an error whatever the page. */
const refusing = /(^|\.)(linkedin|x|twitter|instagram|facebook)\.com$/

const links = new Map<string, string[]>()
for (const [file, text] of await readContent()) {
  const { source } = readSource(file, text, contentDir)
  for (const { url, line } of source?.body?.links ?? []) {
    if (!/^https?:/.test(url) || url.startsWith(site.origin) || refusing.test(new URL(url).hostname)) continue
    if (/^(localhost|127\.0\.0\.1)$/.test(new URL(url).hostname)) continue
    links.set(url, [...(links.get(url) ?? []), `${file}:${line}`])
  }
}

async function problemOf(url: string): Promise<string | undefined> {
  const ask = (method: string) => fetch(url, { method, redirect: 'follow', signal: AbortSignal.timeout(PATIENCE) })
  try {
    const head = await ask('HEAD')
    // Some hosts know only GET.
    const answer = head.ok ? head : await ask('GET')
    return answer.ok ? undefined : `answers ${answer.status}`
  } catch (cause) {
    return `does not answer: ${(cause as Error).message}`
  }
}

const waiting = [...links.keys()]
let broken = 0
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let url = waiting.pop(); url; url = waiting.pop()) {
      const problem = await problemOf(url)
      if (!problem) continue
      broken++
      console.log(`✗ ${url} ${problem}\n  ${links.get(url)?.join('\n  ')}`)
    }
  }),
)
console.log(`${broken ? '✗' : '✓'} external links: ${links.size} asked, ${broken} broken`)
process.exitCode = broken ? 1 : 0
