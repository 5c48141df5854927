// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { click, find, mount, shownTexts } from '@/tests/fixtures/mount'
import { CrashFallback } from './CrashFallback'

test('a page whose code did not load names the error and offers Retry and a reload', async () => {
  vi.stubGlobal('fetch', async () => new Response())
  try {
    const retry = vi.fn()
    const error = Object.assign(new Error('Failed to load chunk /_next/static/chunks/a.js from module 1'), { name: 'ChunkLoadError' })
    const { container } = await mount(<CrashFallback error={error} retry={retry} />)
    expect(container.textContent).toContain('Part of this page did not load.')
    expect(container.textContent).toContain('/_next/static/chunks/a.js')
    expect(shownTexts(container, 'button')).toEqual(['Retry', 'Reload page'])
    await click(find(container, 'button', 'Retry'))
    expect(retry).toHaveBeenCalledOnce()
  } finally {
    vi.unstubAllGlobals()
  }
})
