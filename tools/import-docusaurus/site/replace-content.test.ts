import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { adaptData, ownContent, removeContent } from './replace-content'

const out = mkdtempSync(path.join(tmpdir(), 'replace-'))
afterEach(() => rmSync(out, { recursive: true, force: true }))

test('all pages of the site are removed, but not the data and snippets of the home page, whose links lead to the imported site', () => {
  const files = {
    'docs/gates.mdx': '',
    'docs/images/gate.png': '',
    'docs/shared/commands/Open.mdx': '',
    'docs/shared/commands/Close.mdx': '',
    'blog/news.mdx': '',
    'blog/tags.yml': '',
    'authors.yml': '',
    'redirects/former.yml': '',
    'navigation/docs-sidebar.yml': '',
    'navigation/navbar.ts': '',
    'data/home.yml': 'command: commands/Open\nlink: /docs/gates/#keys\ntext: "[Ships](/docs/ships/) and ![a](/img/docs/a.svg)"\n',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true })
    writeFileSync(path.join(out, file), text)
  }
  const own = ownContent(out)
  removeContent(out, own)
  expect(own).toHaveLength(8)
  const left = ['docs/shared/commands/Open.mdx', 'navigation/navbar.ts', 'data/home.yml']
  expect(Object.keys(files).filter((file) => existsSync(path.join(out, file)))).toEqual(left)
  expect(adaptData(out, ['/docs/start/', '/docs/ships/'])).toEqual(['data/home.yml'])
  expect(readFileSync(path.join(out, 'data/home.yml'), 'utf8')).toBe(
    'command: commands/Open\nlink: /docs/start/\ntext: "[Ships](/docs/ships/) and ![a](/img/docs/a.svg)"\n',
  )
  expect(readFileSync(path.join(out, 'authors.yml'), 'utf8')).toBe('{}\n')
})

test('snippets of the pages in the folder of the code stay', () => {
  const start = process.cwd()
  const folder = mkdtempSync(path.join(tmpdir(), 'repository-'))
  for (const file of ['app/(company)/product/product.mdx', 'content/docs/shared/Open.mdx', 'content/docs/shared/Close.mdx']) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, file), '<Snippet name="Open" />\n')
  }
  process.chdir(folder)
  try {
    expect(ownContent('content')).toEqual(['docs/shared/Close.mdx'])
  } finally {
    process.chdir(start)
    rmSync(folder, { recursive: true })
  }
})
