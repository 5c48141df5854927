import { expect, test } from 'vitest'
import { isTheme, nextTheme, themeSettings } from './color-mode'

const off = themeSettings({ followSystem: false })
const on = themeSettings({ followSystem: true })

test('where the system is not followed, the switch flips between light and dark, and light is the default', () => {
  expect(off).toMatchObject({ defaultTheme: 'light', enableSystem: false })
  expect(nextTheme('light', off.themes)).toBe('dark')
  expect(nextTheme('dark', off.themes)).toBe('light')
})

test('where the system is followed, the switch cycles through system, light and dark, and the system is the default', () => {
  expect(on).toMatchObject({ defaultTheme: 'system', enableSystem: true })
  expect(nextTheme('system', on.themes)).toBe('light')
  expect(nextTheme('light', on.themes)).toBe('dark')
  expect(nextTheme('dark', on.themes)).toBe('system')
})

test('a stored theme that is not allowed shows light, and the switch leads on from there', () => {
  expect(off.value?.system).toBe('light')
  expect(isTheme('system', off.themes)).toBe(false)
  expect(nextTheme('system', off.themes)).toBe('dark')
  expect(nextTheme(undefined, on.themes)).toBe('light')
})
