import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Copy of the sources. It is inside the repository, so that it uses the same node_modules. */
const COPY = '.generated/third-blog'
/** Folder in the copy with the new blog and the data files of the site, but without its pages. */
const LAB_CONTENT = 'lab-content'
// Contentlayer reads the environment variable PWD instead of its working directory.
const env = { ...process.env, PWD: path.resolve(COPY) }
/** Runs a command in the copy. @param content folder of the content @returns its output */
const run = (content: string, command: string, ...args: string[]) =>
  execFileSync(path.resolve('node_modules/.bin', command), args, {
    cwd: COPY,
    env: { ...env, SITE_CONTENT: content },
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })

let pages: Record<string, string> = {}

beforeAll(() => {
  rmSync(COPY, { recursive: true, force: true })
  mkdirSync(`${COPY}/.generated`, { recursive: true })
  for (const part of ['components', 'lib', 'tools', 'tests/fixtures', 'content', 'public']) {
    cpSync(part, `${COPY}/${part}`, { recursive: true })
  }
  const generated = readdirSync('.generated', { withFileTypes: true }).filter((entry) => entry.isFile())
  for (const file of [
    'contentlayer.config.ts',
    'tsconfig.json',
    'package.json',
    'package-lock.json',
    ...generated.map(({ name }) => `.generated/${name}`),
  ]) {
    cpSync(file, `${COPY}/${file}`)
  }
  // Unlike Next.js, tsx does not set the condition that `server-only` requires.
  const paths = `${COPY}/tsconfig.json`
  writeFileSync(
    paths,
    readFileSync(paths, 'utf8').replace('"@/*": ["./*"]', '"@/*": ["./*"], "server-only": ["../../node_modules/server-only/empty.js"]'),
  )
  // The entry and the folder of the new blog, as CONTRIBUTING.md describes them.
  const entries = `${COPY}/lib/blogs.ts`
  const entry =
    "  { id: 'lab', title: 'Lab notes', label: 'Lab', description: 'Notes from the lab, which exist only in the tests of this site.' },\n"
  writeFileSync(entries, readFileSync(entries, 'utf8').replace('] as const', `${entry}] as const`))
  cpSync('tests/fixtures/third-blog', `${COPY}/content/lab`, { recursive: true })
  // The compiled texts of all existing pages. Their names contain a hash of package-lock.json and the compiler, which are copied too.
  cpSync('.next/cache/content', `${COPY}/.next/cache/content`, { recursive: true })
  // Contentlayer reads only the new blog, not all pages of the site.
  cpSync(`${COPY}/content`, `${COPY}/${LAB_CONTENT}`, {
    recursive: true,
    filter: (file) => !file.endsWith('.mdx') || file.includes('/content/lab/'),
  })
  run(LAB_CONTENT, 'contentlayer2', 'build')
  run(LAB_CONTENT, 'tsx', '-e', "import('./tools/delivery/build/content-documents').then(({ acceptDocuments }) => acceptDocuments())")
  pages = JSON.parse(run(LAB_CONTENT, 'tsx', 'tests/fixtures/render-blog.ts', 'lab').trim().split('\n').at(-1) ?? '{}')
}, 120_000)

afterAll(() => rmSync(COPY, { recursive: true, force: true }))

test('a blog with one entry and one folder has all lists and feeds, and its article', () => {
  expect(Object.keys(pages).sort()).toEqual(
    ['', 'archive', 'atom.xml', 'authors', 'authors/olake-docs', 'feed.json', 'first-post', 'rss.xml', 'tags', 'tags/notes'].sort(),
  )
  expect(pages['']).toContain('href="/lab/first-post/"')
  expect(pages['first-post']).toContain('<h1')
  expect(pages['first-post']).toContain('A paragraph that <a href="/docs/">links to the documentation</a>')
  expect(pages['tags/notes']).toContain('Experiments and their results.')
  expect(pages['rss.xml']).toContain('<link>https://olake.io/lab/first-post/</link>')
})

test('the content of the new blog passes the content check', () => {
  expect(run('content', 'tsx', 'tools/authoring/check-content.ts', '--strict')).toContain(', 0 findings')
})
