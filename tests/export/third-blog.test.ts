import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** A copy of the site's sources below the repository, so that it finds the same packages. */
const COPY = '.generated/third-blog'
// Contentlayer believes the shell's PWD, not the directory that it runs in.
const env = { ...process.env, PWD: path.resolve(COPY) }
const run = (command: string, ...args: string[]) =>
  execFileSync(path.resolve('node_modules/.bin', command), args, { cwd: COPY, env, encoding: 'utf8', maxBuffer: 64_000_000 })

let pages: Record<string, string> = {}

beforeAll(() => {
  rmSync(COPY, { recursive: true, force: true })
  mkdirSync(`${COPY}/.generated`, { recursive: true })
  for (const part of ['components', 'lib', 'scripts', 'tests/fixtures', 'content', 'public']) {
    cpSync(part, `${COPY}/${part}`, { recursive: true })
  }
  for (const file of [
    'contentlayer.config.ts',
    'tsconfig.json',
    'package.json',
    '.generated/history.json',
    '.generated/images.json',
    '.generated/mdx-components.ts',
  ]) {
    cpSync(file, `${COPY}/${file}`)
  }
  // tsx finds no directory by its index.mjs, as Next does, and is no server build for `server-only`.
  const paths = `${COPY}/tsconfig.json`
  const forScripts = '.contentlayer/generated/index.mjs"], "server-only": ["../../node_modules/server-only/empty.js"]'
  writeFileSync(paths, readFileSync(paths, 'utf8').replace('.contentlayer/generated"]', forScripts))
  // One entry …
  const entries = `${COPY}/lib/blog/blogs.ts`
  const entry =
    "  { id: 'lab', title: 'Lab notes', label: 'Lab', description: 'Notes from the lab, kept for the tests of this site and for nobody else.' },\n"
  writeFileSync(entries, readFileSync(entries, 'utf8').replace('] as const', `${entry}] as const`))
  // … and a folder.
  cpSync('tests/fixtures/third-blog', `${COPY}/content/lab`, { recursive: true })
  run('contentlayer2', 'build')
  pages = JSON.parse(run('tsx', 'tests/fixtures/render-blog.ts', 'lab').trim().split('\n').at(-1) ?? '{}')
}, 120_000)

afterAll(() => rmSync(COPY, { recursive: true, force: true }))

test('one entry and a folder make a blog with all its lists, feeds and its article', () => {
  expect(Object.keys(pages).sort()).toEqual(
    ['', 'archive', 'atom.xml', 'authors', 'authors/olake-docs', 'feed.json', 'first-post', 'rss.xml', 'tags', 'tags/notes'].sort(),
  )
  expect(pages['']).toContain('href="/lab/first-post/"')
  expect(pages['first-post']).toContain('<h1')
  expect(pages['first-post']).toContain('A paragraph that <a href="/docs/">links to the documentation</a>')
  expect(pages['tags/notes']).toContain('What was tried, and what came of it.')
  expect(pages['rss.xml']).toContain('<link>https://olake.io/lab/first-post/</link>')
})

test('its content passes the content check', () => {
  expect(run('tsx', 'scripts/check-content.ts', '--strict')).toContain(', 0 findings')
})
