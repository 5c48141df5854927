import { execFileSync } from 'node:child_process'
import { utimesSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { type SmallSite, smallSite } from './testing'

const sites: SmallSite[] = []

const siteWith = (config: string, files: Record<string, string>) => {
  const site = smallSite(config, files)
  sites.push(site)
  return site
}

afterEach(() => {
  for (const site of sites.splice(0)) site.remove()
})

const blogOnly = "presets: [['classic', { docs: false, blog: {} }]]"

test('an article without a date gets that of its first commit, also after it was renamed, or that of the file', () => {
  const site = siteWith(blogOnly, { 'blog/before.md': '# Gates\n\nAll gates of the harbor.\n' })
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Mara', '-c', 'user.email=mara@harbor.example', ...args], { cwd: site.folder, stdio: 'pipe' })
  git('init', '--quiet')
  git('add', '-A')
  git('commit', '--quiet', '--message', 'x', '--date', '2023-02-03T12:00:00Z')
  git('mv', 'blog/before.md', 'blog/gates.md')
  git('commit', '--quiet', '--message', 'x', '--date', '2024-02-03T12:00:00Z')
  const day = new Date('2022-05-06T12:00:00Z')
  utimesSync(site.write('blog/new.md', '# New gates\n\nGates that are not committed.\n'), day, day)
  const { messages, read } = site.run()
  expect(read('blog/gates.mdx')).toContain('date: 2023-02-03\n')
  expect(read('blog/new.mdx')).toContain('date: 2022-05-06\n')
  expect(messages).toContain('blog/gates.md:1 the article has no date; it is now 2023-02-03, the day of the first commit of the file')
  expect(messages).toContain('blog/new.md:1 the article has no date; it is now 2022-05-06, the day on which the file was last changed')
})

test('files that the configuration excludes do not become pages', () => {
  const text = '# Page\n\nAll gates of the harbor.\n'
  const site = siteWith(
    "presets: [['classic', { docs: { exclude: ['drafts/**', '**/*.wip.{md,mdx}'] }, blog: { exclude: ['old.md'] } }]]",
    {
      'docs/gates.md': text,
      'docs/drafts/next/plan.md': text,
      'docs/ships/new.wip.md': text,
      'blog/2024-01-01-news.md': text,
      'blog/old.md': text,
    },
  )
  const { summary, read } = site.run()
  expect(summary.written.filter((file) => file.endsWith('.mdx'))).toEqual(['blog/news.mdx', 'docs/gates.mdx'])
  expect(read('navigation/docs-sidebar.yml')).not.toContain('plan')
})
