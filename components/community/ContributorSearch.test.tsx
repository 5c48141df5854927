// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { click, enter, find, mount, shownTexts } from '@/tests/fixtures/mount'
import { ContributorSearch } from './ContributorSearch.client'

const people = [
  { login: 'octocat', pullRequests: 2 },
  { login: 'hubot', pullRequests: 9 },
  { login: 'Atom', pullRequests: 2 },
]
const list = (
  <ContributorSearch entries={people.map((person) => ({ ...person, content: <a href={`#${person.login}`}>@{person.login}</a> }))} />
)

const logins = (container: HTMLElement) => shownTexts(container, 'li')

test('sorts contributors by rank, pull requests and name', async () => {
  const { container } = await mount(list, (server) => expect(logins(server)).toEqual(['@octocat', '@hubot', '@Atom']))
  expect(logins(container)).toEqual(['@octocat', '@hubot', '@Atom'])
  await enter(find(container, 'select'), 'pulls')
  expect(logins(container)).toEqual(['@hubot', '@Atom', '@octocat'])
  await enter(find(container, 'select'), 'login')
  expect(logins(container)).toEqual(['@Atom', '@hubot', '@octocat'])
  await enter(find(container, 'select'), 'rank')
  expect(logins(container)).toEqual(['@octocat', '@hubot', '@Atom'])
})

test('filters contributors by login, shows the number of matches, and can be cleared', async () => {
  const { container } = await mount(list)
  await enter(find(container, 'input'), ' AT ')
  expect(logins(container)).toEqual(['@octocat', '@Atom'])
  expect(find(container, 'output').textContent).toBe('2 of 3 contributors')
  await enter(find(container, 'input'), 'nobody')
  expect(find(container, 'output').textContent).toBe('No contributors match your search.')
  await click(find(container, 'button', 'Clear'))
  expect(logins(container)).toHaveLength(3)
})
