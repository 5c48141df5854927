// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { click, enter, find, mount, shownTexts } from '@/tests/fixtures/mount'
import { prerender } from '../ui/prerender'
import { type ListedStory, StoryList } from './StoryList.client'

const story = (title: string, industry: string, ...sources: string[]): ListedStory => ({
  url: `/${title}/`,
  industry,
  sources,
  content: prerender(<h2>{title}</h2>),
})

const list = (
  <StoryList
    stories={[story('Shop', 'customer-internet', 'postgres', 'mysql'), story('Bank', 'b2b', 'mysql'), story('Mail', 'b2b', 'mongodb')]}
    sources={[
      ['mongodb', 'MongoDB'],
      ['mysql', 'MySQL'],
      ['postgres', 'Postgres'],
    ]}
  />
)
const titles = (container: HTMLElement) => shownTexts(container, 'h2')

beforeEach(() => window.history.replaceState(null, '', '/customer-stories/'))

test('lists all stories without a script, and filters them by industry and source', async () => {
  const { container } = await mount(list, (server) => expect(titles(server)).toEqual(['Shop', 'Bank', 'Mail']))
  await enter(find(container, 'select', 'All industries'), 'b2b')
  expect(titles(container)).toEqual(['Bank', 'Mail'])
  await enter(find(container, 'select', 'All sources'), 'mysql')
  expect(titles(container)).toEqual(['Bank'])
  expect(window.location.search).toBe('?industry=b2b&source=mysql')
  expect(find(container, 'output').textContent).toBe('1 of 3 stories')
  await enter(find(container, 'select', 'All sources'), 'postgres')
  expect(find(container, 'output').textContent).toBe('No story matches both filters.')
  await click(find(container, 'button', 'Clear'))
  expect(titles(container)).toEqual(['Shop', 'Bank', 'Mail'])
  expect(window.location.search).toBe('')
})

test('applies the filters of its address, and ignores unknown ones', async () => {
  window.history.replaceState(null, '', '/customer-stories/?industry=space&source=mongodb')
  const { container } = await mount(list)
  expect(titles(container)).toEqual(['Mail'])
})
