import { expect, test } from 'vitest'
import { findChromium } from './find-chromium'

test('uses the browser at CHROMIUM_PATH, and else the one that Playwright installed', () => {
  expect(findChromium(process.execPath, '/no/installed')).toBe(process.execPath)
  expect(findChromium('', process.execPath)).toBe(process.execPath)
})

test('fails if CHROMIUM_PATH does not exist, even if another browser is installed', () => {
  expect(() => findChromium('/no/chromium', process.execPath)).toThrow('CHROMIUM_PATH is "/no/chromium", which does not exist.')
})

test('fails without a browser, with the command that installs one', () => {
  expect(() => findChromium('', '/no/installed')).toThrow(
    'No browser was found. Run "npx playwright install chromium", or set CHROMIUM_PATH to the path of Chromium or Chrome.',
  )
})
