import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PreviewBanner } from './PreviewBanner'

const markup = (commit?: string) =>
  renderToStaticMarkup(<PreviewBanner branch="docs/<topic>" commit={commit} changes="https://example.com/changes" />)

test('the banner of a preview names branch and commit and links to the changed pages', () => {
  const html = markup('0123456')
  expect(html).toContain('docs/&lt;topic&gt;')
  expect(html).toContain('0123456')
  expect(html).toMatch(/<a href="https:\/\/example\.com\/changes"[^>]*>Changed pages<\/a>/)
})

test('the banner is a labeled region in the flow of the page, and is not printed', () => {
  const html = markup()
  expect(html).toContain('aria-label="Preview"')
  expect(html).toContain('no-print')
  expect(html).not.toMatch(/\b(fixed|sticky|absolute)\b/)
  expect(html).not.toContain(' at <code')
})
