import { expect, test } from 'vitest'
import type { SidebarNode } from '../../../lib/nav/sidebar'
import { chaptersOf } from './chapters'

const link = (href: string): SidebarNode => ({ kind: 'link', label: href, href })

const sidebar: SidebarNode[] = [
  { kind: 'header', label: 'Start' },
  link('/docs/'),
  { kind: 'header', label: 'Connectors' },
  {
    kind: 'category',
    label: 'Sources',
    children: [
      link('/docs/sources/'),
      { kind: 'category', label: 'Postgres', href: '/docs/postgres/', children: [link('/docs/postgres/config/'), link('/docs/')] },
    ],
  },
  { kind: 'category', label: 'Elsewhere', children: [link('https://example.com/')] },
  link('/docs/last/'),
]
const chapters = chaptersOf(sidebar, (url) => url.startsWith('/docs/'))

test('pages are chapters in reading order, each once, and links to other sites are not', () => {
  expect(chapters.map(({ url, level }) => [url, level])).toEqual([
    ['/docs/', 2],
    ['/docs/sources/', 3],
    ['/docs/postgres/', 3],
    ['/docs/postgres/config/', 4],
    ['/docs/last/', 2],
  ])
})

test('a section and a group begin with their first chapter; the page of a group is its heading', () => {
  expect(chapters.map(({ opens }) => opens)).toEqual([
    [{ label: 'Start', level: 1 }],
    [
      { label: 'Connectors', level: 1 },
      { label: 'Sources', level: 2 },
    ],
    [],
    [],
    [],
  ])
  expect(chapters.map(({ trail }) => trail.join(' > '))).toEqual([
    'Start',
    'Connectors > Sources',
    'Connectors > Sources',
    'Connectors > Sources > Postgres',
    'Connectors',
  ])
})
