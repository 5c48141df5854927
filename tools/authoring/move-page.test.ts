import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { movePage } from './move-page'

const start = process.cwd()
const folder = mkdtempSync(path.join(tmpdir(), 'move-page-'))
const page = (title: string, body: string) => `---\ntitle: ${title}\ndescription: A description.\n---\n\n${body}\n`
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' })

beforeEach(() => {
  process.chdir(folder)
  rmSync('content', { recursive: true, force: true })
  rmSync('.git', { recursive: true, force: true })
  for (const each of ['content/docs', 'content/navigation', 'lib/mdx']) mkdirSync(each, { recursive: true })
  writeFileSync('content/docs/old.mdx', page('Old', 'Text.'))
  writeFileSync('content/docs/other.mdx', page('Other', 'See [it](/docs/old/#part).'))
  writeFileSync('content/navigation/docs-sidebar.yml', '- old\n- other\n')
  writeFileSync('lib/mdx/example.ts', "export const example = '/docs/old/'\n")
  git('init', '--quiet')
  git('add', 'content/docs/old.mdx')
})
afterAll(() => {
  process.chdir(start)
  rmSync(folder, { recursive: true })
})

test('moves a page, changes what refers to it, and prints each file and the next step', async () => {
  expect(await movePage(['docs/old', '/docs/a/new/'])).toEqual([
    '✓ moved content/docs/old.mdx to content/docs/a/new.mdx',
    '✓ changed content/docs/other.mdx',
    '✓ changed content/navigation/docs-sidebar.yml',
    '! lib/mdx/example.ts:1 contains /docs/old/; write /docs/a/new/',
    'Address: /docs/old/ is now /docs/a/new/',
    'Check the result with: npm run check:content',
  ])
  expect(existsSync('content/docs/old.mdx')).toBe(false)
  expect(readFileSync('content/docs/a/new.mdx', 'utf8')).toContain('redirect_from: [/docs/old/]')
  expect(readFileSync('content/docs/other.mdx', 'utf8')).toContain('[it](/docs/a/new/#part)')
  expect(readFileSync('content/navigation/docs-sidebar.yml', 'utf8')).toBe('- a/new\n- other\n')
})

test('git follows the page if it is tracked', async () => {
  await movePage(['docs/old', 'docs/new'])
  expect(git('ls-files').trim()).toBe('content/docs/new.mdx')
  await movePage(['docs/other', 'docs/more'])
  expect(git('ls-files').trim()).toBe('content/docs/new.mdx')
  expect(existsSync('content/docs/more.mdx')).toBe(true)
})

test('a dry run lists the changes and makes none', async () => {
  const lines = await movePage(['content/docs/old.mdx', 'docs/new', '--dry-run'])
  expect(lines[0]).toBe('would move content/docs/old.mdx to content/docs/new.mdx')
  expect(lines).toContain('would change content/docs/other.mdx')
  expect(existsSync('content/docs/new.mdx')).toBe(false)
  expect(readFileSync('content/docs/other.mdx', 'utf8')).toContain('/docs/old/#part')
})

test('moves all pages of a folder, with the links between them', async () => {
  for (const each of ['content/docs/in', 'content/docs/in/deep']) mkdirSync(each, { recursive: true })
  writeFileSync('content/docs/in/index.mdx', page('In', 'See [it](/docs/in/deep/a/).'))
  writeFileSync('content/docs/in/deep/a.mdx', page('A', 'See [it](/docs/in/).'))
  writeFileSync('content/navigation/docs-sidebar.yml', '- old\n- label: In\n  link: in\n  items: [in/deep/a]\n- other\n')
  await expect(movePage(['docs/in/deep', 'docs/to'])).rejects.toThrow(
    'content/docs/in/deep is a folder. To move all of its pages, add --folder.',
  )
  await expect(movePage(['docs/im', 'docs/to', '--folder'])).rejects.toThrow('There are no pages in content/docs/im/.')
  const lines = await movePage(['docs/in', '/docs/to/', '--folder'])
  expect(lines).toContain('✓ moved content/docs/in/deep/a.mdx to content/docs/to/deep/a.mdx')
  expect(lines.at(-1)).toBe('Check the result with: npm run check:content')
  expect(readFileSync('content/docs/to/index.mdx', 'utf8')).toContain('[it](/docs/to/deep/a/)')
  expect(readFileSync('content/docs/to/deep/a.mdx', 'utf8')).toContain('[it](/docs/to/)')
  expect(readFileSync('content/navigation/docs-sidebar.yml', 'utf8')).toContain('link: to\n  items: [to/deep/a]')
  expect(existsSync('content/docs/in/index.mdx')).toBe(false)
})

test('moves no page of a folder if one would overwrite a file', async () => {
  for (const each of ['content/docs/in', 'content/docs/to']) mkdirSync(each, { recursive: true })
  writeFileSync('content/docs/in/a.mdx', page('A', 'Text.'))
  writeFileSync('content/docs/in/b.mdx', page('B', 'Text.'))
  writeFileSync('content/docs/to/b.mdx', page('C', 'Text.'))
  await expect(movePage(['docs/in', 'docs/to', '--folder'])).rejects.toThrow('content/docs/to/b.mdx exists')
  expect(existsSync('content/docs/in/a.mdx')).toBe(true)
})

test('never overwrites a file, and needs both names', async () => {
  await expect(movePage(['docs/old', 'docs/other'])).rejects.toThrow('content/docs/other.mdx exists')
  await expect(movePage(['docs/old'])).rejects.toThrow('Usage: npm run move')
  expect(readFileSync('content/docs/other.mdx', 'utf8')).toContain('title: Other')
})
