import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Exports of two pages with one text each, in a folder of their own. Modules are loaded again for each, as in a new process. */

const home = process.cwd()
const code = { components: '1', 'Node.js': 'v20' }
let texts: Record<string, string>

beforeEach(() => {
  process.chdir(mkdtempSync(path.join(tmpdir(), 'kept-')))
  mkdirSync('.generated')
  texts = { a: 'first', b: 'second' }
})
afterEach(() => {
  const folder = process.cwd()
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

const fileOf = (name: string) => `out/docs/${name}/index.html`

/** Exports all pages. `during` runs after the pages to render are known. @returns names of the rendered pages, the reason to render all, and the summary */
async function exportSite({
  parts = code,
  names = ['a', 'b'],
  fail = false,
}: {
  parts?: Record<string, string>
  names?: string[]
  fail?: boolean
} = {}) {
  vi.resetModules()
  const { environment } = await import('#environment')
  environment.SITE_KEEP_PAGES = true
  const { input, INPUTS_FILE, stateOf } = await import('../../../lib/build/inputs.server')
  const { pathsToRender } = await import('../../../lib/build/recorded-pages.server')
  const { reasonToRenderAll, restorePages, startRecords, storePages } = await import('./kept-pages')
  input('text', (name) => texts[name])
  const reason = reasonToRenderAll(parts)
  startRecords(reason !== undefined)
  const rendered = pathsToRender(
    () => names,
    (name) => `/docs/${name}/`,
  )
  rmSync('out', { recursive: true, force: true })
  for (const name of rendered) {
    mkdirSync(path.dirname(fileOf(name)), { recursive: true })
    writeFileSync(fileOf(name), `<p>${texts[name]}</p>`)
    writeFileSync(INPUTS_FILE, `${JSON.stringify([`/docs/${name}/`, `text ${name}`, stateOf(`text ${name}`)])}\n`, { flag: 'a' })
  }
  if (fail) return { rendered, reason, summary: '' }
  const { summary } = restorePages('out')
  storePages('out', parts)
  return { rendered, reason, summary }
}

test('only pages of which something changed are rendered, and the export is whole', async () => {
  expect(await exportSite()).toMatchObject({ rendered: ['a', 'b'], reason: 'there is no earlier export' })
  texts.b = 'changed'
  expect(await exportSite()).toMatchObject({ rendered: ['b'], reason: undefined, summary: '1 of 2 pages rendered; changed: 1 text' })
  expect([readFileSync(fileOf('a'), 'utf8'), readFileSync(fileOf('b'), 'utf8')]).toEqual(['<p>first</p>', '<p>changed</p>'])
})

test('a new page is rendered, and a deleted page does not come back', async () => {
  await exportSite()
  texts.c = 'third'
  expect(await exportSite({ names: ['b', 'c'] })).toMatchObject({ rendered: ['c'], summary: '1 of 2 pages rendered; changed: 1 new page' })
  expect(() => readFileSync(fileOf('a'))).toThrow('ENOENT')
  expect((await exportSite()).rendered).toEqual(['a'])
})

test('other code renders all pages, and the reason names it', async () => {
  await exportSite()
  const second = await exportSite({ parts: { ...code, components: '2', 'Node.js': 'v22' } })
  expect(second).toMatchObject({ rendered: ['a', 'b'], reason: 'components, Node.js changed' })
})

test('a file that was changed by hand in the export does not reach the next one', async () => {
  await exportSite()
  writeFileSync(fileOf('a'), 'edited by hand')
  expect((await exportSite()).rendered).toEqual(['a'])
  expect(readFileSync(fileOf('a'), 'utf8')).toBe('<p>first</p>')
})

test('a build that failed leaves what the next one can trust', async () => {
  await exportSite()
  texts.a = 'changed'
  await exportSite({ fail: true })
  expect(await exportSite()).toMatchObject({ rendered: ['a'] })
  await exportSite({ parts: { components: '2' }, fail: true })
  expect(await exportSite()).toMatchObject({ rendered: ['a', 'b'], reason: 'there is no earlier export' })
})
