import { expect, test } from 'vitest'
import { feedHtml } from '@/lib/markdown-export/feed-html'
import { componentForms } from './registry'

const context = {
  pageUrl: 'https://olake.io/blog/a/',
  snippet: (name: string) => (name === 'start' ? 'Run `olake`.' : undefined),
  forms: componentForms().plain,
}
const html = (body: string) => feedHtml(body, context)

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

test('tables stay, cards and videos become links, breaks stay breaks', () => {
  expect(html('| A | B |\n|---|---|\n| 1<br/>2 | 3 |')).toContain('<td>1<br>\n2</td>')
  expect(html('<Card title="T" href="/docs/" description="D" />')).toBe('<p><a href="https://olake.io/docs/">T</a>: D</p>')
  expect(html('<YouTube id="abcdefghijk" title="Talk" />')).toContain('https://www.youtube.com/watch?v=abcdefghijk')
})
