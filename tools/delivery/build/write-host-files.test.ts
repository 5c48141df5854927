import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NO_PAGE, withAtLeastOne } from '../../../lib/content/static-params'
import { removePlaceholders } from './write-host-files'

let out: string
beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'export-'))
})
afterEach(() => rmSync(out, { recursive: true }))

const addPage = (route: string) => {
  mkdirSync(path.join(out, route), { recursive: true })
  for (const file of ['index.html', 'index.txt']) writeFileSync(path.join(out, route, file), '')
}

test('a route without pages leaves no page in an export', () => {
  const [{ slug } = { slug: '' }] = withAtLeastOne([], { slug: NO_PAGE })
  addPage(`webinar/${slug}`)
  addPage('webinar')
  removePlaceholders(out)
  expect(existsSync(path.join(out, 'webinar', slug))).toBe(false)
  expect(existsSync(path.join(out, 'webinar/index.html'))).toBe(true)
})

test('a route with pages gets no placeholder', () => {
  expect(withAtLeastOne([{ slug: 'a' }], { slug: NO_PAGE })).toEqual([{ slug: 'a' }])
})
