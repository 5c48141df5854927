import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.resetModules())

/** The part as it is rendered for some findings. */
async function render(findings: unknown[]): Promise<string> {
  vi.doMock('@/.generated/problems.json', () => ({ default: findings }))
  const { ContentProblems } = await import('./ContentProblems')
  return renderToStaticMarkup(<ContentProblems />)
}

test('an error is shown with its file, line and column; without findings there is nothing', async () => {
  const error = { file: 'content/docs/a.mdx', line: 7, column: 3, field: 'date', message: 'does not exist', kind: 'error' }
  const html = await render([error])
  expect(html).toContain('<details open="">')
  expect(html).toContain('content/docs/a.mdx:7:3</code> date: does not exist')
  vi.resetModules()
  expect(await render([])).toBe('')
})

test('warnings alone stay folded', async () => {
  const html = await render([{ file: 'content/docs/a.mdx', line: 7, message: 'leads nowhere', kind: 'link' }])
  expect(html).toContain('<details><summary>Content warnings: 1')
  expect(html).toContain('content/docs/a.mdx:7:1</code> leads nowhere')
})
