// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { click, find, mount, press } from '@/tests/fixtures/mount'
import { NavMenu } from './NavMenu.client'

const menu = <NavMenu label="Community" links={[{ label: 'Events', href: '/webinar/' }]} />
const isOpen = (container: HTMLElement) => find(container, 'button').getAttribute('aria-expanded') === 'true'

test('closes on Escape after it was opened on hover, even if the focus is outside the menu', async () => {
  const { container } = await mount(menu)
  await act(async () => {
    find(container, '.menu').dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }))
  })
  expect(isOpen(container)).toBe(true)
  await press(document.body, 'Escape')
  expect(isOpen(container)).toBe(false)
  expect(document.activeElement).toBe(document.body)
})

test('closes on Escape and returns the focus from a link to the button', async () => {
  const { container } = await mount(menu)
  await click(find(container, 'button'))
  find(container, 'a').focus()
  await press(find(container, 'a'), 'Escape')
  expect(isOpen(container)).toBe(false)
  expect(document.activeElement).toBe(find(container, 'button'))
})
