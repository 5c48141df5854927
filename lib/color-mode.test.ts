import { expect, test } from 'vitest'
import { isTheme, nextTheme, themeSettings } from './color-mode'

const off = themeSettings({ followSystem: false })
const on = themeSettings({ followSystem: true })

test('the switch toggles between light and dark, and defaults to light, if followSystem is off', () => {
  expect(off).toMatchObject({ defaultTheme: 'light', enableSystem: false })
  expect(nextTheme('light', off.themes)).toBe('dark')
  expect(nextTheme('dark', off.themes)).toBe('light')
})

test('the switch cycles through system, light and dark, and defaults to system, if followSystem is on', () => {
  expect(on).toMatchObject({ defaultTheme: 'system', enableSystem: true })
  expect(nextTheme('system', on.themes)).toBe('light')
  expect(nextTheme('light', on.themes)).toBe('dark')
  expect(nextTheme('dark', on.themes)).toBe('system')
})

test('a stored theme that is no longer available falls back to light, and the switch continues from there', () => {
  expect(off.value?.system).toBe('light')
  expect(isTheme('system', off.themes)).toBe(false)
  expect(nextTheme('system', off.themes)).toBe('dark')
  expect(nextTheme(undefined, on.themes)).toBe('light')
})
