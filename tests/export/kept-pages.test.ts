import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { walkFiles } from '../../tools/authoring/command/walk'
import { linkFolder } from '../../tools/delivery/dev/dev-clone'

/**
 * Exports after edits, in a copy of the repository with its cache, compared with the export that all other tests read. `npm run test:kept`
 * tries more kinds of edits and compares with exports from nothing.
 */

const copy = mkdtempSync(path.join(tmpdir(), 'kept-'))

beforeAll(() => {
  const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean)
  for (const file of sources) cpSync(file, path.join(copy, file), { recursive: true })
  linkFolder('node_modules', path.join(copy, 'node_modules'))
  // With their times, by which the build recognizes compiled code.
  const built = readdirSync('.next').filter((name) => name !== 'dev')
  for (const folder of ['.git', 'public/_images', ...built.map((name) => `.next/${name}`)])
    cpSync(folder, path.join(copy, folder), { recursive: true, preserveTimestamps: true })
})
afterAll(() => rmSync(copy, { recursive: true }))

/** Exports the copy. @returns the line about kept pages */
function exportCopy(): string {
  const { SITE_CONTENT_READY: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'export'], {
    cwd: copy,
    env: { ...env, PWD: copy } as NodeJS.ProcessEnv,
    encoding: 'utf8',
  })
  expect(status, stdout + stderr).toBe(0)
  return stdout.match(/✓ kept pages: (.*) \(/)?.[1] ?? ''
}

const exportIn = (folder: string) =>
  new Map(walkFiles(`${folder}/out`).map((file) => [path.relative(`${folder}/out`, file), readFileSync(file)]))
const before = exportIn('.')
const content = walkFiles('content').filter((file) => /\.(mdx|yml)$/.test(file))
const texts = new Map(content.map((file) => [file, readFileSync(file, 'utf8')]))

/** A phrase of the content that stands in one place, and its file. @param pattern its first group is the phrase */
function phraseOf(files: RegExp, pattern: RegExp): { file: string; phrase: string } {
  const all = [...texts.values()].join('\n')
  for (const [file, text] of texts) {
    const phrase = files.test(file) ? text.match(pattern)?.[1] : undefined
    if (phrase && all.split(phrase).length === 2) return { file, phrase }
  }
  throw new Error(`No file of ${files} has such a phrase.`)
}

/** Letters, digits and spaces only, so that it has the same form in all files of an export. */
const PHRASE = '([A-Z][\\w ]{24,})'
const phrases = {
  'a title': phraseOf(/docs.*\.mdx$/, new RegExp(`^title: "?${PHRASE}"?$`, 'm')),
  'a title of an article': phraseOf(/(blog|iceberg).*\.mdx$/, new RegExp(`^title: "?${PHRASE}"?$`, 'm')),
  'a text': phraseOf(/docs\/connectors.*\.mdx$/, new RegExp(`\\n\\n${PHRASE}`)),
  'a snippet': phraseOf(/docs\/shared.*\.mdx$/, new RegExp(`(?:\\n\\n|\\n- )${PHRASE}`)),
  'a data file': phraseOf(/data\/reference.*\.yml$/, new RegExp(`meaning: "?${PHRASE}`)),
  'an author': phraseOf(/authors\.yml$/, new RegExp(`about: "?${PHRASE}`)),
}

/** Names of the files of an export that contain a phrase, except the index of words. */
const filesWith = (exported: ReadonlyMap<string, Buffer>, phrase: string) =>
  [...exported].flatMap(([name, bytes]) =>
    !/^search-index\/(index|text)\.json$/.test(name) && !name.endsWith('.png') && bytes.includes(phrase) ? [name] : [],
  )

test('after edits, everything that showed the former words shows the new ones, and most pages are kept', () => {
  for (const { file, phrase } of Object.values(phrases)) {
    const target = path.join(copy, file)
    writeFileSync(target, readFileSync(target, 'utf8').replace(phrase, `Changed ${phrase.slice(1)}`))
  }
  const [, rendered, all] = (exportCopy().match(/(\d+) of (\d+) pages rendered/) ?? []).map(Number)
  expect(rendered).toBeLessThan((all ?? 0) / 2)
  const after = exportIn(copy)
  for (const [name, { phrase }] of Object.entries(phrases)) {
    expect(filesWith(before, phrase).length, name).toBeGreaterThan(0)
    expect(filesWith(after, phrase), name).toEqual([])
    expect(filesWith(after, `Changed ${phrase.slice(1)}`), name).toEqual(filesWith(before, phrase))
  }
})

test('after the edits are taken back, the export is what it was', () => {
  for (const { file } of Object.values(phrases)) cpSync(file, path.join(copy, file))
  exportCopy()
  const after = exportIn(copy)
  expect([...after.keys()]).toEqual([...before.keys()])
  expect([...after].flatMap(([name, bytes]) => (before.get(name)?.equals(bytes) ? [] : [name]))).toEqual([])
})
