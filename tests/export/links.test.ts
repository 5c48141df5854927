import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blogs } from '../../lib/blog/blogs'
import { feedFiles } from '../../lib/routes'
import { siteRedirects } from '../../lib/site-redirects.mjs'
import { exportedPages, exportTargets, OUT, sourcesByRoute } from './exported'
import { fileReferences, linkProblem, parseHtml, placeOf } from './link-check'

const pages = new Map(exportedPages().map(({ route, html }) => [route, parseHtml(html)]))
const targets = exportTargets(pages)

test('every link, anchor, picture, srcset and head link of every page leads to something that exists', async () => {
  const broken = [...pages].flatMap(([route, { references }]) =>
    [...references].flatMap((reference) => {
      const problem = linkProblem(reference, route, targets)
      return problem ? [{ route, reference, problem }] : []
    }),
  )
  // Parsing all sources takes longer than the check, so they are read only if there is something to report.
  const sources: Awaited<ReturnType<typeof sourcesByRoute>> = broken.length > 0 ? await sourcesByRoute() : new Map()
  expect(
    broken.map(({ route, reference, problem }) => `${placeOf(reference, sources.get(route))} ${route}: "${reference}" ${problem}`),
  ).toEqual([])
})

test.each([
  'sitemap.xml',
  'robots.txt',
  'llms.txt',
  'known-pages.json',
  'opensearch.xml',
  ...blogs.flatMap(({ id }) => feedFiles.map((file) => `${id}/${file}`)),
])('every address in %s leads to something that exists', (file) => {
  const references = fileReferences(file, readFileSync(`${OUT}/${file}`, 'utf8')).filter((url) => !url.includes('{'))
  const broken = references.flatMap((reference) => {
    const problem = linkProblem(reference, `/${file}`, targets)
    return problem ? [`"${reference}" ${problem}`] : []
  })
  expect(broken).toEqual([])
})

test('every former address leads to a page, to an anchor of it if one is named, and hides no page', () => {
  const wrong = siteRedirects().flatMap(({ from, to }) => {
    const problem = linkProblem(to, '/', targets)
    return [...(problem ? [`${from}: ${to} ${problem}`] : []), ...(targets.pages.has(`${from}/`) ? [`${from} hides a page`] : [])]
  })
  expect(wrong).toEqual([])
})
