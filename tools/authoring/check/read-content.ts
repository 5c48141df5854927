import { existsSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { environment } from '#environment'
import { blogs, tagsFile } from '../../../lib/blogs'
import { type Collection, collectionNames } from '../../../lib/collections'
import { routePages } from '../../../lib/content/route-pages'
import { buildDay } from '../../../lib/publication'
import { feedFiles, routes } from '../../../lib/routes'
import { site } from '../../../lib/site.mjs'
import { walkFiles } from '../command/walk'
import { readDescriptors } from '../component-descriptors'
import type { CheckContext } from '.'
import { formerFiles } from './former-files'
import type { KnownNames } from './names'
import { isOfOtherSite, isPicture, similarPicture } from './picture-types'
import { readRedirects } from './read-redirects'
import { sidebarFile } from './site-facts'

/** Folder of the content, relative to the root of the repository. */
export const contentDir = environment.SITE_CONTENT

/** Text of every page by path, sorted by path. Includes files with another extension for Markdown, which the check reports. */
export async function readContent(): Promise<Map<string, string>> {
  const files = walkFiles(contentDir)
    .filter((file) => /\.(mdx?(\.txt)?|markdown)$/i.test(file))
    .sort()
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return new Map(files.map((file, index) => [file.split(path.sep).join('/'), texts[index] ?? '']))
}

/** Top-level keys of a data file: none if the file does not exist, undefined if it is not valid, which the check of data files reports. */
function yamlKeys(file: string): Set<string> | undefined {
  if (!existsSync(file)) return new Set()
  try {
    return new Set(Object.keys(parse(readFileSync(file, 'utf8')) ?? {}))
  } catch {
    return undefined
  }
}

/** Text of every data file by path, sorted by path. @param folder only of this folder of the content */
export function readDataFiles(folder = ''): Map<string, string> {
  const files = walkFiles(path.join(contentDir, folder))
    .filter((file) => /\.(ya?ml|json)$/.test(file) && !file.startsWith(path.join(contentDir, 'diagrams')))
    .sort()
  return new Map(files.map((file) => [file.split(path.sep).join('/'), readFileSync(file, 'utf8')]))
}

/** Text of the sidebar of each collection that has one. */
export function readSidebars(): Map<Collection, string> {
  return new Map(
    collectionNames.flatMap((collection) => {
      const file = `${contentDir}/${sidebarFile(collection)}`
      return existsSync(file) ? [[collection, readFileSync(file, 'utf8')] as const] : []
    }),
  )
}

/** Redirects of each file in `content/redirects/`. @param dataFiles text of every data file by path */
export const redirectTables = (dataFiles: ReadonlyMap<string, string>) =>
  [...dataFiles].filter(([file]) => path.dirname(file) === `${contentDir}/redirects`).map(([file, text]) => readRedirects(file, text))

/** Addresses of pages without a content file, except the list pages of blogs. */
export const otherPages = [...Object.values(routePages).map(({ path }) => path), routes.search()]

/** Day for which the content is checked and built. */
export const today = buildDay(environment.SITE_BUILD_DATE)

const isFile = (file: string) => existsSync(file) && statSync(file).isFile()

/** File of an image: in `public/` for an absolute path, otherwise in the content folder. Undefined for external images and data URLs. */
export const pictureFile = (key: string): string | undefined =>
  isOfOtherSite(key) ? undefined : key.startsWith('/') ? path.join('public', key) : path.join(contentDir, key)

/** Addresses of files that the build writes: the feeds, and the files for programs at the root. */
const writtenFiles: ReadonlySet<string> = new Set([
  ...feedFiles.flatMap((file) => [routes.releaseFeed(file), ...blogs.map(({ id }) => routes.blogFeed(id, file))]),
  ...[routes.typesFile('csv'), routes.typesFile('json')],
  ...['/llms.txt', '/llms-full.txt', '/opensearch.xml', '/robots.txt', '/sitemap.xml'],
])

/** Keys of all pictures that pages can show (see `imageKey`). */
const pictureKeys = (): string[] =>
  [
    ...walkFiles(contentDir).map((file) => path.relative(contentDir, file)),
    ...walkFiles('public').map((file) => `/${path.relative('public', file)}`),
  ].filter(isPicture)

/** Whether a file is in one of the folders that content can show. A path with `..` must not publish other files of the machine. */
export const isPublishable = (file: string) => [contentDir, 'public'].some((folder) => !path.relative(folder, file).startsWith('..'))

/** Current names that front matter can refer to. */
export const readNames = (): KnownNames => ({
  authors: yamlKeys(`${contentDir}/authors.yml`),
  people: yamlKeys(`${contentDir}/speakers.yml`),
  tags: new Map(blogs.map(({ id }) => [id, yamlKeys(`${contentDir}/${tagsFile(id)}`)])),
})

/** Current names, files and redirects that content can refer to. */
export async function checkContext(): Promise<CheckContext> {
  const dataFiles = readDataFiles()
  let pictures: string[] | undefined
  return {
    contentDir,
    dataFiles,
    components: readDescriptors(),
    ...readNames(),
    otherPages,
    isFile: (file) => writtenFiles.has(file) || isFile(path.join('public', file)),
    missingPicture: (key) => {
      const file = pictureFile(key)
      if (file === undefined || (isPublishable(file) && isFile(file))) return undefined
      pictures ??= pictureKeys()
      const similar = similarPicture(key, pictures)
      return { file, ...(similar && { similar }) }
    },
    redirectTables: redirectTables(dataFiles),
    formerFiles: formerFiles(contentDir),
    origin: site.origin,
    today,
  }
}
