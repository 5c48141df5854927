import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blogs } from '../../lib/blog/blogs'
import { linkProblem, placeOf, referencesOf } from '../../lib/check/export-links'
import { feedFiles } from '../../lib/routes'
import { siteRedirects } from '../../lib/site-redirects.mjs'
import { exportedPages, exportTargets, OUT, sourcesByRoute } from './exported'

const pages = exportedPages()
const targets = exportTargets(pages)

test('every link, anchor, picture and head link of every page leads somewhere', async () => {
  const sources = await sourcesByRoute()
  const broken = pages.flatMap(({ route, html }) =>
    referencesOf({ route, text: html }).flatMap((reference) => {
      const problem = linkProblem(reference, route, targets)
      return problem ? [`${placeOf(reference, sources.get(route))} ${route}: "${reference}" ${problem}`] : []
    }),
  )
  expect(broken).toEqual([])
})

test.each([
  'sitemap.xml',
  'robots.txt',
  'llms.txt',
  'known-pages.json',
  'opensearch.xml',
  ...blogs.flatMap(({ id }) => feedFiles.map((file) => `${id}/${file}`)),
])('every address in %s leads somewhere', (file) => {
  const references = referencesOf({ route: `/${file}`, text: readFileSync(`${OUT}/${file}`, 'utf8') }).filter((url) => !url.includes('{'))
  const broken = references.flatMap((reference) => {
    const problem = linkProblem(reference, `/${file}`, targets)
    return problem ? [`"${reference}" ${problem}`] : []
  })
  expect(broken).toEqual([])
})

test('every old address leads to a page that is there, to an anchor of it where one is named, and hides none', () => {
  const wrong = siteRedirects().flatMap(({ from, to }) => {
    const problem = linkProblem(to, '/', targets)
    return [...(problem ? [`${from}: ${to} ${problem}`] : []), ...(targets.pages.has(`${from}/`) ? [`${from} hides a page`] : [])]
  })
  expect(wrong).toEqual([])
})
