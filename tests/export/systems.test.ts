import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { site } from '../../lib/site.mjs'
import { type SourceId, sourceIds, sources } from '../../lib/systems'
import { exportedPages } from './exported'

const { findAll, findOne, textContent, getChildren } = DomUtils
type Element = NonNullable<ReturnType<typeof findOne>>
type Node = Element['children'][number]

/** All pages of the export with their elements. */
const pages = exportedPages().map(({ route, html }) => ({ route, tree: parseDocument(html).children }))

const childrenOf = (node: Node, name: string) => getChildren(node).filter((child) => 'name' in child && child.name === name)
const below = (nodes: Node[], ...names: string[]) => findAll((each) => names.includes(each.name), nodes)

/** Length of the start of an entry that says what the entry is about, in characters. */
const START = 40

const patterns = sourceIds.map((id) => {
  const { label, spellings } = sources[id]
  return { id, pattern: new RegExp(`(?<![\\w-])(?:${[label, ...spellings].join('|')})`, 'i') }
})
const sourcesIn = (entry: string): SourceId[] => patterns.flatMap(({ id, pattern }) => (pattern.test(entry.slice(0, START)) ? [id] : []))

const texts = (nodes: readonly Node[]) => nodes.map((node) => textContent(node).replace(/\s+/g, ' ').trim()).filter(Boolean)

/** The label of an entry in a list: the text of its first link or button, if it has one. */
const entryOf = (item: Node) => below([item], 'a', 'summary', 'button')[0] ?? item

/** Texts of the entries of all lists, first columns, tabs and selectors of a page. */
function listsOf(page: Node[]): string[][] {
  const tabLists = findAll((each) => each.attribs.role === 'tablist', page).map((list) =>
    texts(findAll((each) => each.attribs.role === 'tab', list.children)),
  )
  const columns = below(page, 'tbody').map((body) => texts(childrenOf(body, 'tr').flatMap((row) => below([row], 'td', 'th').slice(0, 1))))
  const lists = below(page, 'ul', 'ol').map((list) => texts(childrenOf(list, 'li').map(entryOf)))
  return [...lists, ...columns, ...tabLists, ...below(page, 'select').map((select) => texts(below([select], 'option')))]
}

/** Lists that leave out sources on purpose, by page and first entry, with the reason. */
const partial = [
  { page: '/blog/what-makes-olake-fast/', first: 'Postgres', reason: 'Kafka topics are not divided into chunks.' },
  {
    page: '/docs/connectors/overview/',
    first: 'Postgres and MySQL: after all initial loads',
    reason: 'OLake captures no changes from Oracle and Db2.',
  },
]

test('every option of every selector has a text', () => {
  const empty = pages.flatMap(({ route, tree }) =>
    below(tree, 'option')
      .filter((option) => !textContent(option).trim() && !option.attribs.label)
      .map((option) => `${route}: option with value "${option.attribs.value}"`),
  )
  expect(empty).toEqual([])
})

test('a list of sources that has all but one or two is complete', () => {
  let complete = 0
  const missing = pages.flatMap(({ route, tree }) =>
    listsOf(tree).flatMap((entries) => {
      const named = entries.map(sourcesIn)
      const found = new Set(named.flat())
      // Lists of features, releases and headings name sources too, but not in most of their entries.
      if (found.size < sourceIds.length - 2 || named.filter((ids) => ids.length > 0).length < entries.length * 0.8) return []
      if (partial.some(({ page, first }) => page === route && entries[0] === first)) return []
      const absent = sourceIds.filter((id) => !found.has(id))
      if (absent.length === 0) complete += 1
      return absent.map((id) => `${route}: ${sources[id].label} is missing in ${entries.join(', ')}`)
    }),
  )
  expect(missing).toEqual([])
  expect(complete).toBeGreaterThan(10)
})

test('menus and selectors call each source by its label', () => {
  const labels = new Set<string>(Object.values(sources).map(({ label }) => label))
  const part = (page: string, is: (element: Element) => boolean) =>
    findOne(is, pages.find(({ route }) => route === page)?.tree ?? [])?.children ?? []
  const named = (parts: Node[]) => new Set(listsOf(parts).flatMap((entries) => entries.filter((entry) => labels.has(entry))))
  expect(named(part('/docs/connectors/overview/', ({ name }) => name === 'aside'))).toEqual(labels)
  expect(named(part('/', ({ attribs }) => attribs.class === 'stations'))).toEqual(labels)
  expect(named(part('/docs/install/docker-cli/', ({ name }) => name === 'fieldset'))).toEqual(labels)
})

test('the sentence about the site names all sources', () => {
  expect(sourceIds.filter((id) => !patterns.some((each) => each.id === id && each.pattern.test(site.description)))).toEqual([])
})
