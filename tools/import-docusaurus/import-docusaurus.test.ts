import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { checkContent } from '../authoring/check'
import { checkDataFiles } from '../authoring/check/check-data-files'
import { formatFinding } from '../authoring/check/report'
import { context } from '../authoring/check/testing'
import { walkFiles } from '../authoring/command/walk'
import { readDescriptors } from '../authoring/component-descriptors'
import { type ImportSummary, importReport } from './convert/report'
import { importSite } from './site/import-site'

const folder = mkdtempSync(path.join(tmpdir(), 'import-'))
const imports = new Map<string, ImportSummary>()

const outOf = (version: string) => path.join(folder, version, 'content')
const run = (version: string) =>
  importSite({
    site: `tools/import-docusaurus/fixtures/docusaurus-${version}`,
    out: outOf(version),
    reportFolder: path.join(folder, version, 'import-report'),
  })
const read = (version: string, file: string) => readFileSync(path.join(outOf(version), file), 'utf8')
const fieldsOf = (version: string, file: string) => parse(read(version, file).split('---\n')[1] ?? '')
const filesOf = (version: string) => walkFiles(outOf(version)).map((file) => path.relative(outOf(version), file))
const messagesOf = (version: string) => (imports.get(version)?.notes ?? []).map(({ file, line, message }) => `${file}:${line} ${message}`)

beforeAll(() => {
  for (const version of ['2', '3']) imports.set(version, run(version))
})

afterAll(() => rmSync(folder, { recursive: true }))

test('the pages, data files and pictures of a site are written to their folders', () => {
  const below = (parent: string, ...names: string[]) => names.map((name) => `${parent}/${name}`)
  expect(filesOf('3')).toEqual([
    'authors.yml',
    ...below('blog', 'archive-article.mdx', 'first-lamp.mdx', 'tags.yml'),
    ...below('docs/concepts', 'images/street.png', 'index.mdx', 'light.mdx', 'shadow.mdx'),
    ...below('docs', 'images/lamp.png', 'images/street.png', 'intro.mdx', 'setup/lamps.mdx', 'setup/wires.mdx'),
    ...below('docs/shared/partials', 'images/lamp.png', 'install.mdx'),
    'navigation/docs-sidebar.yml',
    'redirects/docusaurus.yml',
  ])
})

test.each(['2', '3'])('the content of the fixture site %s passes the content check', (version) => {
  const files = new Map(filesOf(version).map((file) => [`content/${file}`, read(version, file)]))
  const only = (pattern: RegExp) => new Map([...files].filter(([file]) => pattern.test(file)))
  const keys = (file: string) => new Set(files.has(`content/${file}`) ? Object.keys(parse(read(version, file))) : [])
  const { findings } = checkContent(only(/\.mdx$/), {
    ...context,
    components: readDescriptors(),
    authors: keys('authors.yml'),
    tags: new Map(['blog', 'iceberg'].map((blog) => [blog, keys(`${blog}/tags.yml`)])),
    missingPicture: (key) => (files.has(`content/${key}`) ? undefined : { file: key }),
  })
  const errors = [...findings, ...checkDataFiles(only(/\.ya?ml$/), 'content')].filter(({ kind }) => kind === 'error')
  expect(errors.map(formatFinding)).toEqual([])
})

test('a second import changes nothing', () => {
  const before = new Map(filesOf('2').map((file) => [file, read('2', file)]))
  const again = run('2')
  expect(again).toMatchObject({ written: [], kept: [], notes: imports.get('2')?.notes })
  expect(again.unchanged).toEqual([...before.keys()])
  expect(new Map(filesOf('2').map((file) => [file, read('2', file)]))).toEqual(before)
})

test('a file that exists with other text is kept, and its imported version is written for the report', () => {
  const page = path.join(outOf('3'), 'docs/concepts/index.mdx')
  const sidebar = path.join(outOf('3'), 'navigation/docs-sidebar.yml')
  const [imported, entries] = [readFileSync(page, 'utf8'), readFileSync(sidebar, 'utf8')]
  writeFileSync(page, 'Our own text')
  writeFileSync(sidebar, '- index\n')
  const summary = run('3')
  expect([readFileSync(page, 'utf8'), readFileSync(sidebar, 'utf8')]).toEqual(['Our own text', '- index\n'])
  expect(summary.kept).toEqual(['docs/concepts/index.mdx', 'navigation/docs-sidebar.yml'])
  expect(readFileSync(path.join(folder, '3/import-report/docs/concepts/index.mdx'), 'utf8')).toBe(imported)
  const report = importReport(summary)
  expect(report).toContain('content/docs/concepts/index.mdx`: the imported version is `')
  expect(report).toContain('the sidebar exists; add the entries of')
  writeFileSync(page, imported)
  writeFileSync(sidebar, entries)
})

test('the sidebar follows sidebars.js, with sections, groups, links and pages that are in no sidebar', () => {
  expect(parse(read('2', 'navigation/docs-sidebar.yml'))).toEqual([
    { header: 'Docs' },
    { label: 'First steps', items: ['index', 'start/install'] },
    {
      label: 'Guides',
      items: [
        { label: 'Cranes', link: 'guides/cranes', items: ['guides/lift-a-container', { label: 'Welcome to Harbor', href: '/docs/' }] },
      ],
    },
    { header: 'Reference' },
    { label: 'Reference', items: ['reference/files', 'reference/commands'] },
    { label: 'Status', href: 'https://status.example.com/' },
    { label: 'More pages', items: ['unplaced'] },
    { header: 'API' },
    'api',
    'api/plans',
  ])
})

test('the sidebar follows folders, _category_ files, positions and number prefixes without entries in sidebars.ts', () => {
  expect(parse(read('3', 'navigation/docs-sidebar.yml'))).toEqual([
    'intro',
    { label: 'Set up', items: ['setup/wires'] },
    { label: 'Concepts', link: 'concepts', items: ['concepts/light', 'concepts/shadow'] },
  ])
})

test('former addresses redirect: moved pages, client redirects, createRedirects and generated index pages', () => {
  expect(fieldsOf('2', 'docs/start/install.mdx').redirect_from).toEqual(['/docs/setup/', '/install/'])
  expect(fieldsOf('2', 'docs/reference/files.mdx').redirect_from).toEqual(['/docs/category/reference/'])
  expect(fieldsOf('2', 'docs/api/plans.mdx').redirect_from).toEqual(['/reference-api/plans/'])
  expect(fieldsOf('2', 'blog/pictures.mdx').redirect_from).toEqual(['/blog/2023/03/04/pictures/'])
  expect(fieldsOf('3', 'docs/concepts/light.mdx').redirect_from).toEqual(['/concepts/light/', '/ideas/light/'])
  expect(fieldsOf('3', 'docs/setup/wires.mdx').redirect_from).toEqual(['/setup/wires/', '/category/setup/'])
})

test('redirects to other places are a data file: other sites, parts of pages, and the lists, feeds and authors of a blog whose address changed', () => {
  expect(parse(read('2', 'redirects/docusaurus.yml'))).toMatchObject({
    '/chat': 'https://chat.example.com/harbor',
    '/articles/tags/ice': '/iceberg/tags/ice/',
  })
  expect(parse(read('3', 'redirects/docusaurus.yml'))).toEqual({
    '/news': '/blog/',
    '/news/tags': '/blog/tags/',
    '/news/authors': '/blog/authors/',
    ...Object.fromEntries(['rss.xml', 'atom.xml', 'feed.json'].map((file) => [`/news/${file}`, `/blog/${file}`])),
    '/news/authors/lou': '/blog/authors/lou/',
    '/news/tags/street-lights': '/blog/tags/lights/',
  })
  expect(messagesOf('2')).toContain(
    'docusaurus.config.js:1 the redirect from /team leads to /about, which is not imported; add it to content/redirects/ with another target',
  )
})

test('articles have dates of their file names, tags and authors, and a blog of the same name stays one', () => {
  expect(fieldsOf('2', 'blog/pictures.mdx')).toMatchObject({ date: '2023-03-04', authors: ['mara'], tags: ['night-work', 'cranes'] })
  expect(fieldsOf('2', 'blog/gates-2022.mdx')).toMatchObject({ date: '2022-11-05', authors: ['ole-gate'], tags: [], glyph: 'document' })
  expect(fieldsOf('3', 'blog/archive-article.mdx')).toMatchObject({ date: '2024-06-08T10:30:00Z', redirect_from: ['/news/archive/'] })
  expect(fieldsOf('2', 'iceberg/ice.mdx')).toMatchObject({
    authors: ['ira-frost'],
    tags: ['ice'],
    redirect_from: ['/articles/2024/01/02/ice/'],
  })
  expect(parse(read('3', 'blog/tags.yml')).lights).toMatchObject({ label: 'Street lights', glyph: 'document' })
  expect(read('2', 'blog/pictures.mdx')).toContain(
    '<!--truncate-->\n\n![The harbor at night](./images/night.png) Read [about gates](/blog/gates-2022/).',
  )
})

test('front matter has the fields of this site', () => {
  expect(fieldsOf('2', 'docs/welcome.mdx')).toMatchObject({ slug: '/', keywords: ['cranes', 'ships'] })
  expect(fieldsOf('2', 'docs/start/install.mdx')).toMatchObject({
    title: 'Install Harbor on Linux',
    sidebar_label: 'Install',
    image: './images/cranes.png',
  })
  expect(fieldsOf('2', 'docs/guides/cranes.mdx')).toMatchObject({
    last_update: { date: '2023-05-06', author: 'Dock team' },
    keywords: ['cranes', 'planning'],
  })
  expect(fieldsOf('2', 'docs/api/plans.mdx')).toMatchObject({ title: 'Commands: API', sidebar_label: 'Commands' })
  expect(fieldsOf('3', 'docs/setup/lamps.mdx')).toMatchObject({ unlisted: true })
  expect(fieldsOf('3', 'docs/concepts/shadow.mdx')).toMatchObject({ draft: true })
  expect(fieldsOf('3', 'docs/intro.mdx').title).toBe('Lantern')
})

test('the report names file and line of everything that a person should look at', () => {
  expect(messagesOf('2')).toEqual(
    expect.arrayContaining([
      'docs/01-start/install.md:4 title is given twice; this value, the last one, was taken',
      'docs/01-start/install.md:24 the admonition ":::crane" is now ":::note"; choose one of note, tip, info, warning, danger',
      'docs/01-start/install.md:49 ./img/gone.png does not exist; the page says so where it was',
      'blog/2023-03-04-pictures/index.md:13 https://charts.harbor.example/tonnage.svg is on another site, and pages show only pictures of this one; save a copy next to the page',
      'docs/welcome.md:5 this site does not have hide_title, custom_edit_url',
      'docs/welcome.md:15 "./nowhere.md" is not a page of the imported site; correct the link',
      'sidebars.js:1 "gone" is not a page and was left out',
      'docusaurus.config.js:1 prism-react-renderer/themes/github is not installed; everything else in the file was read',
      'src/pages/about.md:1 single pages are not imported; write a documentation page or a route, and redirect the former address',
    ]),
  )
  expect(messagesOf('3')).toContain(
    'docs/intro.mdx:59 <Stars> is not a component of this site and is now a box; rewrite it, or add a component',
  )
  expect(imports.get('2')?.linkedFiles).toEqual(['/files/commands.txt'])
})

test('a partial is a snippet, and one with headings is part of the page', () => {
  expect(read('3', 'docs/intro.mdx')).toContain('<Snippet name="partials/install" />\n\n## Requirements\n\nA lamp, and electricity.\n')
  expect(read('3', 'docs/shared/partials/install.mdx')).toContain('![The switch](./images/lamp.png)')
})
