import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentPolicy, scriptHashes, withContentPolicy } from './content-policy'

const none = { analytics: {}, postAddresses: [] }
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('each inline script has a hash once, and data and files have none', () => {
  const html =
    '<script>a()</script><script>a()</script><script data-x="">b()</script><script src="/c.js"></script><script type="application/ld+json">{}</script>'
  expect(scriptHashes(html)).toEqual([hashOf('a()'), hashOf('b()')])
})

test('scripts are never allowed in general, and only the video player can be framed', () => {
  const policy = contentPolicy([], none)
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toMatch(/script-src[^;]*unsafe|unsafe-eval/)
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com;')
  expect(policy).toContain("connect-src 'self';")
})

test('the hosts of enabled services are allowed, and no others', () => {
  const policy = contentPolicy([], {
    analytics: { ga4: 'G-1' },
    hostedSearch: { appId: 'TESTAPP', insights: true },
    postAddresses: ['https://forms.example.com/contact', 'https://forms.example.com/feedback'],
  })
  expect(policy).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com;/)
  for (const host of ['https://testapp-dsn.algolia.net', 'https://insights.algolia.io', 'https://forms.example.com'])
    expect(policy.match(/connect-src ([^;]*)/)?.[1]).toContain(host)
})

test('the policy follows the character encoding and precedes every script', () => {
  const html = '<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>a()</script></head></html>'
  const page = withContentPolicy(html, none)
  expect(page).toMatch(
    /^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'self'; /,
  )
  expect(page).toContain(hashOf('a()'))
  expect(() => withContentPolicy('<html></html>', none)).toThrow('no <meta charset="utf-8">')
})
