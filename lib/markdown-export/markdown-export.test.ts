import { expect, test } from 'vitest'
import { parseBody } from '../mdx/analyse'
import { feedHtml } from './feed-html'
import { listMarkdown, llmsIndex } from './llms'
import { pageMarkdown } from './page-markdown'
import { questionsOf } from './questions'

const context = {
  pageUrl: 'https://olake.io/blog/a/',
  basePath: '',
  imageUrl: (src: string) => src.replace('./', '/_images/'),
  snippet: () => undefined,
  forms: {},
}
const html = (body: string) => feedHtml(parseBody(body), context)

test('URLs become absolute, including anchors of the same page', () => {
  expect(html('[Docs](/docs/) and [below](#x) ![p](/images/p.png)')).toBe(
    '<p><a href="https://olake.io/docs/">Docs</a> and <a href="https://olake.io/blog/a/#x">below</a> <img src="https://olake.io/images/p.png" alt="p"></p>',
  )
})

test('URLs of the site contain its base path, other URLs do not', () => {
  const mirrored = { ...context, pageUrl: 'https://data.example/mirror/blog/a/', basePath: '/mirror' }
  expect(feedHtml(parseBody('[Docs](/docs/), [below](#x), [out](https://x.example/docs/) ![p](./p.png)'), mirrored)).toBe(
    '<p><a href="https://data.example/mirror/docs/">Docs</a>, <a href="https://data.example/mirror/blog/a/#x">below</a>, <a href="https://x.example/docs/">out</a> <img src="https://data.example/mirror/_images/p.png" alt="p"></p>',
  )
})

test('pictures beside a page get the URL of their built file', () => {
  expect(html('![p](./p.png)')).toBe('<p><img src="https://olake.io/_images/p.png" alt="p"></p>')
})

test('comments, truncate comments and heading ID markers are removed', () => {
  expect(html('One\n\n{/* truncate */}\n\n<!-- note -->\n\n## Two [#second]')).toBe('<p>One</p>\n<h2>Two</h2>')
})

test('admonitions become blockquotes with their title or kind', () => {
  expect(html(':::warning[Mind the slot]\nText.\n:::')).toContain('<p><strong>Mind the slot</strong></p>\n<p>Text.</p>')
  expect(html(':::warning Mind the slot\nText.\n:::')).toBe(html(':::warning[Mind the slot]\nText.\n:::'))
  expect(html(':::tip\nText.\n:::')).toContain('<strong>Tip</strong>')
})

test('diagrams are replaced by a link to the page, and code is kept', () => {
  expect(html('```mermaid title="Path of a row"\nflowchart LR\n```')).toBe(
    '<p>Diagram: Path of a row (<a href="https://olake.io/blog/a/">shown on the page</a>).</p>',
  )
  expect(html('```sql\nSELECT 1 < 2;\n```')).toBe('<pre><code class="language-sql">SELECT 1 &#x3C; 2;\n</code></pre>')
})

test('a component without a plain form fails the build', () => {
  expect(() => html('<Chart />')).toThrow('<Chart> in https://olake.io/blog/a/ has no plain form.')
})

test('elements that carry meaning stay, in Markdown and in feeds', () => {
  const body =
    '2<sup>53</sup>, <kbd>Ctrl</kbd>, <abbr title="a &quot;b&quot;">AB</abbr>, <mark class="x">**new** a*b</mark>, <q>a &lt; b</q>'
  const markdown = pageMarkdown({ title: 'T', description: 'D.', body: parseBody(body) }, context)
  expect(markdown.split('\n\n').at(-1)).toBe(
    '2<sup>53</sup>, <kbd>Ctrl</kbd>, <abbr title="a &#x22;b&#x22;">AB</abbr>, <mark>**new** a\\*b</mark>, <q>a < b</q>\n',
  )
  expect(html('2<sup>53</sup> <abbr title="capture">CDC</abbr>')).toBe('<p>2<sup>53</sup> <abbr title="capture">CDC</abbr></p>')
})

test('elements with a mark in Markdown become that mark', () => {
  const page = { title: 'T', description: 'D.', body: parseBody('<del>old</del>, <strong>must</strong>, <em>may</em>') }
  expect(pageMarkdown(page, context)).toMatch(/~~old~~, \*\*must\*\*, _may_\n$/)
  expect(html('a <del>b</del>')).toBe('<p>a <del>b</del></p>')
})

test('questions are the level-3 headings in the FAQ section', () => {
  const body =
    '## Use\n\n### Not a question\n\nText.\n\n## FAQ\n\n### Does it *stream*?\n\nNo.\n\nIt runs on a schedule.\n\n### Unanswered?\n\n## Next\n\n### After\n\nText.'
  expect(questionsOf(parseBody(body), context)).toEqual([{ question: 'Does it stream?', answer: 'No.\nIt runs on a schedule.' }])
})

test('Markdown export begins with title, description and URL, and keeps diagrams as source', () => {
  const page = {
    title: 'A page',
    description: 'What it gives.',
    updated: '2026-11-20',
    body: parseBody('## Part [#p]\n\n:::note\nMind.\n:::\n\n```mermaid title="Way"\nflowchart LR\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |'),
  }
  expect(pageMarkdown(page, context)).toBe(
    '# A page\n\n> What it gives.\n\nSource: https://olake.io/blog/a/\nLast updated: 2026-11-20\n\n## Part\n\n> **Note**\n>\n> Mind.\n\n**Way**\n\n```mermaid\nflowchart LR\n```\n\n| a | b |\n| - | - |\n| 1 | 2 |\n',
  )
})

test('llms.txt lists sections with their sizes, then pages by section, and omits empty sections', () => {
  const page = { title: 'T', description: 'D.', markdown: 'https://olake.io/docs/t/index.md', bytes: 11_200 }
  const sections = [
    { name: 'Docs', pages: [page, { ...page, title: 'U', bytes: 40 }] },
    { name: 'None', pages: [] },
    { name: 'Blog', pages: [{ ...page, bytes: 1_210_000 }] },
  ]
  expect(llmsIndex({ name: 'OLake', description: 'What it is.' }, sections, 'https://olake.io/llms-full.txt').split('\n\n')).toEqual([
    '# OLake',
    '> What it is.',
    'Every page is available as Markdown: append `index.md` to its URL. The size of its Markdown is given in parentheses.',
    'All pages are also [in one file](https://olake.io/llms-full.txt) of 1.3 MB. The sections are:',
    '- Docs: 2 pages, 12 kB\n- Blog: 1 page, 1.3 MB',
    '## Docs',
    '- [T](https://olake.io/docs/t/index.md): D. (12 kB)\n- [U](https://olake.io/docs/t/index.md): D. (1 kB)',
    '## Blog',
    '- [T](https://olake.io/docs/t/index.md): D. (1.3 MB)\n',
  ])
})

test('a list page is Markdown with one line for each entry', () => {
  const entry = { title: 'Change streams', url: 'https://olake.io/blog/a/', description: 'How they work.' }
  expect(listMarkdown({ title: 'Blogs', description: 'All articles.', url: 'https://olake.io/blog/' }, [entry])).toBe(
    '# Blogs\n\n> All articles.\n\nSource: https://olake.io/blog/\n\n- [Change streams](https://olake.io/blog/a/): How they work.\n',
  )
})
