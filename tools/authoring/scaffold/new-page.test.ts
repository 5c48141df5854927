import { describe, expect, test } from 'vitest'
import { checkContent } from '../check'
import { type Answers, answerProblem, type Question } from '../check/question'
import type { PageFacts, SiteFacts } from '../check/site-facts'
import { readSource } from '../check/source-file'
import { context, description, front } from '../check/testing'
import { buildPage, pageProblems } from './build-new-page'
import { kindOf, type PageKind, questionsFor } from './kinds'

const page = (path: string, fields: string): PageFacts => {
  const { source } = readSource(path, `${front(fields).replace('A page', path)}Text`, 'content')
  if (!source) throw new Error(path)
  return source
}

const named = (...names: string[]) => names.map((value) => ({ value, label: value }))

const facts: SiteFacts = {
  contentDir: 'content',
  today: '2025-12-01',
  pages: [
    page('content/docs/install/setup.mdx', ''),
    page('content/docs/connectors/postgres/index.mdx', 'redirect_from: [/docs/old/]\n'),
    page('content/webinar/w-3-a.mdx', 'number: 3\n'),
    page('content/community/a.mdx', 'kind: meetup\nnumber: 8\n'),
  ],
  authors: named('olake-docs'),
  people: named('alex-merced'),
  tags: new Map([['blog', named('cdc', 'iceberg')]]),
  sidebars: new Map([
    [
      'docs',
      '- install/setup\n- label: Sources\n  items:\n    - connectors/postgres\n- label: Empty\n  items:\n    - label: Link\n      href: /docs/\n',
    ],
    ['query-engine', '# Engines\n- spark\n- trino # the last one\n'],
  ]),
}

const common = { title: 'Replicate Orders to Iceberg', description: `${description} Really.` }
const session = { date: '2026-10-09T15:00:00Z', minutes: '45', topics: 'cdc,iceberg', speakers: 'alex-merced:host' }
const article = { date: '2025-12-01', tags: 'cdc, iceberg', authors: 'olake-docs' }
const answers: Record<PageKind, Answers> = {
  post: { ...common, ...article, blog: 'blog' },
  doc: { ...common, after: 'connectors/postgres' },
  webinar: { ...common, ...session },
  event: { ...common, ...session, kind: 'event', place: 'Bengaluru, India' },
  engine: {
    ...common,
    name: 'Zeta: DB',
    version: '2.0',
    category: 'embedded',
    website: 'https://a.io/',
    docs: 'https://a.io/d',
    after: 'spark',
  },
  story: { ...common, ...article, customer: 'Zeta: Foods', industry: 'b2b', destination: 'Parquet on S3' },
}

const build = (kind: PageKind, more: Answers = {}) => buildPage(kind, { ...answers[kind], ...more }, facts)

test.each([
  ['post', 'content/blog/replicate-orders-to-iceberg.mdx', '/blog/replicate-orders-to-iceberg/'],
  ['doc', 'content/docs/connectors/replicate-orders-to-iceberg.mdx', '/docs/connectors/replicate-orders-to-iceberg/'],
  ['webinar', 'content/webinar/w-4-replicate-orders-to-iceberg.mdx', '/webinar/w-4-replicate-orders-to-iceberg/'],
  ['event', 'content/community/replicate-orders-to-iceberg.mdx', '/event/replicate-orders-to-iceberg/'],
  ['engine', 'content/query-engine/zeta-db.mdx', '/iceberg/query-engine/zeta-db/'],
  ['story', 'content/customer-stories/replicate-orders-to-iceberg.mdx', '/customer-stories/replicate-orders-to-iceberg/'],
] as const)('a new %s has a file, an address and no findings of the content check, and is a draft', (kind, file, url) => {
  const { file: written, text, url: address } = build(kind)
  expect([written, address]).toEqual([file, url])
  const { findings, sources } = checkContent(new Map([[written, text]]), {
    ...context,
    components: new Map([['Steps', { attributes: {} }]]),
  })
  expect(findings).toEqual([])
  expect(sources[0]?.fields).toMatchObject({ title: common.title, draft: true })
  expect(sources[0]?.body?.excerpt).toBe('')
})

describe('the sidebar', () => {
  test('a page of the documentation is in the folder of the page before it and in its group', () => {
    expect(build('doc').sidebar?.text).toContain('    - connectors/postgres\n    - connectors/replicate-orders-to-iceberg\n')
    const page = buildPage('doc', { ...common, after: 'install/setup' }, facts)
    expect(page.file).toBe('content/docs/install/replicate-orders-to-iceberg.mdx')
    expect(page.sidebar?.text).toMatch(/^- install\/setup\n- install\/replicate-orders-to-iceberg\n- label: Sources\n/)
  })

  test('an entry that the sidebar has already is not added again', () => {
    const text = '- label: Jobs\n  items:\n    - jobs/replicate-orders-to-iceberg\n'
    expect(buildPage('doc', { ...common, folder: 'jobs' }, { ...facts, sidebars: new Map([['docs', text]]) }).sidebar).toBeUndefined()
  })

  test('a guide follows the last engine unless an option says otherwise', () => {
    expect(questionsFor('engine', facts, {}).find(({ name }) => name === 'after')?.initial).toBe('trino')
    expect(build('engine').sidebar).toEqual({
      file: 'content/navigation/query-engine-sidebar.yml',
      text: '# Engines\n- spark\n- zeta-db\n- trino # the last one\n',
    })
  })

  test('an option names another folder', () => {
    expect(build('doc', { folder: '/a/b/' }).file).toBe('content/docs/a/b/replicate-orders-to-iceberg.mdx')
  })
})

test('meetups are numbered after the last meetup, and a number can be given', () => {
  expect(build('event', { kind: 'meetup' }).text).toContain('\nnumber: 9\n')
  expect(build('event').text).not.toContain('number:')
  expect(build('webinar', { number: '12' }).file).toContain('/w-12-')
})

test('titles with special characters become file names and valid YAML', () => {
  const { file, text } = build('post', { title: 'Café: "C#" & CDC, Part 2' })
  expect(file).toBe('content/blog/cafe-c-cdc-part-2.mdx')
  expect(readSource(file, text, 'content').source?.fields.title).toBe('Café: "C#" & CDC, Part 2')
  expect(() => build('post', { title: '日本' })).toThrow('Give one with --slug')
  expect(build('post', { slug: 'own-name' }).url).toBe('/blog/own-name/')
})

test.each([
  ['My_Page', 'my-page'],
  ['My Page.mdx', 'my-page'],
  ['Übersicht', 'ubersicht'],
])('the file name %s is refused with the name to write', (slug, proposal) => {
  expect(() => build('post', { slug })).toThrow(`such as --slug ${proposal}.`)
  expect(() => build('doc', { folder: `a/${slug.replace('.mdx', '')}` })).toThrow(`Write --folder a/${proposal},`)
})

test('the extension of a file name and the folder of the documentation can be written', () => {
  expect(build('doc', { slug: 'setup.md', folder: 'docs/install/' }).file).toBe('content/docs/install/setup.mdx')
})

test('a page is not written if its address, title or description is taken, or its wording has findings', () => {
  const known = { authors: context.authors, people: context.people, tags: context.tags }
  const problems = (kind: PageKind, more: Answers) => pageProblems(build(kind, more), facts, known)
  expect(problems('post', {})).toEqual([])
  expect(problems('doc', { slug: 'postgres' })[0]).toContain(
    '/docs/connectors/postgres/ is already the address of content/docs/connectors/postgres/index.mdx',
  )
  expect(problems('doc', { folder: '', slug: 'old' })[0]).toContain('/docs/old/ redirects to /docs/connectors/postgres/')
  expect(problems('post', { description })[0]).toContain('--description is also that of content/docs/install/setup.mdx')
  expect(problems('post', { title: 'A Seamless Sync' })).toEqual(['title: "Seamless": name the property or the figure instead of praise'])
  expect(problems('post', { slug: 'tags' })[0]).toContain('"tags" is reserved for a list page')
})

test('unknown kinds and values suggest the nearest one', () => {
  expect(() => kindOf('pots')).toThrow('Did you mean "post"?')
  const problem = (kind: PageKind, name: string, value: string) =>
    answerProblem(questionsFor(kind, facts, { blog: 'blog' }).find((question) => question.name === name) as Question, value)
  expect(problem('post', 'tags', 'iceberg,cdcc')).toBe(
    'has the unknown value "cdcc". Did you mean "cdc"? To use a new one, first add it to content/blog/tags.yml.',
  )
  expect(problem('post', 'authors', 'olake-dosc')).toContain('Did you mean "olake-docs"?')
  expect(problem('webinar', 'speakers', 'alex-merced:hots')).toContain('Did you mean "host"?')
  expect(problem('webinar', 'date', '2026-10-09')).toContain('needs the time')
  expect(problem('doc', 'description', 'Too short')).toBe('has 9 characters; write 110 to 160')
  expect(problem('post', 'tags', ' , ')).toBe('is empty')
})
