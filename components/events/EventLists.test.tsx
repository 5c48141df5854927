// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { click, enter, find, mount, shownTexts } from '@/tests/fixtures/mount'
import { prerender } from '../ui/prerender'
import { type EventData, EventLists } from './EventLists.client'
import { EventPhase } from './EventPhase.client'

const session = (title: string, year: number, topic: string, atBuild: EventData['atBuild']): EventData => ({
  url: `/${title}/`,
  starts: `${year}-05-01T15:00:00.000Z`,
  ends: `${year}-05-01T16:00:00.000Z`,
  atBuild,
  series: 'webinar',
  topics: [topic],
  year: String(year),
  content: prerender(<h3>{title}</h3>),
})

const entries = [
  session('Streams', 2031, 'streaming', 'upcoming'),
  session('Catalogs', 2030, 'catalogs', 'upcoming'),
  session('Snapshots', 2020, 'cdc', 'past'),
]
const lists = <EventLists entries={entries} empty={{ ahead: <p>Nothing ahead.</p>, over: <p>Nothing over.</p> }} />

const titles = (container: HTMLElement, section: 'ahead' | 'over') => shownTexts(container, `[aria-labelledby="${section}"] h3`)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-06-01T00:00:00Z') })
  window.history.replaceState(null, '', '/webinar/')
})
afterEach(() => vi.useRealTimers())

test('lists a session as past if it ended after the build', async () => {
  const { container } = await mount(lists, (server) => {
    expect(titles(server, 'ahead')).toEqual(['Catalogs', 'Streams'])
    expect(titles(server, 'over')).toEqual(['Snapshots'])
  })
  expect(titles(container, 'ahead')).toEqual(['Streams'])
  expect(titles(container, 'over')).toEqual(['Catalogs', 'Snapshots'])
  expect(find(container, 'li', 'Catalogs').dataset.phase).toBe('past')
})

test('shows a message instead of a list in which no session matches the filters', async () => {
  const { container } = await mount(lists)
  await enter(find(container, 'select', 'All years'), '2020')
  expect(titles(container, 'ahead')).toEqual([])
  expect(container.textContent).toContain('Nothing ahead.')
  expect(container.textContent).not.toContain('Nothing over.')
  expect(find(container, 'output').textContent).toBe('1 of 3 sessions')
})

test('filters by text and topic, writes the filters to the URL, and clears them', async () => {
  const { container } = await mount(lists)
  await enter(find(container, 'input'), 'cat')
  expect(titles(container, 'over')).toEqual(['Catalogs'])
  await enter(find(container, 'select', 'All topics'), 'cdc')
  expect(window.location.search).toBe('?q=cat&topic=cdc')
  expect(find(container, 'output').textContent).toBe('No sessions match these filters.')
  await click(find(container, 'button', 'Clear'))
  expect(window.location.search).toBe('')
  expect(titles(container, 'over')).toHaveLength(2)
})

test('applies the filters in the URL', async () => {
  window.history.replaceState(null, '', '/webinar/?q=snap')
  const { container } = await mount(lists)
  expect(titles(container, 'over')).toEqual(['Snapshots'])
  expect(find<HTMLInputElement>(container, 'input').value).toBe('snap')
})

test('a session outside the list has the phase at build time until hydration, then the current phase', async () => {
  const element = (
    <EventPhase as="div" starts="2030-01-01T00:00:00Z" ends="2030-01-01T01:00:00Z" atBuild="upcoming" className="contents">
      Text
    </EventPhase>
  )
  const { container } = await mount(element, (server) => expect(find(server, 'div').dataset.phase).toBe('upcoming'))
  expect(find(container, 'div').dataset.phase).toBe('past')
})
