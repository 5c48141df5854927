import { readFileSync } from 'node:fs'
import path from 'node:path'
import { scanLines } from '../../../../lib/mdx/source-lines'
import { site } from '../../../../lib/site.mjs'
import { walkFiles } from '../../../authoring/command/walk'

/** A page of this site as Markdown that every generator can read. `path` is its address without slashes at both ends. */
export type PlainPage = { path: string; title: string; description: string; body: string }

/** The pages of an export, from their Markdown copies: the same text, tables and code blocks, with links to the same pages. */
export function plainPages(folder: string): PlainPage[] {
  return walkFiles(folder)
    .filter((file) => file.endsWith(`${path.sep}index.md`))
    .sort()
    .map((file) => {
      const text = readFileSync(file, 'utf8')
      const [, title = '', description = '', body = ''] =
        text.match(/^# (.*)\n\n> (.*)\n\n(?:Source|Last updated): [\s\S]*?\n\n([\s\S]*)$/) ?? []
      const links = body.replaceAll(`](${site.origin}/`, '](/').replace(/\]\((\/[^)#\s]*?)index\.md\)/g, ']($1)')
      // Pictures are not part of the comparison, because this site stores them in several sizes.
      return { path: path.dirname(path.relative(folder, file)), title, description, body: links.replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1') }
    })
}

/** A word in prose. Its copies get a number, so that no two pages have the same text. */
const COMMON = / the /g

/** A text with some words changed. Headings, which links name, and code stay the same. @param copy number of the copy, from 1 */
export function changedWords(text: string, copy: number): string {
  const prose = new Set(scanLines(text).lines.flatMap(({ line, rest }) => (rest.startsWith('#') ? [] : [line])))
  const lines = text.split('\n').map((line, index) => (prose.has(index + 1) ? line.replace(COMMON, ` the${copy} `) : line))
  return lines.join('\n')
}

/** Whether a path is that of a copy. No sidebar lists copies. */
export const IS_COPY = /\/copy-\d+$/

/** At least as many pages as there are, up to `count`, by adding copies with changed words. */
export function multiplied(pages: readonly PlainPage[], count: number): PlainPage[] {
  return Array.from({ length: Math.max(count, pages.length) }, (_, index) => {
    const page = pages[index % pages.length] as PlainPage
    const copy = Math.floor(index / pages.length)
    if (copy === 0) return page
    return { ...page, path: `${page.path}/copy-${copy}`, title: `${page.title} ${copy}`, body: changedWords(page.body, copy) }
  })
}
