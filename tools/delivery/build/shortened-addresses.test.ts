import { expect, test } from 'vitest'
import { allRedirects } from './all-redirects'
import { shortenedAddresses } from './shortened-addresses'

const sidebars = new Map([
  [
    'docs',
    '- header: A\n- label: Core\n  items:\n    - core/zone\n    - core/architecture\n- connectors/s3/config\n- connectors/s3/overview\n',
  ],
] as const)
const urls = ['/', '/webinar/', '/docs/', '/docs/core/architecture/', '/docs/core/zone/', '/docs/connectors/s3/config/']

/** Targets by source. */
const targets = (pages: readonly string[], taken: readonly string[] = []) =>
  Object.fromEntries(shortenedAddresses(pages, sidebars, new Set(taken)).map(({ from, to }) => [from, to]))

test('a folder without a page redirects to its overview, or to its first page in the sidebar', () => {
  expect(targets([...urls, '/docs/connectors/s3/overview/'])).toEqual({
    '/docs/core': '/docs/core/zone/',
    '/docs/connectors': '/docs/connectors/s3/config/',
    '/docs/connectors/s3': '/docs/connectors/s3/overview/',
  })
})

test('a folder outside of sidebars redirects to the list of its pages, or to the nearest page above it', () => {
  expect(targets(['/', '/webinar/', '/event/meetup/', '/blog/', '/blog/page/2/', '/blog/a/b/c/'])).toEqual({
    '/event': '/webinar/',
    '/blog/page': '/blog/',
    '/blog/a': '/blog/',
    '/blog/a/b': '/blog/',
  })
})

test('a page or another redirect at the address wins', () => {
  expect(targets([...urls, '/docs/core/'], ['/docs/connectors', '/docs/connectors/s3'])).toEqual({})
})

test('each version in the range of a page redirects to it, unless it has a page', () => {
  expect(
    targets(['/docs/', '/docs/release/', '/docs/release/v0.1.2-v0.1.5/', '/docs/release/v0.1.4/', '/docs/release/v0.2.10-v0.3.1/']),
  ).toEqual({
    '/docs/release/v0.1.2': '/docs/release/v0.1.2-v0.1.5/',
    '/docs/release/v0.1.3': '/docs/release/v0.1.2-v0.1.5/',
    '/docs/release/v0.1.5': '/docs/release/v0.1.2-v0.1.5/',
    '/docs/release/v0.2.10': '/docs/release/v0.2.10-v0.3.1/',
    '/docs/release/v0.3.0': '/docs/release/v0.2.10-v0.3.1/',
    '/docs/release/v0.3.1': '/docs/release/v0.2.10-v0.3.1/',
  })
})

test('browsers do not remember them, drafts and snippets are no targets, and families come last', () => {
  const page = (flattened: string, fields = {}) => ({ collection: 'docs' as const, flattened, url: `/${flattened}/`, fields })
  const redirects = allRedirects(
    [page('docs/core/zone', { draft: true }), page('docs/core/architecture'), page('docs/shared/config/a'), page('docs/tutorials/b')],
    {
      tables: [
        { file: 'a.yml', text: '', redirects: [{ from: '/docs/old', to: '/docs/core/architecture/', permanent: true, below: true }] },
      ],
      sidebars,
      otherPages: ['/', '/docs/'],
      today: '2026-01-01',
    },
  )
  expect(redirects).toEqual([
    { from: '/docs/core', to: '/docs/core/architecture/', permanent: false },
    { from: '/docs/tutorials', to: '/docs/', permanent: false },
    { from: '/docs/old', to: '/docs/core/architecture/', permanent: true, below: true },
  ])
})
