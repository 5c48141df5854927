import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { lengths } from '../../../../lib/schema/front-matter-schema'
import { walkFiles } from '../../../authoring/command/walk'
import { changedWords } from './plain-pages'

/** Builds of this site for the comparison. Paths are relative to the repository. */
export const ourSite = {
  name: 'This site',
  command: 'tsx tools/delivery/build/build-site.ts --export',
  output: 'out',
  /** Files and folders that keep results between builds. */
  caches: ['.next', '.contentlayer', '.generated', 'out'],
} as const

/** Longest title and description before the number of a copy, in characters. The number and its space have at most five. */
const LENGTHS: Record<string, number> = { title: lengths.title.max - 5, description: lengths.description.max - 5 }

/** Front matter of a copy: without addresses, with a title and description of its own, and outside of the sidebar. */
const frontOfCopy = (front: string, copy: number) =>
  `${front.replace(/^(slug|redirect_from|unlisted):.*\n(?:[ -].*\n)*/gm, '')}unlisted: true\n`.replace(
    /^(title|description): *(["']?)(.*?)\2$/gm,
    (_, name, _quote, value) => `${name}: ${JSON.stringify(`${value.slice(0, LENGTHS[name])} ${copy}`)}`,
  )

/** Writes a content folder with `count` pages: the whole content, and copies of documentation pages with changed words. */
export function writeContent(folder: string, count: number, pages: number): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync('content', folder, { recursive: true })
  // Snippets have no page, and the check accepts capitals and underscores only in names that were published.
  const originals = walkFiles('content/docs').filter(
    (file) => /^[a-z0-9/.-]+\.mdx$/.test(file.split(path.sep).join('/')) && !file.includes(`${path.sep}shared${path.sep}`),
  )
  for (let added = 0; added < count - pages; added++) {
    const file = originals[added % originals.length] as string
    const copy = Math.floor(added / originals.length) + 1
    const [, front = '', body = ''] = readFileSync(file, 'utf8').match(/^---\n([\s\S]*?\n)---\n([\s\S]*)$/) ?? []
    const target = path.join(folder, path.relative('content', file)).replace(/\.mdx$/, `-copy-${copy}.mdx`)
    writeFileSync(target, `---\n${frontOfCopy(front, copy)}---\n${changedWords(body, copy)}`)
  }
}
