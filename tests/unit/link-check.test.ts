import { expect, test } from 'vitest'
import { type ExportTargets, fileReferences, linkProblem, parseHtml, placeOf } from '../export/link-check'

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

test('finds links, images, scripts, head links, sharing images and ids of a page', () => {
  const html = `<head><link rel="canonical" href="https://olake.io/docs/"><meta property="og:image" content="https://olake.io/s.png"></head>
    <a id=plain href='/a/?x=1&amp;y=2#z'>a</a><!-- <a href="/comment/"> --><img alt="a > b" src=/images/a.png>
    <img alt="" srcset="/images/b.png 1x, /images/c,2.png 2x"><video poster="/p.png"></video><svg><use href="#part"/></svg>
    <script>const html = '<a href="/script/">'</script><script src="/x.js"></script>`
  const { references, ids } = parseHtml(html)
  expect([...references]).toEqual([
    'https://olake.io/docs/',
    'https://olake.io/s.png',
    '/a/?x=1&y=2#z',
    '/images/a.png',
    '/images/b.png',
    '/images/c,2.png',
    '/p.png',
    '#part',
    '/x.js',
  ])
  expect([...ids]).toEqual(['plain'])
})

test('finds addresses in feeds, sitemaps and text files, including embedded HTML', () => {
  const xml = `<rss xmlns:atom="http://www.w3.org/2005/Atom"><loc>https://olake.io/docs/</loc><atom:link href="https://olake.io/rss.xml"/>
    <description>&lt;a href=&quot;https://olake.io/x/&quot;&gt;</description><content><![CDATA[<img src="https://olake.io/y.png">]]></content></rss>`
  expect(fileReferences('rss.xml', xml)).toEqual([
    'https://olake.io/docs/',
    'https://olake.io/rss.xml',
    'https://olake.io/x/',
    'https://olake.io/y.png',
  ])
  expect(fileReferences('feed.json', '{"items":[{"content_html":"<a href=\\"/z/\\">z</a>"}]}')).toEqual(['/z/'])
  expect(fileReferences('robots.txt', 'Sitemap: https://olake.io/sitemap.xml\n')).toEqual(['https://olake.io/sitemap.xml'])
})

test.each([
  ['/docs/', undefined],
  ['/docs/#part', undefined],
  ['#part', undefined],
  ['/images/a.png', undefined],
  ['/slack', undefined],
  ['mailto:a@b.c', undefined],
  ['https://example.com/x', undefined],
  ['/docs/#nope', 'has no element with that id'],
  ['/docs', 'lacks its trailing slash'],
  ['/docs/old/', 'leads to a former address'],
  ['/gone/', 'does not exist'],
  ['https://olake.io/gone/', 'does not exist'],
])('%s: %s', (reference, expected) => expect(problem(reference)).toBe(expected))

test('reports the file and line of a reference', () => {
  const source = { file: 'content/docs/a.mdx', text: '---\ntitle: A\n---\n\nSee [b](/docs/b/#x).' }
  expect(placeOf('/docs/b/#x', source)).toBe('content/docs/a.mdx:5')
  expect(placeOf('/docs/c/', source)).toBe('content/docs/a.mdx')
  expect(placeOf('/docs/c/', undefined)).toBe('a component or list')
})
