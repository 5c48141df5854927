import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.resetModules())

/** Renders the component with the given findings. */
async function render(findings: unknown[]): Promise<string> {
  vi.doMock('@/.generated/problems.json', () => ({ default: { findings, edits: 0 } }))
  const { ContentProblems } = await import('./ContentProblems')
  return renderToStaticMarkup(<ContentProblems />)
}

test('shows an error with its file, line and column, and nothing without findings', async () => {
  const error = { file: 'content/docs/a.mdx', line: 7, column: 3, field: 'date', message: 'does not exist', kind: 'error' }
  const html = await render([error])
  expect(html).toContain('<details open="">')
  expect(html).toContain('content/docs/a.mdx:7:3</code> date: does not exist')
  vi.resetModules()
  expect(await render([])).toBe('')
})

test('stays collapsed if there are only warnings', async () => {
  const html = await render([{ file: 'content/docs/a.mdx', line: 7, message: 'leads nowhere', kind: 'warning' }])
  expect(html).toContain('<details><summary>Content warnings: 1')
  expect(html).toContain('content/docs/a.mdx:7:1</code> leads nowhere')
})
