import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { proxy } from '../../proxy.hosted'

const statusOf = (path: string) => proxy(new NextRequest(`http://localhost${path}`))?.status

test('an address with malformed percent-encoding returns 400', () => {
  for (const path of ['/%', '/docs/%ff/', '/docs/%/index.md']) expect(statusOf(path), path).toBe(400)
})

test('an address with valid percent-encoding is accepted, even with a bare percent sign in its query', () => {
  for (const path of ['/docs/a%20b/', '/blog/%C3%A9/', '/docs/?q=%']) expect(statusOf(path), path).toBeUndefined()
})

test('a connector page with capital letters redirects to lower case and keeps its query', () => {
  const locationOf = (path: string) => proxy(new NextRequest(`http://localhost${path}`))?.headers.get('location')
  expect(locationOf('/docs/connectors/Kafka/config?tab=ui')).toBe('http://localhost/docs/connectors/kafka/config/?tab=ui')
  for (const path of ['/docs/connectors/kafka/config/', '/docs/Core/', '/blog/A/']) expect(locationOf(path), path).toBeUndefined()
})

test('a page whose address has capitals answers in lower case too, with one redirect', () => {
  const locationOf = (path: string) => proxy(new NextRequest(`http://localhost${path}`))?.headers.get('location')
  const page = '/customer-stories/lendingkart-Improved-Data-Correctness/'
  expect(locationOf(page.toLowerCase())).toBe(`http://localhost${page}`)
  expect(locationOf(`${page.toLowerCase().slice(0, -1)}?a=1`)).toBe(`http://localhost${page}?a=1`)
  expect(locationOf(page)).toBeUndefined()
})
