import { expect, test } from 'vitest'
import { plainHtml } from './plain-html'

const context = { pageUrl: 'https://olake.io/blog/a/', snippet: (name: string) => (name === 'start' ? 'Run `olake`.' : undefined) }
const html = (body: string) => plainHtml(body, context)

test('addresses become absolute, those of the page itself too', () => {
  expect(html('[Docs](/docs/) and [below](#x) ![p](/images/p.png)')).toBe(
    '<p><a href="https://olake.io/docs/">Docs</a> and <a href="https://olake.io/blog/a/#x">below</a> <img src="https://olake.io/images/p.png" alt="p"></p>',
  )
})

test('comments, truncate marks and heading marks go', () => {
  expect(html('One\n\n{/* truncate */}\n\n<!-- note -->\n\n## Two [#second]')).toBe('<p>One</p>\n<h2>Two</h2>')
})

test('admonitions become quotes with their title or kind', () => {
  expect(html(':::warning[Mind the slot]\nText.\n:::')).toContain('<p><strong>Mind the slot</strong></p>\n<p>Text.</p>')
  expect(html(':::tip\nText.\n:::')).toContain('<strong>Tip</strong>')
})

test('tabs show every panel under its name, details what they hide', () => {
  const tabs = html(
    '<Tabs>\n  <TabItem value="ui" label="UI">\n\n  Click.\n\n  </TabItem>\n  <TabItem value="cli">\n\n  Type.\n\n  </TabItem>\n</Tabs>',
  )
  expect(tabs).toBe('<p><strong>UI:</strong></p>\n<p>Click.</p>\n<p><strong>cli:</strong></p>\n<p>Type.</p>')
  expect(html('<Details summary="More">\n\nHidden.\n\n</Details>')).toBe('<p><strong>More</strong></p>\n<p>Hidden.</p>')
})

test('snippets are filled in; an unknown one names the page', () => {
  expect(html('<Snippet name="start" />')).toBe('<p>Run <code>olake</code>.</p>')
  expect(() => html('<Snippet name="stop" />')).toThrow('Unknown snippet "stop" in https://olake.io/blog/a/')
})

test('diagrams are named and linked, code stays', () => {
  expect(html('```mermaid title="Path of a row"\nflowchart LR\n```')).toBe(
    '<p>Diagram: Path of a row (<a href="https://olake.io/blog/a/">drawn on the page</a>).</p>',
  )
  expect(html('```sql\nSELECT 1 < 2;\n```')).toBe('<pre><code class="language-sql">SELECT 1 &#x3C; 2;\n</code></pre>')
})

test('tables stay, cards and videos become links, breaks stay breaks', () => {
  expect(html('| A | B |\n|---|---|\n| 1<br/>2 | 3 |')).toContain('<td>1<br>\n2</td>')
  expect(html('<Card title="T" href="/docs/" description="D" />')).toBe('<p><a href="https://olake.io/docs/">T</a>: D</p>')
  expect(html('<YouTube id="abcdefghijk" title="Talk" />')).toContain('https://www.youtube.com/watch?v=abcdefghijk')
})

test('a component without a plain form stops the build', () => {
  expect(() => html('<Chart />')).toThrow('<Chart> in https://olake.io/blog/a/ has no plain form.')
})
