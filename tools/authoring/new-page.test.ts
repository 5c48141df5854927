import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ask, Cancelled } from './ask'
import { newPage } from './new-page'

const start = process.cwd()
const folder = mkdtempSync(path.join(tmpdir(), 'new-page-'))
const sidebar = 'content/navigation/docs-sidebar.yml'
const description =
  'A description that is long enough to tell a reader what the page gets them, when they need it, and even more than that.'

beforeAll(() => process.chdir(folder))
beforeEach(() => {
  rmSync('content', { recursive: true, force: true })
  for (const each of ['blog', 'docs', 'navigation']) mkdirSync(`content/${each}`, { recursive: true })
  writeFileSync('content/authors.yml', 'olake-docs: {}\n')
  writeFileSync('content/blog/tags.yml', 'cdc: {}\n')
  writeFileSync('content/docs/index.mdx', `---\ntitle: Home\ndescription: ${description} Home.\n---\n`)
  writeFileSync(sidebar, '# Docs\n- index\n')
})
afterAll(() => {
  process.chdir(start)
  rmSync(folder, { recursive: true })
})

const post = [
  'post',
  'A Test',
  '--blog',
  'blog',
  '--tags',
  'cdc',
  '--authors',
  'olake-docs',
  '--description',
  description,
  '--date',
  '2025-12-01',
]

test('writes an article and prints its file, its address and the next step', async () => {
  const lines = await newPage(post, false)
  expect(lines.slice(0, 2)).toEqual(['✓ content/blog/a-test.mdx', 'Address: /blog/a-test/'])
  expect(lines.at(-1)).toContain('npm run check:content')
  expect(readFileSync('content/blog/a-test.mdx', 'utf8')).toContain('date: 2025-12-01\ntags: [cdc]\nauthors: [olake-docs]\n---\n')
})

test('writes a page of the documentation with its entry in the sidebar', async () => {
  await newPage(['doc', 'A Test', '--description', description, '--after', 'index'], false)
  expect(readdirSync('content/docs')).toContain('a-test.mdx')
  expect(readFileSync(sidebar, 'utf8')).toBe('# Docs\n- index\n- a-test\n')
})

test('the list of options has the tags of a blog, or their files, and the file with all values if there are many', async () => {
  expect((await newPage(['post', '--help'], false)).join()).toContain(
    '--tags         Tags, from content/blog/tags.yml for blog, or content/iceberg/tags.yml for iceberg; the first one',
  )
  const tagsOfStories = 'content/customer-stories/tags.yml'
  mkdirSync('content/customer-stories', { recursive: true })
  writeFileSync(tagsOfStories, 'cdc: {}\n')
  expect((await newPage(['story', '--help'], false)).join()).toContain('the cover (one or more, separated by commas: cdc)')
  const tags = Array.from({ length: 30 }, (_, index) => `tag-${index}: {}\n`)
  writeFileSync(tagsOfStories, tags.join(''))
  expect((await newPage(['story', '--help'], false)).join()).toContain(`tag-19 …; all are in ${tagsOfStories})`)
  writeFileSync(sidebar, Array.from({ length: 30 }, (_, index) => `- page-${index}\n`).join(''))
  expect((await newPage(['doc', '--help'], false)).join()).toContain(`page-19 …; all are in ${sidebar})`)
})

test('never overwrites a file, even one that is not a valid page', async () => {
  writeFileSync('content/blog/a-test.mdx', 'mine')
  await expect(newPage(post, false)).rejects.toThrow('content/blog/a-test.mdx')
  expect(readFileSync('content/blog/a-test.mdx', 'utf8')).toBe('mine')
})

test('without a terminal, lists all missing options and writes nothing', async () => {
  const failure = newPage(['post', 'A Test', '--tags', 'cdc'], false)
  await expect(failure).rejects.toThrow(/missing.*--description.*--blog.*--authors/s)
  await expect(failure).rejects.not.toThrow('--tags')
  expect(readdirSync('content/blog')).toEqual(['tags.yml'])
})

test.each([
  ['an unknown option', [...post, '--auhtors', 'x'], 'Did you mean "--authors"?'],
  ['an option of another kind', [...post, '--speakers', 'x'], 'A new post has no option --speakers; it has --title'],
  ['an option without a value', ['post', 'A Test', '--slug'], '--slug has no value'],
  ['a title without quotes', ['post', 'A', 'Test'], 'Put the title in quotes'],
  ['a list without commas', ['post', 'A Test', '--tags', 'cdc', 'iceberg'], 'write commas between the entries of a list'],
  ['an unknown tag', post.map((each) => (each === 'cdc' ? 'cdd' : each)), '--tags has the unknown value "cdd". Did you mean "cdc"?'],
  ['an unknown kind', ['pots'], 'Did you mean "post"?'],
  ['no kind', [], 'Usage: npm run new'],
])('%s is an error that says what to do', async (_, args, message) => {
  await expect(newPage(args, false)).rejects.toThrow(message)
  expect(readdirSync('content/blog')).toEqual(['tags.yml'])
})

/** A terminal with keys that a person presses after another. */
function terminal(...keys: string[]) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const press = () => {
    const key = keys.shift()
    if (key === undefined) return
    input.write(key)
    setTimeout(press, 50)
  }
  setTimeout(press, 50)
  return { terminal: { input, output }, shown: () => String(output.read() ?? '') }
}

test('asks again until an answer is valid', async () => {
  const { terminal: streams, shown } = terminal('x', '\r', 'y', '\r')
  const problem = (value: string) => (value === 'xy' ? undefined : 'is not xy')
  expect(await ask({ name: 'a', message: 'A question', problem }, streams)).toBe('xy')
  expect(shown()).toContain('The answer is not xy.')
})

test('offers choices', async () => {
  const choices = ['one', 'two'].map((value) => ({ value, label: value }))
  expect(await ask({ name: 'a', message: 'Choose', choices }, terminal('t', 'w', '\r').terminal)).toBe('two')
})

test('asks again if a search matches no choice', async () => {
  const choices = ['one', 'two'].map((value) => ({ value, label: value }))
  const { terminal: streams, shown } = terminal('z', '\r', '\x7f', 't', 'w', '\r')
  expect(await ask({ name: 'a', message: 'Choose', choices }, streams)).toBe('two')
  expect(shown()).toContain('Choose one of the values.')
})

test('Ctrl+C ends the questions', async () => {
  await expect(ask({ name: 'a', message: 'A question' }, terminal('\x03').terminal)).rejects.toThrow(Cancelled)
})
