import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { environment } from '#environment'
import { findPage } from '@/lib/content/documents'
import { PageMeta } from './PageMeta'

afterEach(() => {
  environment.SITE_DRAFTS = undefined
  environment.SITE_BUILD_DATE = undefined
})

test('labels drafts in a preview, but not published pages', () => {
  environment.SITE_DRAFTS = true
  const html = (slug: string) => {
    const page = findPage('docs', slug)
    return page ? renderToStaticMarkup(<PageMeta page={page} />) : ''
  }
  expect(html('planned')).toContain('Draft, not published')
  expect(html('written')).not.toContain('Draft')
  expect(html('written')).toContain('1 min read')
})

test('labels scheduled articles in a preview with their date', () => {
  environment.SITE_DRAFTS = true
  environment.SITE_BUILD_DATE = '2025-11-09'
  const page = findPage('blog', 'soon')
  expect(page && renderToStaticMarkup(<PageMeta page={page} />)).toContain('Scheduled for Nov 10, 2025')
})
