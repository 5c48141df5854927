import { expect, test } from 'vitest'
import { feedHtml } from '@/lib/markdown-export/feed-html'
import { parseBody } from '@/lib/mdx/analyse'
import { componentForms } from './registry'

const context = {
  basePath: '',
  pageUrl: 'https://olake.io/blog/a/',
  imageUrl: (src: string) => src.replace('./', '/_images/'),
  snippet: (name: string) => (name === 'start' ? parseBody('Run `olake`.') : undefined),
  forms: componentForms().plain,
}
const html = (body: string) => feedHtml(parseBody(body), context)

test('feeds contain every tab panel under its label and the content of details', () => {
  const tabs = html(
    '<Tabs>\n  <TabItem value="ui" label="UI">\n\n  Click.\n\n  </TabItem>\n  <TabItem value="cli">\n\n  Type.\n\n  </TabItem>\n</Tabs>',
  )
  expect(tabs).toBe('<p><strong>UI:</strong></p>\n<p>Click.</p>\n<p><strong>cli:</strong></p>\n<p>Type.</p>')
  expect(html('<Details summary="More">\n\nHidden.\n\n</Details>')).toBe('<p><strong>More</strong></p>\n<p>Hidden.</p>')
})

test('feeds contain the text of snippets, and an unknown snippet is reported with its page', () => {
  expect(html('<Snippet name="start" />')).toBe('<p>Run <code>olake</code>.</p>')
  expect(() => html('<Snippet name="stop" />')).toThrow('Unknown snippet "stop" in https://olake.io/blog/a/')
})

test('feeds keep tables and line breaks, and show cards and videos as links', () => {
  expect(html('| A | B |\n|---|---|\n| 1<br/>2 | 3 |')).toContain('<td>1<br>\n2</td>')
  expect(html('<Card title="T" href="/docs/" description="D" />')).toBe('<p><a href="https://olake.io/docs/">T</a>: D</p>')
  expect(html('<YouTube id="abcdefghijk" title="Talk" />')).toContain('https://www.youtube.com/watch?v=abcdefghijk')
})

test('a screenshot keeps its alternative text and its caption', () => {
  expect(html('<Screenshot src="./jobs.webp" alt="The list of jobs" caption="Select Sync now." />')).toBe(
    '<p><img src="https://olake.io/_images/jobs.webp" alt="The list of jobs"></p>\n<p>Select Sync now.</p>',
  )
})

test('the first version of a feature is a phrase in brackets', () => {
  expect(html('Bulk edit <Since version="v0.4.2" product="OLake UI" />')).toBe('<p>Bulk edit (since OLake UI v0.4.2)</p>')
})

test('the record of an experiment keeps its rows, the versions of its programs and its script', () => {
  const shown = html('<Evidence name="copy-on-write-one-row" />')
  expect(shown).toContain('<td>data-2.parquet</td>\n<td>500,000</td>')
  expect(shown).toMatch(/DuckDB [\d.]+, \d+ cores?, \d+ GB of memory, \w+ \d+, \d{4}/)
  expect(shown).toContain('evidence/experiments/copy-on-write-one-row.ts</a>')
  expect(() => html('<Evidence name="no-such-record" />')).toThrow('Unknown evidence "no-such-record"')
})
