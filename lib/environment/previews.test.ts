import { describe, expect, test } from 'vitest'
import { readEnvironment } from './read.mjs'

const commit = '0123456789abcdef0123456789abcdef01234567'
const previewIn = (env: Record<string, string>) => {
  const { SITE_URL, SITE_PREVIEW_BRANCH, SITE_PREVIEW_COMMIT, SITE_PREVIEW_CHANGES } = readEnvironment(env)
  return [SITE_URL, SITE_PREVIEW_BRANCH, SITE_PREVIEW_COMMIT, SITE_PREVIEW_CHANGES]
}
const pull = 'https://github.com/datazip-inc/olake-docs/pull/7/files'
const published = ['https://olake.io', undefined, undefined, undefined]

const vercel = { VERCEL_ENV: 'preview', VERCEL_GIT_COMMIT_REF: 'topic', VERCEL_GIT_COMMIT_SHA: commit, VERCEL_URL: 'site-abc.vercel.app' }
const netlify = { NETLIFY: 'true', COMMIT_REF: commit, DEPLOY_PRIME_URL: 'https://deploy-preview-7--site.netlify.app' }
const pages = { CF_PAGES: '1', CF_PAGES_COMMIT_SHA: commit, CF_PAGES_URL: 'https://abc.site.pages.dev' }

describe('hosts describe previews in their own variables', () => {
  test('Vercel', () => {
    expect(previewIn(vercel)).toEqual(['https://site-abc.vercel.app', 'topic', commit, undefined])
    const request = { ...vercel, VERCEL_GIT_PULL_REQUEST_ID: '7', VERCEL_BRANCH_URL: 'site-git-topic.vercel.app' }
    expect(previewIn(request)).toEqual(['https://site-git-topic.vercel.app', 'topic', commit, pull])
    expect(previewIn({ ...vercel, VERCEL_ENV: 'production' })).toEqual(published)
    expect(previewIn({ VERCEL_ENV: 'preview', VERCEL_URL: 'a.vercel.app' })[1]).toBe('preview')
  })

  test('Netlify', () => {
    const request = { ...netlify, CONTEXT: 'deploy-preview', BRANCH: 'pull/7/head', HEAD: 'topic', REVIEW_ID: '7' }
    expect(previewIn(request)).toEqual([netlify.DEPLOY_PRIME_URL, 'topic', commit, pull])
    expect(previewIn({ ...netlify, CONTEXT: 'branch-deploy', BRANCH: 'topic' })).toEqual([
      netlify.DEPLOY_PRIME_URL,
      'topic',
      commit,
      undefined,
    ])
    expect(previewIn({ ...netlify, CONTEXT: 'production', BRANCH: 'master' })).toEqual(published)
  })

  test('Cloudflare Pages', () => {
    expect(previewIn({ ...pages, CF_PAGES_BRANCH: 'topic' })).toEqual(['https://abc.site.pages.dev', 'topic', commit, undefined])
    expect(previewIn({ ...pages, CF_PAGES_BRANCH: 'master' })).toEqual(published)
  })

  test('generic names such as BRANCH mean nothing on other hosts', () => {
    expect(previewIn({ BRANCH: 'topic', CONTEXT: 'deploy-preview', COMMIT_REF: commit })).toEqual(published)
  })
})

test('variables of the site take precedence over those of the host', () => {
  const own = { SITE_URL: 'https://preview.example.com', SITE_PREVIEW_BRANCH: 'other', SITE_PREVIEW_CHANGES: 'https://example.com/' }
  expect(previewIn({ ...vercel, ...own })).toEqual(['https://preview.example.com', 'other', commit, 'https://example.com/'])
})

test.each([
  [{ SITE_PREVIEW_BRANCH: 'topic' }, 'SITE_URL must be set too, because SITE_PREVIEW_BRANCH is set: a preview has an origin of its own.'],
  [{ SITE_PREVIEW_COMMIT: commit }, 'SITE_PREVIEW_BRANCH must be set too, because SITE_PREVIEW_COMMIT is set.'],
  [{ SITE_PREVIEW_COMMIT: 'HEAD' }, 'SITE_PREVIEW_COMMIT is "HEAD". It must be the hash of a commit'],
  [{ SITE_PREVIEW_CHANGES: 'javascript:alert(1)' }, 'It must be an http or https address.'],
])('%o is an error', (env, message) => {
  expect(() => readEnvironment(env)).toThrow(message)
})
