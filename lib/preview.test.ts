import { afterEach, expect, test } from 'vitest'
import { environment } from '#environment'
import { headersFile } from '../tools/delivery/hosts/host-files'
import { nginxFile } from '../tools/delivery/hosts/host-files-nginx'
import { viewerResponseFile } from '../tools/delivery/hosts/host-files-s3'
import { vercelFile } from '../tools/delivery/hosts/host-files-vercel'
import { matchHeaders, parseHeaders } from '../tools/delivery/hosts/static-host'
import { headerRules } from './headers.mjs'
import { previewOf, robotsOptions, siteHeaders } from './preview.mjs'
import { pageMetadata } from './seo/metadata'

const topic = { SITE_PREVIEW_BRANCH: 'docs/topic', SITE_PREVIEW_COMMIT: '0123456789abcdef0123456789abcdef01234567' }

afterEach(() => {
  environment.SITE_PREVIEW_BRANCH = undefined
})

test('the published site is no preview', () => {
  expect(previewOf({})).toBeUndefined()
  expect(siteHeaders({})).toBe(headerRules)
  expect(robotsOptions({})).toEqual({ policies: [{ userAgent: '*', allow: '/' }] })
})

test('a preview has a branch, a short commit and the address of the changes', () => {
  expect(previewOf(topic)).toEqual({
    branch: 'docs/topic',
    commit: '0123456',
    changes: `https://github.com/datazip-inc/olake-docs/compare/master...${topic.SITE_PREVIEW_COMMIT}`,
  })
  expect(previewOf({ SITE_PREVIEW_BRANCH: 'docs/topic' })?.changes).toMatch(/\.\.\.docs%2Ftopic$/)
  expect(previewOf({ ...topic, SITE_PREVIEW_CHANGES: 'https://example.com/changes' })?.changes).toBe('https://example.com/changes')
})

test('robots.txt of a preview disallows everything and names no sitemap', async () => {
  const { policies, transformRobotsTxt } = robotsOptions(topic)
  expect(policies).toEqual([{ userAgent: '*', disallow: '/' }])
  const text =
    '# *\nUser-agent: *\nDisallow: /\n\n# Host\nHost: https://topic.example.com\n\n# Sitemaps\nSitemap: https://topic.example.com/sitemap.xml\n'
  expect((await transformRobotsTxt?.(undefined, text))?.trim()).toBe('# *\nUser-agent: *\nDisallow: /')
})

test('no page of a preview is indexed, whatever the page says', () => {
  environment.SITE_PREVIEW_BRANCH = 'topic'
  expect(pageMetadata({ title: 'x', description: 'y', path: '/z/', indexable: true }).robots).toEqual({ index: false, follow: false })
})

test('every host sends X-Robots-Tag in a preview only', () => {
  const files = () => [headersFile(['/', '/docs/'], ''), nginxFile([], ''), viewerResponseFile(''), vercelFile([], '')]
  for (const file of files()) expect(file).not.toMatch(/x-robots-tag/i)
  environment.SITE_PREVIEW_BRANCH = 'topic'
  for (const file of files()) expect(file).toMatch(/x-robots-tag.*noindex|"~\^\/\.\*\$" "noindex"|"X-Robots-Tag",\s+"value": "noindex"/i)
  const rules = parseHeaders(headersFile(['/', '/docs/'], ''))
  for (const path of ['/', '/docs/', '/docs/index.md', '/_next/static/a.js'])
    expect(matchHeaders(rules, path)['x-robots-tag'], path).toBe('noindex')
})
