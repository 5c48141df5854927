// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
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

test('panels of other tabs are hidden until the browser finds something in them, but not in the HTML of the page', async () => {
  const { container } = await mount(tabs, (server) => expect(server.querySelector('[hidden]')).toBeNull())
  const hidden = () => [...container.querySelectorAll('[role="tabpanel"]')].map((panel) => panel.getAttribute('hidden'))
  expect(hidden()).toEqual([null, 'until-found', 'until-found'])
  await act(async () => find(container, '[role="tabpanel"]', 'Greet.').dispatchEvent(new Event('beforematch', { bubbles: true })))
  expect(shown(container).textContent).toContain('Greet.')
  expect(hidden()).toEqual(['until-found', 'until-found', null])
  expect(localStorage.length).toBe(0)
})

test('a panel in which the browser found something before hydration is selected, also if another one is stored', async () => {
  localStorage.setItem('docusaurus.tab.deploy', 'docker compose')
  const log = vi.spyOn(console, 'error')
  const { container } = await mount(tabs, (server) => find(server, '[role="tabpanel"]', 'Greet.').setAttribute('data-found', ''))
  expect(shown(container).textContent).toContain('Greet.')
  expect(log).not.toHaveBeenCalled()
})
