import type { ComponentRule } from '../../../lib/mdx/component-rules'
import { type CheckContext, checkContent } from '.'
import { readRedirects } from './read-redirects'
import { formatFinding } from './report'

/** Rules for the components that the tests use. */
const components = new Map<string, ComponentRule>([
  ['CodeGroup', { attributes: { groupId: { example: 'package-manager' } } }],
  ['FileTree', { attributes: {} }],
  ['Steps', { attributes: {} }],
  ['Tabs', { attributes: { groupId: { example: 'os' }, defaultValue: { example: 'ui' }, queryString: { example: 'view', flag: true } } }],
  ['TabItem', { attributes: { value: { example: 'cli' }, label: { example: 'CLI' } } }],
  ['Snippet', { attributes: { name: { example: 'commands/DockerSyncPostgres' } } }],
  ['Card', { attributes: { title: { example: 'Docker CLI', required: true }, href: { example: '/docs/', required: true } } }],
  ['ConfigTable', { attributes: { name: { example: 'postgres' }, object: { example: 'ssl' } } }],
  ['ConfigExample', { attributes: { name: { example: 'postgres' }, example: { example: 'complete' } } }],
  ['BenchmarkChart', { attributes: { suite: { example: 'postgres' }, measure: { example: 'cdc' } } }],
  ['Evidence', { attributes: { name: { example: 'slot-limit' } } }],
  ['FlowDiagram', { attributes: { name: { example: 'postgres-cdc' } } }],
  ['ApiEndpoints', { attributes: { group: { example: 'users' } } }],
])

/** Check context for the tests. */
export const context: CheckContext = {
  contentDir: 'content',
  components,
  authors: new Set(['olake-docs']),
  people: new Set(['alex-merced']),
  tags: new Map([['blog', new Set(['cdc', 'iceberg'])]]),
  otherPages: ['/blog/'],
  isFile: (file) => file === '/images/a.png',
  missingPicture: (key) => {
    if (key.startsWith('/images/') || key.startsWith('https:') || key === 'docs/a.png') return undefined
    const similar = { 'docs/a.jpg': 'docs/a.png', 'docs/big.png': 'docs/x/Big.png', '/img/b.png': '/images/b.png' }[key]
    return { file: `content/${key}`, ...(similar && { similar }) }
  },
  redirectTables: [readRedirects('content/redirects/short-links.yml', '/slack: https://slack.example.com/\n')],
  dataFiles: new Map(),
  formerFiles: [],
  origin: 'https://olake.io',
  today: '2025-12-01',
}
export const description =
  'A description that is long enough to tell a reader what the page gets them, when they need it, and what it requires.'
/** Valid front matter with additional fields. It has four lines plus one for each additional field. */
export const front = (fields = '') => `---\ntitle: A page\ndescription: ${description}\n${fields}---\n`
/** Formatted findings of the given files. */
export const check = (files: Record<string, string>) => checkContent(new Map(Object.entries(files)), context).findings.map(formatFinding)
/** Formatted findings of a single documentation page. */
export const one = (text: string) => check({ 'content/docs/a.mdx': text })
