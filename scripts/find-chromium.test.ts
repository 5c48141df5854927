import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const find = (variables: Record<string, string>) =>
  spawnSync('node_modules/.bin/tsx', ['scripts/find-chromium.ts'], {
    // A folder without browsers, so that the result does not depend on this computer.
    env: { ...process.env, CHROMIUM_PATH: '', PLAYWRIGHT_BROWSERS_PATH: 'tests/fixtures', ...variables },
    encoding: 'utf8',
  })

test('CHROMIUM_PATH names the browser', () => {
  expect(find({ CHROMIUM_PATH: process.execPath }).stdout.trim()).toBe(process.execPath)
})

test('a path that does not exist is an error', () => {
  expect(find({ CHROMIUM_PATH: '/no/chromium' }).stderr).toContain('CHROMIUM_PATH is "/no/chromium", which does not exist.')
})

test('without a browser one sentence says what to run, and nothing is installed', () => {
  const { status, stderr } = find({})
  expect(status).toBe(1)
  expect(stderr.trim()).toBe('There is no browser. Run "npx playwright install chromium", or set CHROMIUM_PATH to a Chromium or Chrome.')
})
