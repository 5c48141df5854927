import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const CODE = `
import { parseBody } from './lib/mdx/analyse.ts'
import { proseProblems, findWordings } from './tools/authoring/rules/prose.ts'
const text = 'It normalises the data.'
console.log(proseProblems(parseBody(text), text).length + findWordings(text, false).length)
`

test.each([
  [true, '2'],
  [false, '0'],
])('with houseStyle %s, %s wordings are reported', (houseStyle, count) => {
  const SITE_SETTINGS = JSON.stringify({ content: { houseStyle } })
  const { stdout } = spawnSync('node_modules/.bin/tsx', ['--input-type=module', '--eval', CODE], {
    encoding: 'utf8',
    env: { ...process.env, SITE_SETTINGS },
  })
  expect(stdout.trim()).toBe(count)
})
