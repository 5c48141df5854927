import { expect, test, vi } from 'vitest'
import { codeTheme } from './code-theme'
import { highlightToHtml } from './highlight-code'
import { codeToHtml } from './highlight-sync'
import { highlighted } from './line-marks'

test('tokens have classes, text is escaped, and highlighted lines are marked', async () => {
  const html = await highlightToHtml('{ "a": "<b>" }\n{}', 'json', highlighted([2]))
  expect(html).toContain('class="c-property"')
  expect(html).toContain('&lt;b&gt;')
  expect(html).not.toContain('style=')
  expect(html.split('\n')[1]).toContain('class="line hl"')
})

test('templates of YAML and JSON with comments have colors', async () => {
  expect(await highlightToHtml('name: {{ .Values.name }}', 'helm', new Map())).toContain('class="c-')
  expect(await highlightToHtml('{ "a": 1 } // b', 'jsonc', new Map())).toContain('class="c-property"')
})

test('a long address can break after its slashes, and its text stays the same', () => {
  const address = 'https://example.com/a-long-organization/repository/main/compose.yml'
  const html = codeToHtml(`curl ${address}`, 'bash')
  expect(html).toContain('example.com/<wbr>a-long-organization/<wbr>repository/<wbr>')
  expect(html.replace(/<[^>]+>/g, '')).toBe(`curl ${address}`)
  expect(codeToHtml('curl http://localhost:8000/api/v1', 'bash')).not.toContain('<wbr>')
})

test('added and removed lines of a diff are marked, but not the file names', async () => {
  const html = await highlightToHtml('--- a\n+++ b\n+new\n-old\n same', 'diff', new Map())
  const classes = html.split('\n').map((line) => line.match(/^<span class="([^"]*)"/)?.[1])
  expect(classes).toEqual(['line', 'line', 'line ins', 'line del', 'line'])
})

test('plain text is escaped but not highlighted', async () => {
  expect(await highlightToHtml('a < b', 'text', new Map())).toBe('<span class="line">a &lt; b</span>')
})

test('every color of the code theme has a contrast of at least 4.5:1 on the background', () => {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  for (const { settings } of codeTheme.settings) {
    expect((luminance(settings.foreground) + 0.05) / (luminance(codeTheme.bg) + 0.05), settings.foreground).toBeGreaterThan(4.5)
  }
})

test('MDX has the colors of the languages in it, whatever was highlighted before', async () => {
  await highlightToHtml('a: 1', 'yaml', new Map())
  const code = '---\ntitle: Logs\n---\n\n```sql\nSELECT 1\n```'
  const html = await highlightToHtml(code, 'mdx', new Map())
  expect(html).toMatch(/<i class="c-[a-z]+">SELECT <\/i>/)
  expect(html).toMatch(/<i class="c-[a-z]+">title<\/i>/)
})

test('JSON has the same highlighting with and without waiting', async () => {
  const code = '{ "host": "localhost", "port": 5432 }'
  expect(codeToHtml(code, 'json')).toBe(await highlightToHtml(code, 'json', new Map()))
})

test('code keeps its colors on a machine that is so slow that each look at the clock takes seconds', () => {
  let now = 0
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 5000))
  expect(codeToHtml('{ "slow": true }', 'json')).toContain('class="c-property"')
  vi.restoreAllMocks()
})
