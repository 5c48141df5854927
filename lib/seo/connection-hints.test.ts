import { expect, test } from 'vitest'
import { connectionHints } from './connection-hints'

test('a site without external services has no connection hints', () => {
  expect(connectionHints({ analytics: {} })).toEqual([])
})

test('each enabled service adds its connection hints', () => {
  expect(connectionHints({ searchAppId: 'APP', analytics: {} })).toEqual([
    { rel: 'preconnect', href: 'https://APP-dsn.algolia.net', crossOrigin: 'anonymous' },
  ])
  expect(connectionHints({ formAddress: 'https://forms.example.com/contact?x=1', analytics: {} })).toEqual([
    { rel: 'dns-prefetch', href: 'https://forms.example.com' },
  ])
  expect(connectionHints({ analytics: { tagManager: 'GTM-1' } })).toEqual([
    { rel: 'dns-prefetch', href: 'https://www.googletagmanager.com' },
  ])
  expect(connectionHints({ analytics: { ga4: 'G-1' } }).map(({ href }) => href)).toEqual([
    'https://www.googletagmanager.com',
    'https://www.google-analytics.com',
  ])
})
