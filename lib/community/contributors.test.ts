import { expect, test } from 'vitest'
import { rankContributors, tierOf, tierRange, totalsOf } from './contributors'

const somebody = (login: string, commits: number, pullRequests: number) => ({
  login,
  commits,
  pullRequests,
  profile: `https://github.com/${login}`,
})

test('contributors are ranked by points, merged pull requests, commits and name, and points are never computed', () => {
  const people = [somebody('cleo', 9, 1), somebody('bea', 2, 3), somebody('ada', 2, 3), somebody('dan', 1, 0)]
  const ranked = rankContributors(people, { Dan: 50 })
  expect(ranked.map(({ login }) => login)).toEqual(['dan', 'ada', 'bea', 'cleo'])
  expect(ranked.map(({ points }) => points)).toEqual([50, undefined, undefined, undefined])
})

test('tiers begin at their configured points, and the last tier has no upper limit', () => {
  const tiers = [
    { name: 'Bronze', from: 0, rewards: '' },
    { name: 'Gold', from: 150, rewards: '' },
    { name: 'Silver', from: 50, rewards: '' },
  ]
  expect([0, 49, 50, 149, 150, 9000].map((points) => tierOf(points, tiers).name)).toEqual([
    'Bronze',
    'Bronze',
    'Silver',
    'Silver',
    'Gold',
    'Gold',
  ])
  expect(tiers.map((tier) => tierRange(tier, tiers))).toEqual(['0–49', '150 and more', '50–149'])
  expect(() => tierOf(3, [])).toThrow('must begin at 0')
})

test('totals of an empty list are zero', () => {
  expect(totalsOf([])).toEqual({ people: 0, commits: 0, pullRequests: 0 })
  expect(totalsOf([somebody('ada', 2, 3), somebody('bea', 1, 0)])).toEqual({ people: 2, commits: 3, pullRequests: 3 })
})
