import { readFileSync } from 'node:fs'
import { environment } from '#environment'
import { site } from '../../../lib/site.mjs'
import { startCommand } from '../../authoring/command/help'

/**
 * npm run indexnow: submits the pages that changed since a date to search engines, using indexnow.org. It is not part of any build. Prints
 * the addresses, and sends them only with `-- --send`. Sending requires INDEXNOW_KEY and the file KEY.txt with the key in the root of the
 * site.
 *
 *   npm run indexnow -- 2026-11-01 --send
 */

startCommand(['--send'])
/** Maximum number of addresses in one request (limit of indexnow.org). */
const LIMIT = 10_000

const since = process.argv.slice(2).find((argument) => /^\d{4}-\d\d-\d\d$/.test(argument)) ?? ''
const key = environment.INDEXNOW_KEY

let sitemap: string
try {
  sitemap = readFileSync('out/sitemap.xml', 'utf8')
} catch {
  console.error('There is no out/sitemap.xml. Create it with: npm run export')
  process.exit(1)
}
const urlList = [...sitemap.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)]
  .filter(([, , changed = '']) => changed >= since)
  .map(([, url = '']) => url)
  .slice(0, LIMIT)

console.log(`${urlList.length} pages changed${since ? ` since ${since}` : ''}`)
if (!process.argv.includes('--send')) {
  for (const url of urlList) console.log(url)
  console.log('Nothing was sent. To send these addresses, add -- --send')
} else if (!key) {
  console.error('✗ INDEXNOW_KEY is not set. Set it to the key that the site serves in the file KEY.txt.')
  process.exitCode = 1
} else {
  const host = new URL(site.origin).host
  const answer = await fetch('https://api.indexnow.org/indexnow', {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host, key, keyLocation: `${site.origin}/${key}.txt`, urlList }),
  })
  console.log(`indexnow.org returned ${answer.status}`)
  process.exitCode = answer.ok ? 0 : 1
}
