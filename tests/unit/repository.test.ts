import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { modulesFrom } from '../../lib/files/module-graph.server'
import { commands } from '../../tools/authoring/command/commands'
import { walkFiles } from '../../tools/authoring/command/walk'
import { referenceText } from '../../tools/authoring/write-reference'

const read = (file: string) => readFileSync(file, 'utf8')
const { scripts, ...manifest } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}
const documents = [...readdirSync('.').filter((file) => file.endsWith('.md')), ...walkFiles('docs').filter((file) => file.endsWith('.md'))]
const workflows = readdirSync('.github/workflows').map((file) => `.github/workflows/${file}`)

/** Names of npm scripts in a text, from `npm run NAME` and `npm test`. Comments are ignored. */
const scriptNames = (text: string) =>
  [...text.replace(/<!--.*?-->/gs, '').matchAll(/npm (?:run (?:--silent )?([\w:-]+)|(test)\b)/g)].map(
    ([, name, testName]) => name ?? testName ?? '',
  )

test('every npm script is described, and docs/reference.md is what the code says', () => {
  // The importer describes itself, so that it can be removed.
  const described = Object.keys(scripts).filter((name) => !scripts[name]?.includes('tools/import-docusaurus/'))
  expect(Object.keys(commands).sort()).toEqual(described.sort())
  expect(read('docs/reference.md')).toBe(referenceText())
})

test('the README is short', () => {
  expect(read('README.md').length).toBeLessThan(5000)
})

test.each([...documents, ...workflows])('every npm script in %s exists', (file) => {
  expect(scriptNames(read(file)).filter((name) => !(name in scripts))).toEqual([])
})

test.each(documents)('the targets of all relative links in %s exist', (file) => {
  // Links in code are examples.
  const text = read(file).replace(/^(`{3,})[\s\S]*?^\1$|`[^`\n]+`/gm, '')
  const links = [...text.matchAll(/\]\((?![a-z]+:|#|\/)([^)#\s]+)/g)].map(([, link = '']) => path.join(path.dirname(file), link))
  expect(links.filter((link) => !existsSync(link))).toEqual([])
})

test.each(['AUTHORING.md', 'CONTRIBUTING.md'])('the example of a redirect in %s leads to a page', (file) => {
  const [, target = ''] = read(file).match(/`\/docs\/old-page: \/(docs\/\S+)\/`/) ?? []
  expect(existsSync(`content/${target}.mdx`)).toBe(true)
})

test('the ways of a page in docs/decisions.md name existing files, and the route uses those of lib/ and components/', () => {
  const [, section = ''] = read('docs/decisions.md').match(/## The way of a page\n([\s\S]*?)\n## /) ?? []
  const files = [...section.matchAll(/^\d\. .*?`([^`]+\.(?:tsx?|mdx))`/gm)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  const { modules } = modulesFrom(files.at(-1) ?? '')
  expect(files.filter((file) => /^(?:lib|components)\//.test(file) && !modules.includes(file))).toEqual([])
})

test('docs/decisions.md contains every dependency', () => {
  const text = read('docs/decisions.md')
  const described = (name: string) =>
    text.includes(name) || (name.startsWith('@fontsource-variable/') && text.includes('@fontsource-variable/*'))
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(names.filter((name) => !name.startsWith('@types/') && !described(name))).toEqual([])
})

test('the configuration of next-sitemap has the file name that next-sitemap reads by default', () => {
  expect(existsSync('next-sitemap.config.js')).toBe(true)
})

test('workflows that build check out the complete history, which dates on pages require', () => {
  type Step = { uses?: string; run?: string; with?: Record<string, unknown> }
  const jobs = workflows.flatMap((file) => Object.values((parse(read(file)) as { jobs: Record<string, { steps: Step[] }> }).jobs))
  const builds = jobs.filter(({ steps }) => steps.some(({ run }) => run?.includes('npm ci')))
  expect(builds.length).toBeGreaterThan(1)
  for (const { steps } of builds) {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    expect(checkouts.map((step) => step.with?.['fetch-depth'])).toEqual([0])
  }
})
