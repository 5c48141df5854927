import { expect, test } from 'vitest'
import { type ExportTargets, linkProblem, placeOf, referencesOf } from './export-links'

const targets: ExportTargets = {
  origin: 'https://olake.io',
  pages: new Map([
    ['/', new Set(['content'])],
    ['/docs/', new Set(['content', 'part'])],
  ]),
  isFile: (path) => path === '/images/a.png',
  elsewhere: new Set(['/slack/']),
  moved: new Set(['/docs/old/']),
}
const problem = (reference: string) => linkProblem(reference, '/docs/', targets)

test('references of a page are its links, pictures, head links and pictures for sharing', () => {
  const text =
    '<link rel="canonical" href="https://olake.io/docs/"><meta property="og:image" content="https://olake.io/s.png"><a href="/a/?x=1&amp;y=2#z">a</a><img alt="" src="/images/a.png"><script>"href=/no/"</script>'
  expect(referencesOf({ route: '/docs/', text })).toEqual([
    'https://olake.io/docs/',
    '/a/?x=1&y=2#z',
    '/images/a.png',
    'https://olake.io/s.png',
  ])
})

test('references of a feed or sitemap are the addresses in it', () => {
  expect(
    referencesOf({ route: '/sitemap.xml', text: '<loc>https://olake.io/docs/</loc> <a href=&quot;https://olake.io/x/&quot;>' }),
  ).toEqual(['https://olake.io/docs/', 'https://olake.io/x/&quot;'.replace('&quot;', '"')])
})

test.each([
  ['/docs/', undefined],
  ['/docs/#part', undefined],
  ['#part', undefined],
  ['/images/a.png', undefined],
  ['/slack', undefined],
  ['mailto:a@b.c', undefined],
  ['https://example.com/x', undefined],
  ['/docs/#nope', 'names no element of that page'],
  ['/docs', 'lacks its final slash'],
  ['/docs/old/', 'leads to a page that has moved'],
  ['/gone/', 'leads nowhere'],
  ['https://olake.io/gone/', 'leads nowhere'],
])('%s: %s', (reference, expected) => expect(problem(reference)).toBe(expected))

test('a reference is found in its source by file and line', () => {
  const source = { file: 'content/docs/a.mdx', text: '---\ntitle: A\n---\n\nSee [b](/docs/b/#x).' }
  expect(placeOf('/docs/b/#x', source)).toBe('content/docs/a.mdx:5')
  expect(placeOf('/docs/c/', source)).toBe('content/docs/a.mdx')
  expect(placeOf('/docs/c/', undefined)).toBe('a component or list')
})
