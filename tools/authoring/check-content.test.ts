import { afterEach, expect, test, vi } from 'vitest'
import { checkAndReport } from './check-content'
import { saveFindings } from './command/generated'

vi.mock('./command/generated', () => ({ saveFindings: vi.fn() }))
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
    findings: [{ file: 'fixtures/docs/b.mdx', line: 3, field: 'slug', kind: 'warning', message: '/docs/a/ is also a URL, which is kept' }],
  }),
}))

afterEach(() => void vi.restoreAllMocks())

test.each([
  ['a build warns', false, true, '! warning fixtures/docs/b.mdx'],
  ['the strict check fails', true, false, '✗ fixtures/docs/b.mdx'],
])('%s if two pages have the same URL, and saves the one that is left out', async (_, strict, ok, start) => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {})
  expect((await checkAndReport({ strict })).ok).toBe(ok)
  const line = print.mock.calls.flat().find((text) => String(text).includes('/docs/a/'))
  expect(line).toContain(start)
  expect(saveFindings).toHaveBeenCalledWith(expect.objectContaining({ leftOut: ['fixtures/docs/b.mdx'] }))
})
