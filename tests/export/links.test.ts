import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blogs } from '../../lib/blogs'
import { feedFiles } from '../../lib/routes'
import { siteRedirects } from '../../lib/site-redirects.mjs'
import { exportedPages, exportTargets, OUT, sourcesByRoute } from './exported'
import { fileReferences, linkProblem, parseHtml, placeOf } from './link-check'

const pages = new Map(exportedPages().map(({ route, html }) => [route, parseHtml(html)]))
const targets = exportTargets(pages)

test('the targets of all links, anchors and images of every page exist', async () => {
  const broken = [...pages].flatMap(([route, { references }]) =>
    [...references].flatMap((reference) => {
      const problem = linkProblem(reference, route, targets)
      return problem ? [{ route, reference, problem }] : []
    }),
  )
  // Parsing the sources takes longer than the check, so they are read only if there are problems to report.
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
])('the targets of all addresses in %s exist', (file) => {
  const references = fileReferences(file, readFileSync(`${OUT}/${file}`, 'utf8')).filter((url) => !url.includes('{'))
  const broken = references.flatMap((reference) => {
    const problem = linkProblem(reference, `/${file}`, targets)
    return problem ? [`"${reference}" ${problem}`] : []
  })
  expect(broken).toEqual([])
})

test('the targets of all redirects exist, and no redirect has the address of a page', () => {
  const wrong = siteRedirects().flatMap(({ from, to }) => {
    const problem = linkProblem(to, '/', targets)
    return [
      ...(problem ? [`${from}: ${to} ${problem}`] : []),
      ...(targets.pages.has(`${from}/`) ? [`${from} is also the address of a page`] : []),
    ]
  })
  expect(wrong).toEqual([])
})

test('every address that other sites and readers know is still a page', () => {
  const known = readFileSync('tests/fixtures/addresses.txt', 'utf8').trim().split('\n')
  expect(known.length).toBeGreaterThan(250)
  expect(known.filter((address) => !pages.has(address))).toEqual([])
})
