import { expect, test } from 'vitest'
import { addEntry, entryIds, renameEntry } from './edit-sidebar'

const file = 'sidebar.yml'
const sidebar = `# Sidebar, in reading order.
- header: Start
- index
- label: Start
  link: start/overview # the label links to it
  items:
    - start/setup

    # Two pages about the same subject.
    - start/first
- header: "Sources"
- label: Postgres
  items:
    - label: Setup
      items: [postgres/rds, postgres/aurora]
    - page: postgres/overview
      label: A long label with many words, which is much longer than the eighty characters that a line usually has
- label: MySQL
  items:
    - label: Setup
      items:
        - mysql/rds
# The end.
- roadmap
`

/** Lines that differ, as `line number: text`. */
const added = (text: string) => text.split('\n').filter((line) => !sidebar.split('\n').includes(line))

test('a page is added after another page, and no other line changes', () => {
  const text = addEntry(sidebar, 'start/new', 'start/setup', file)
  expect(text).toBe(sidebar.replace('    - start/setup\n', '    - start/setup\n    - start/new\n'))
  expect(addEntry(sidebar, 'next', 'postgres/overview', file)).toBe(sidebar.replace('usually has\n', 'usually has\n    - next\n'))
  expect(added(addEntry(sidebar, 'next', 'start/overview', file))).toEqual(['- next'])
})

test('a page is renamed wherever it is listed', () => {
  expect(renameEntry(sidebar, 'start/overview', 'start/welcome', file)).toBe(sidebar.replace('start/overview', 'start/welcome'))
  expect(renameEntry(sidebar, 'postgres/rds', 'x', file)).toBe(sidebar.replace('postgres/rds', 'x'))
  expect(renameEntry(sidebar, 'nowhere', 'x', file)).toBe(sidebar)
  expect(entryIds(sidebar, file)).toContain('postgres/overview')
})

test.each([
  ['an unknown page', () => addEntry(sidebar, 'x', 'roadmpa', file), 'has no page "roadmpa". Did you mean "roadmap"?'],
  ['invalid YAML', () => addEntry('- a: [\n', 'x', 'a', file), 'sidebar.yml is not valid YAML'],
  ['another format', () => addEntry('-   a\n', 'x', 'a', file), 'Edit the sidebar by hand'],
])('%s is an error that says what to do', (_, run, message) => {
  expect(run).toThrow(message)
})
