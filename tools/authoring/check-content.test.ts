import { afterEach, expect, test, vi } from 'vitest'
import { duplicateFinding } from './check/duplicate-addresses'
import { readSource } from './check/source-file'
import { checkAndReport } from './check-content'
import { saveGenerated } from './command/generated'

const { source } = readSource('fixtures/docs/b.mdx', '---\ntitle: B\nslug: a\n---\nText', 'fixtures')

vi.mock('./command/generated', () => ({ saveGenerated: vi.fn() }))
vi.mock('./check/read-content', () => ({
  contentDir: 'fixtures',
  today: '2025-12-01',
  readContent: async () => new Map(),
  checkContext: async () => ({ redirectTables: [], dataFiles: new Map(), otherPages: [] }),
}))
vi.mock('./check/check-data-files', () => ({ checkDataFiles: () => [] }))
vi.mock('./check', () => ({
  checkContent: () => ({
    sources: [],
    unreadable: [],
    leftOut: ['fixtures/docs/b.mdx'],
    findings: source ? [duplicateFinding({ source, kept: 'fixtures/docs/a.mdx' })] : [],
  }),
}))

afterEach(() => void vi.restoreAllMocks())

test.each([
  ['a build warns', false, true, '! warning fixtures/docs/b.mdx'],
  ['the strict check fails', true, false, '✗ fixtures/docs/b.mdx'],
])('%s if two pages have the same URL, and names both files', async (_, strict, ok, start) => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {})
  expect((await checkAndReport({ strict })).ok).toBe(ok)
  const line = print.mock.calls.flat().find((text) => String(text).includes('/docs/a/'))
  expect(line).toContain(start)
  expect(line).toContain('fixtures/docs/a.mdx, which is kept')
  expect(saveGenerated).toHaveBeenCalledWith('left-out', ['docs/b.mdx'])
})
