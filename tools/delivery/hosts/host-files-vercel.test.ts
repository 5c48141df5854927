import { expect, test } from 'vitest'
import { vercelFile } from './host-files-vercel'

type Vercel = {
  trailingSlash: boolean
  redirects: Array<{ source: string; destination: string; statusCode: number }>
  headers: Array<{ source: string; headers: Array<{ key: string; value: string }> }>
}
const parsed = (base: string): Vercel => JSON.parse(vercelFile(['/', '/docs/', '/docs/connectors/kafka/config/'], base))

test('redirects have their status, both spellings of the slash, and the base path', () => {
  expect(parsed('/sub').redirects).toContainEqual({ source: '/sub/docs/intro{/}?', destination: '/sub/docs/', statusCode: 301 })
  expect(parsed('').redirects).toContainEqual({
    source: '/github{/}?',
    destination: 'https://github.com/datazip-inc/olake',
    statusCode: 302,
  })
})

test('all addresses below a former folder redirect to one page', () => {
  const sources = parsed('/sub').redirects.filter(({ destination }) => destination === '/sub/docs/getting-started/playground/')
  expect(sources.map(({ source }) => source)).toEqual(expect.arrayContaining(['/sub/docs/playground{/}?', '/sub/docs/playground/(.*)']))
})

test('no redirect leads to its own address in capitals, which would be a loop on a host that ignores case', () => {
  const loops = parsed('').redirects.filter(({ source, destination }) => source.replace('{/}?', '/').toLowerCase() === destination)
  expect(loops).toEqual([])
})

test('headers apply to the documentation and to other pages as the rules say', () => {
  const framing = parsed('').headers.filter(({ headers }) => headers.some(({ key }) => key === 'Content-Security-Policy'))
  expect(framing.map(({ source }) => source)).toEqual(['/docs/(.*)', '/((?!docs/).*)'])
})

test('addresses without their final slash redirect, as on the other hosts', () => {
  expect(parsed('').trailingSlash).toBe(true)
})

test('the number of rules is below the limit of Vercel, 2,048', () => {
  const { redirects, headers } = parsed('')
  expect(redirects.length + headers.length).toBeLessThan(2048)
})
