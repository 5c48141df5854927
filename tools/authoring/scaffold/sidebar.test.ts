import { expect, test } from 'vitest'
import { addEntry, entryIds, groupNames, pagesBeside, renameEntry } from './edit-sidebar'

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
  const text = addEntry(sidebar, 'start/new', { after: 'start/setup' }, file)
  expect(text).toBe(sidebar.replace('    - start/setup\n', '    - start/setup\n    - start/new\n'))
  expect(addEntry(sidebar, 'next', { after: 'postgres/overview' }, file)).toBe(
    sidebar.replace('usually has\n', 'usually has\n    - next\n'),
  )
  expect(added(addEntry(sidebar, 'next', { after: 'start/overview' }, file))).toEqual(['- next'])
})

test('a page is added at the end of a group or section, and no other line changes', () => {
  expect(addEntry(sidebar, 'x', { in: 'MySQL > Setup' }, file)).toBe(sidebar.replace('- mysql/rds\n', '- mysql/rds\n        - x\n'))
  expect(addEntry(sidebar, 'x', { in: 'Postgres > Setup' }, file)).toBe(sidebar.replace('postgres/aurora]', 'postgres/aurora, x]'))
  expect(addEntry(sidebar, 'x', { in: 'Start' }, file)).toBe(sidebar.replace('- start/first\n', '- start/first\n    - x\n'))
  expect(addEntry(sidebar, 'x', { in: 'Sources' }, file)).toBe(sidebar.replace('- roadmap\n', '- roadmap\n- x\n'))
})

test('groups have the names of the groups above them', () => {
  expect(groupNames(sidebar, file)).toEqual([
    ...['Start', 'Start > Start', 'Sources', 'Sources > Postgres', 'Sources > Postgres > Setup'],
    ...['Sources > MySQL', 'Sources > MySQL > Setup'],
  ])
})

test('the pages beside a new one are those of its group, without those of groups in it, or the one before it', () => {
  expect(pagesBeside(sidebar, { in: 'MySQL > Setup' }, file).at(-1)).toBe('mysql/rds')
  expect(pagesBeside(sidebar, { in: 'MySQL / Setup' }, file).at(-1)).toBe('mysql/rds')
  expect(pagesBeside(sidebar, { in: 'MySQL' }, file)).toEqual([])
  expect(pagesBeside(sidebar, { in: 'Sources' }, file).at(-1)).toBe('roadmap')
  expect(pagesBeside(sidebar, { after: 'index' }, file)).toEqual(['index'])
})

test('a page is renamed wherever it is listed', () => {
  expect(renameEntry(sidebar, 'start/overview', 'start/welcome', file)).toBe(sidebar.replace('start/overview', 'start/welcome'))
  expect(renameEntry(sidebar, 'postgres/rds', 'x', file)).toBe(sidebar.replace('postgres/rds', 'x'))
  expect(renameEntry(sidebar, 'nowhere', 'x', file)).toBe(sidebar)
  expect(entryIds(sidebar, file)).toContain('postgres/overview')
})

test.each([
  ['an unknown page', () => addEntry(sidebar, 'x', { after: 'roadmpa' }, file), 'has no page "roadmpa". Did you mean "roadmap"?'],
  ['an unknown group', () => addEntry(sidebar, 'x', { in: 'Postgers' }, file), 'has no group "Postgers". Did you mean "Postgres"?'],
  ['a name of several groups', () => addEntry(sidebar, 'x', { in: 'Setup' }, file), 'Sources > Postgres > Setup; Sources > MySQL > Setup'],
  ['invalid YAML', () => addEntry('- a: [\n', 'x', { after: 'a' }, file), 'sidebar.yml is not valid YAML'],
  ['another format', () => addEntry('-   a\n', 'x', { after: 'a' }, file), 'Edit the sidebar by hand'],
])('%s is an error that says what to do', (_, run, message) => {
  expect(run).toThrow(message)
})
