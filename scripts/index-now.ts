import { readFileSync } from 'node:fs'
import { environment } from '#environment'
import { site } from '../lib/site.mjs'

/**
 * npm run indexnow: tells search engines which pages changed since a day, through indexnow.org. Never part of a build. Prints what it
 * would send; `-- --send` sends it. Needs INDEXNOW_KEY, and a file of that name in the site's root that holds the key.
 *
 *   npm run indexnow -- 2026-11-01 --send
 */

/** Most addresses that one request may name (indexnow.org). */
const LIMIT = 10_000

const since = process.argv.slice(2).find((argument) => /^\d{4}-\d\d-\d\d$/.test(argument)) ?? ''
const key = environment.INDEXNOW_KEY

let sitemap: string
try {
  sitemap = readFileSync('out/sitemap.xml', 'utf8')
} catch {
  console.error('There is no out/sitemap.xml. Make one with: npm run export')
  process.exit(1)
}
const urlList = [...sitemap.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)]
  .filter(([, , changed = '']) => changed >= since)
  .map(([, url = '']) => url)
  .slice(0, LIMIT)

console.log(`${urlList.length} pages changed${since ? ` since ${since}` : ''}`)
if (!process.argv.includes('--send')) {
  for (const url of urlList) console.log(url)
  console.log('Nothing was sent; add -- --send')
} else if (!key) {
  console.error('✗ INDEXNOW_KEY is not set. It is the key that the site serves in a text file of the same name.')
  process.exitCode = 1
} else {
  const host = new URL(site.origin).host
  const answer = await fetch('https://api.indexnow.org/indexnow', {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host, key, keyLocation: `${site.origin}/${key}.txt`, urlList }),
  })
  console.log(`indexnow.org answers ${answer.status}`)
  process.exitCode = answer.ok ? 0 : 1
}
