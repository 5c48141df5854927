import { expect, test } from 'vitest'
import { parseData } from './parse-data'
import { releaseList } from './releases-schema'

const release = (version: string, date: string) =>
  `- { product: engine, version: ${version}, date: ${date}, kinds: [fix], summary: Fixes., href: /docs/release/overview/ }\n`
const problems = (...releases: string[]) =>
  parseData(releases.join(''), releaseList).problems.map(({ line, field, message }) => `${line} ${field} ${message}`)

test('releases are listed once, newest first, and have a version number', () => {
  expect(problems(release('v0.2.0', '2026-02-01'), release('v0.1.0', '2026-02-01'), release('Helm chart 0.0.1', '2026-01-01'))).toEqual([])
  expect(problems(release('v0.2.0', '2026-02-01'), release('v0.2.0', '2026-03-01'), release('next', '2026-01-01'))).toEqual([
    '2 [1].date is later than 2026-02-01 above it; the newest release comes first',
    '2 [1].version the release v0.2.0 is listed twice',
    '3 [2].version must end with a version number such as v0.9.4',
  ])
})
