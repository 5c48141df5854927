// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { click, find, mount, press } from '@/tests/fixtures/mount'
import { TabItem, Tabs } from './Tabs'

const tabs = (
  <Tabs groupId="deploy" queryString>
    <TabItem value="docker" label="Docker">
      Run a container.
    </TabItem>
    <TabItem value="docker compose" label="Docker Compose">
      Start the services.
    </TabItem>
    <TabItem value={'say "hi"'}>Greet.</TabItem>
  </Tabs>
)

const shown = (container: HTMLElement) => find(container, '[role="tabpanel"]:not([data-inactive])')

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/docs/')
})

test('a click on a tab whose value has spaces updates the URL and the other sets of the group', async () => {
  const { container } = await mount([<div key="first">{tabs}</div>, <div key="second">{tabs}</div>])
  await click(find(container, '[role="tab"]', 'Docker Compose'))
  for (const set of container.children) expect(shown(set as HTMLElement).textContent).toContain('Start the services.')
  expect(new URLSearchParams(window.location.search).get('deploy')).toBe('docker compose')
})

test('selects a tab whose value has spaces from the URL and from the stored choice', async () => {
  window.history.replaceState(null, '', '/docs/?deploy=docker+compose')
  const first = await mount(tabs)
  expect(shown(first.container).textContent).toContain('Start the services.')
  await click(find(first.container, '[role="tab"]', 'Docker Compose'))
  await first.unmount()
  window.history.replaceState(null, '', '/docs/')
  const { container } = await mount(tabs)
  expect(shown(container).textContent).toContain('Start the services.')
})

test('each tab references its panel by an id without spaces', async () => {
  const { container } = await mount(tabs)
  for (const tab of container.querySelectorAll('[role="tab"]')) {
    const id = tab.getAttribute('aria-controls') ?? ''
    expect(id).toMatch(/^\S+$/)
    expect(tab.id).toMatch(/^\S+$/)
    expect(document.getElementById(id)?.getAttribute('aria-labelledby')).toBe(tab.id)
  }
})

test('arrow keys select and focus the next tab, even if its value has spaces or quotes', async () => {
  const { container } = await mount(tabs)
  await press(find(container, '[role="tablist"]'), 'ArrowLeft')
  expect(shown(container).textContent).toContain('Greet.')
  expect(document.activeElement?.textContent).toBe('say "hi"')
})
