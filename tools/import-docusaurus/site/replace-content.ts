import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { blogs, tagsFile } from '../../../lib/blogs'
import { collectionNames } from '../../../lib/collections'
import { sidebarFile } from '../../authoring/check/site-facts'
import { walkFiles } from '../../authoring/command/walk'
import { addressKey } from '../convert/convert-addresses'

/** What belongs to the pages of a site besides them, below the content folder. */
const PARTS = ['redirects', 'diagrams', 'authors.yml', ...collectionNames.flatMap((name) => sidebarFile(name) ?? [])]

/** Redirects to other sites, which the data files name. */
const SHORT_LINKS = 'redirects/short-links.yml'

/** Files with texts of the home page, the company pages and the topics. The site needs them, so only their links change. */
const isData = (file: string) => /^(?:data\/.*|topics)\.(?:ya?ml|json)$/.test(file)

const relative = (out: string, file: string) => path.relative(out, file).split(path.sep).join('/')

/** Pages that are part of the code and stay, such as the company pages. */
const codePages = () => (existsSync('app') ? walkFiles('app').filter((file) => file.endsWith('.mdx')) : [])

/** Snippets that data files and pages of the code show, which stay. */
function shownSnippets(out: string, files: readonly string[]): Set<string> {
  const shown = [...files.filter(isData).map((file) => path.join(out, file)), ...codePages()]
  const texts = shown.map((file) => readFileSync(file, 'utf8'))
  const snippets = files.filter((file) => /^docs\/shared\/.*\.mdx$/.test(file))
  return new Set(snippets.filter((file) => texts.some((text) => text.includes(file.slice('docs/shared/'.length, -'.mdx'.length)))))
}

/** Paths of the files that a site with other content does not need, below the content folder. */
export function ownContent(out: string): string[] {
  const files = walkFiles(out).map((file) => relative(out, file))
  const shown = shownSnippets(out, files)
  const isOwn = (file: string) => [...collectionNames, ...PARTS].some((part) => file === part || file.startsWith(`${part}/`))
  return files.filter((file) => isOwn(file) && !shown.has(file) && file !== SHORT_LINKS).sort()
}

/** Deletes files below the content folder, and the folders that are empty then. */
export function removeContent(out: string, files: readonly string[]): void {
  for (const file of files) rmSync(path.join(out, file))
  const folders = new Set(files.flatMap((file) => foldersOf(file)))
  for (const folder of [...folders].sort((a, b) => b.length - a.length)) {
    const target = path.join(out, folder)
    if (existsSync(target) && readdirSync(target).length === 0) rmdirSync(target)
  }
}

/** The folders that contain a file, below the content folder. */
const foldersOf = (file: string) =>
  file
    .split('/')
    .slice(0, -1)
    .map((_, index, names) => names.slice(0, index + 1).join('/'))

const LINK = new RegExp(`(?<=[\\s"'([]|^)/(?:${[...collectionNames, 'event', 'iceberg'].join('|')})/[^\\s"'()\\]]*`, 'gm')

/**
 * Makes the links of data files, which led to pages that were deleted, lead to the first imported page, and writes the files without which
 * the site cannot be built.
 * @param addresses of all pages of the site
 * @returns the data files that changed
 */
export function adaptData(out: string, addresses: readonly string[]): string[] {
  const [first = '/'] = addresses
  const known = new Set(addresses.map(addressKey))
  for (const file of ['authors.yml', ...blogs.map(({ id }) => tagsFile(id))]) {
    const target = path.join(out, file)
    if (existsSync(target)) continue
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, '{}\n')
  }
  return walkFiles(out)
    .map((file) => relative(out, file))
    .filter(isData)
    .filter((file) => {
      const text = readFileSync(path.join(out, file), 'utf8')
      const changed = text.replace(LINK, (link) => (known.has(addressKey(link)) && !link.includes('#') ? link : first))
      if (changed !== text) writeFileSync(path.join(out, file), changed)
      return changed !== text
    })
}
