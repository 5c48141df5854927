import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { exportedPages } from './exported'

type Data = Record<string, unknown>

const pages = exportedPages()
const dataOf = (html: string): Data[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, text = '']) => JSON.parse(text))
const all = pages.flatMap(({ route, html }) => dataOf(html).map((data) => ({ route, data })))
const ofType = (type: string) => all.filter(({ data }) => data['@type'] === type)

/** Keys and types of a value, recursively. Pages of one type have the same shape, so each shape is checked once. */
const shapeOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? [...new Set(value.map((item) => JSON.stringify(shapeOf(item))))]
    : value && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, key === '@type' ? item : shapeOf(item)]))
      : typeof value

test('all types and properties are valid according to schema.org', () => {
  const shapes = new Map(all.map(({ route, data }) => [JSON.stringify(shapeOf(data)), { route, data }]))
  const literals = [...shapes.values()].map(
    ({ route, data }, index) =>
      `// ${route}\nexport const item${index}: ${data['@graph'] ? 'Graph' : 'WithContext<Thing>'} = ${JSON.stringify(data)}`,
  )
  mkdirSync('.generated/structured-data', { recursive: true })
  const file = '.generated/structured-data/pages.ts'
  // Google requires `query-input` for its search box, which is not part of schema.org.
  const text = `import type { Graph, Thing, WithContext } from 'schema-dts'\n${literals.join('\n')}\n`.replaceAll(
    ',"query-input":"required name=search_term_string"',
    '',
  )
  writeFileSync(file, text)
  const run = () =>
    execFileSync(
      'node_modules/.bin/tsc',
      [
        '--noEmit',
        '--strict',
        '--skipLibCheck',
        '--target',
        'esnext',
        '--module',
        'esnext',
        '--moduleResolution',
        'bundler',
        '--ignoreConfig',
        file,
      ],
      { encoding: 'utf8' },
    )
  expect(literals.length).toBeGreaterThan(5)
  expect(run).not.toThrow()
}, 60_000)

describe('structured data that search engines require', () => {
  test('pages have breadcrumbs with positions and absolute addresses, except the home, search and list pages', () => {
    const without = pages.filter(
      ({ route, html }) => !dataOf(html).some((data) => data['@type'] === 'BreadcrumbList') && !['/', '/search/'].includes(route),
    )
    expect(without.map(({ route }) => route).filter((route) => !/^\/(community|webinar|iceberg\/query-engine)\/$/.test(route))).toEqual([])
    for (const { data } of ofType('BreadcrumbList')) {
      const items = data.itemListElement as Array<{ position: number; name: string; item?: string }>
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
      for (const { item } of items.slice(0, -1)) expect(item).toMatch(/^https:\/\/olake\.io\//)
    }
  })

  test('articles have headline, image, date, author and publisher', () => {
    const articles = [...ofType('BlogPosting'), ...ofType('TechArticle')]
    expect(articles.length).toBeGreaterThan(50)
    for (const { route, data } of articles) {
      expect(String(data.headline).length, route).toBeLessThanOrEqual(110)
      expect(data.image, route).toMatch(/^https:\/\/olake\.io\/.+\.(png|jpg|webp)$/)
      // A documentation page has a date only if its last change is known.
      if (data['@type'] === 'BlogPosting' || data.dateModified) expect(data.dateModified, route).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(data.author, route).toMatchObject([{ '@type': 'Organization', name: expect.any(String) }])
      expect(data.publisher, route).toMatchObject({ name: 'OLake', logo: 'https://olake.io/images/icon-512.png' })
    }
  })

  test('sessions are events with location and speakers, and with start and end, or the day if the time is not known', () => {
    expect(ofType('Event').length).toBeGreaterThan(15)
    for (const { route, data } of ofType('Event')) {
      expect(data.startDate, route).toMatch(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:00\.000Z)?$/)
      if (String(data.startDate).includes('T'))
        expect(Date.parse(String(data.endDate)), route).toBeGreaterThan(Date.parse(String(data.startDate)))
      expect(data.performer, route).toEqual(expect.arrayContaining([expect.objectContaining({ '@type': 'Person' })]))
      const online = { '@type': 'VirtualLocation', url: `https://olake.io${route}` }
      expect(data.location, route).toMatchObject(route.includes('leadership-forum') ? { '@type': 'Place' } : online)
    }
  })

  test('the home page describes the organization and the site search', () => {
    const [home] = all.filter(({ route, data }) => route === '/' && data['@graph'])
    expect(home?.data['@graph']).toMatchObject([
      { '@type': 'Organization', name: 'OLake' },
      { '@type': 'WebSite', potentialAction: { target: { urlTemplate: 'https://olake.io/search/?q={search_term_string}' } } },
    ])
  })

  test('the FAQ of the home page has the same questions and answers as the page', () => {
    const faq = all.find(({ route, data }) => route === '/' && data['@type'] === 'FAQPage')?.data
    const questions = faq?.mainEntity as Array<{ name: string; acceptedAnswer: { text: string } }>
    expect(questions.length).toBeGreaterThan(5)
    const words = (text: string) =>
      text
        .replace(/<[^>]+>/g, '')
        .replace(/&#x27;/g, "'")
        .replace(/\s+/g, ' ')
    const home = words(pages.find(({ route }) => route === '/')?.body ?? '')
    for (const { name, acceptedAnswer } of questions) {
      expect(home).toContain(name)
      expect(home).toContain(words(acceptedAnswer.text).trim())
    }
  })
})
