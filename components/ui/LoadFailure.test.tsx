// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { click, find, mount } from '@/tests/fixtures/mount'
import { LoadFailure } from './LoadFailure'

test('Retry requests the missing script past the HTTP cache before the next attempt', async () => {
  const steps: string[] = []
  const request = vi.fn(async (address: string, options: RequestInit) => {
    steps.push(`${address} ${options.cache}`)
    throw new TypeError('offline')
  })
  vi.stubGlobal('fetch', request)
  try {
    const cause = new Error('Failed to load chunk /_next/static/chunks/0a~b.js from module 12')
    const { container } = await mount(
      <LoadFailure part="The menu" error={new Error('No menu', { cause })} retry={() => steps.push('retry')} />,
    )
    expect(container.textContent).toContain('The menu did not load.')
    expect(container.textContent).toContain('0a~b.js')
    await click(find(container, 'button', 'Retry'))
    expect(steps).toEqual(['/_next/static/chunks/0a~b.js reload', 'retry'])
    expect(find(container, 'button', 'Reload page')).toBeTruthy()
  } finally {
    vi.unstubAllGlobals()
  }
})
