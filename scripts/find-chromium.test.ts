import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const find = (variables: Record<string, string>) =>
  spawnSync('node_modules/.bin/tsx', ['scripts/find-chromium.ts'], {
    // A folder without browsers, so that the result does not depend on this machine.
    env: { ...process.env, CHROMIUM_PATH: '', PLAYWRIGHT_BROWSERS_PATH: 'tests/fixtures', ...variables },
    encoding: 'utf8',
  })

test('uses the browser at CHROMIUM_PATH', () => {
  expect(find({ CHROMIUM_PATH: process.execPath }).stdout.trim()).toBe(process.execPath)
})

test('fails if CHROMIUM_PATH does not exist', () => {
  expect(find({ CHROMIUM_PATH: '/no/chromium' }).stderr).toContain('CHROMIUM_PATH is "/no/chromium", which does not exist.')
})

test('fails without a browser, with the command that installs one', () => {
  const { status, stderr } = find({})
  expect(status).toBe(1)
  expect(stderr.trim()).toBe(
    'No browser was found. Run "npx playwright install chromium", or set CHROMIUM_PATH to the path of Chromium or Chrome.',
  )
})
