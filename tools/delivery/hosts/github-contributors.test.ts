import { expect, test } from 'vitest'
import { nextPage, peopleOf } from './github-contributors'

test('bots, team members and contributors without an account are excluded, ignoring the case of logins', () => {
  const answer = [
    { login: 'Ada', html_url: 'https://github.com/Ada', type: 'User', contributions: 4 },
    { login: 'dependabot[bot]', html_url: 'https://github.com/apps/dependabot', type: 'Bot', contributions: 9 },
    { login: 'Hash-Data', html_url: 'https://github.com/hash-data', type: 'User', contributions: 140 },
    { type: 'Anonymous', contributions: 2 },
  ]
  expect(peopleOf(answer, ['hash-data'])).toEqual([{ login: 'Ada', profile: 'https://github.com/Ada', commits: 4 }])
  expect(() => peopleOf({ message: 'rate limit exceeded' }, [])).toThrow('did not return a list')
})

test('the next page is read from the link header', () => {
  expect(nextPage('<https://api.github.com/x?page=2>; rel="next", <https://api.github.com/x?page=5>; rel="last"')).toBe(
    'https://api.github.com/x?page=2',
  )
  expect(nextPage('<https://api.github.com/x?page=1>; rel="first"')).toBeUndefined()
  expect(nextPage(null)).toBeUndefined()
})
