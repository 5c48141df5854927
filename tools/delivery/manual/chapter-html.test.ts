import { expect, test } from 'vitest'
import { chapterHtml, idsOf, readPage } from './chapter-html'

const exported = (article: string) =>
  `<!doctype html><html lang="en"><head><link rel="stylesheet" href="/a.css"></head><body>${article}</body></html>`

/** The HTML of the first page in a manual of two. */
function htmlOf(article: string, { basePath = '', level = 1 } = {}) {
  const page = readPage(exported(`<article><h1>One</h1>${article}</article>`), '/docs/one/')
  const other = readPage(exported('<article><h1>Two</h1><h2 id="part">Part</h2></article>'), '/docs/two/')
  return chapterHtml(page, level, idsOf([page, other]), { basePath, origin: 'https://example.com' })
}

test('links lead to other chapters, to the site, or stay as they are', () => {
  const html = htmlOf(`<p id="own"><a href="/docs/two/#part">1</a><a href="/docs/two/?view=cli#part">2</a><a href="/docs/two/#gone">3</a>
    <a href="#own">4</a><a href="/blog/x/#y">5</a><a href="https://other.example/#z">6</a><a href="mailto:a@example.com">7</a></p>`)
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '#docs/two:part',
    '#docs/two:part',
    '#docs/two',
    '#docs/one:own',
    'https://example.com/blog/x/#y',
    'https://other.example/#z',
    'mailto:a@example.com',
  ])
  expect(html).toContain('id="docs/one:own"')
})

test('links of a site below a base path lead to chapters, too', () => {
  expect(htmlOf('<a href="/sub/docs/two/#part">Two</a>', { basePath: '/sub' })).toContain('href="#docs/two:part"')
})

test('what is for screens only is left out, and all tab panels stay', () => {
  const html = htmlOf(`<nav>On this page</nav><div class="code-actions"><button>Copy</button></div><p class="no-print">Share</p>
    <div class="tabs"><div role="tablist"><button>UI</button></div>
    <div role="tabpanel"><p class="tab-name">UI</p>First</div><div role="tabpanel"><p class="tab-name">CLI</p>Second</div></div>`)
  expect(html).not.toMatch(/On this page|Copy|Share|tablist/)
  expect(html).toMatch(/UI[\s\S]*First[\s\S]*CLI[\s\S]*Second/)
})

test('buttons that sort a table are plain column names', () => {
  const html = htmlOf('<table><thead><tr><th><button type="button">Engine</button></th></tr></thead></table>')
  expect(html).toMatch(/<th><span[^>]*>Engine<\/span><\/th>/)
})

test('code keeps its lines without the elements of highlighted words', () => {
  const html = htmlOf('<pre><code><span class="line"><i class="c-1">select</i> <i class="c-2">1</i></span></code></pre>')
  expect(html).toContain('<span class="line">select 1</span>')
})

test('pictures are the largest that the site has', () => {
  const html = htmlOf('<img src="/a-640.webp" srcset="/a-640.webp 640w" sizes="100vw" loading="lazy" data-zoom="/a.webp" alt="A">')
  expect(html).toMatch(/<img src="\/a\.webp"/)
  expect(html).not.toMatch(/srcset|loading/)
})

test('headings have their level in the manual', () => {
  const html = htmlOf('<h2 id="a">A</h2><h3>B</h3>', { level: 5 })
  expect(html).toMatch(/<h1 aria-level="5">[\s\S]*<h2 id="docs\/one:a" aria-level="6">[\s\S]*<h3 aria-level="7">/)
})

test('parts of drawings keep their references', () => {
  const html = htmlOf('<svg><marker id="m"></marker><path marker-end="url(#m)"></path></svg>')
  expect(html).toContain('marker-end="url(#docs/one:m)"')
})

test('a page without an article is named', () => {
  expect(() => readPage(exported('<p>Empty</p>'), '/docs/one/')).toThrow('/docs/one/')
})
