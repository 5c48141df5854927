import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { environment } from '#environment'
import { blogs, tagsFile } from '../lib/blog/blogs'
import type { CheckContext } from '../lib/check'
import { routePages } from '../lib/content/route-pages'
import { routes } from '../lib/routes'
import { site } from '../lib/site.mjs'
import { freshImport } from './fresh-import'
import { walkFiles } from './walk'
import { componentNames } from './write-component-index'

/** Folder of the content, from the repository's root. */
export const contentDir = environment.SITE_CONTENT

/** Text of every MDX file by its path, in the order of paths. */
export async function readContent(): Promise<Map<string, string>> {
  const files = walkFiles(contentDir)
    .filter((file) => file.endsWith('.mdx'))
    .sort()
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return new Map(files.map((file, index) => [file.split(path.sep).join('/'), texts[index] ?? '']))
}

/** Text of every data file by its path, in the order of paths. */
export function readDataFiles(): Map<string, string> {
  const files = walkFiles(contentDir)
    .filter((file) => /\.(ya?ml|json)$/.test(file) && !file.startsWith(path.join(contentDir, 'diagrams')))
    .sort()
  return new Map(files.map((file) => [file.split(path.sep).join('/'), readFileSync(file, 'utf8')]))
}

const yamlKeys = (file: string) => new Set(existsSync(file) ? Object.keys(parse(readFileSync(file, 'utf8')) ?? {}) : [])

const isFile = (file: string) => existsSync(file) && statSync(file).isFile()

/** File of a picture: below `public/` for a site path, else below the content folder. Undefined for pictures from elsewhere. */
export const pictureFile = (key: string): string | undefined =>
  /^([a-z]+:)?\/\/|^data:/.test(key) ? undefined : key.startsWith('/') ? path.join('public', key) : path.join(contentDir, key)

/** Seconds since 1970 when git first saw a file; see `AddedAt`. Without git, or in a shallow clone, all files are of one age. */
function addedAt(file: string): number {
  try {
    const times = execFileSync('git', ['log', '--follow', '--diff-filter=A', '--format=%ct', '--', file], { encoding: 'utf8' })
    return Number(times.trim().split('\n').at(-1) || Number.POSITIVE_INFINITY)
  } catch {
    return 0
  }
}

const REDIRECTS_FILE = 'lib/redirects.mjs'

/** Names, files and redirects that content may refer to, as they stand now. */
export async function checkContext(): Promise<CheckContext> {
  const { redirects } = await freshImport<typeof import('../lib/redirects.mjs')>(REDIRECTS_FILE)
  return {
    contentDir,
    components: new Set(componentNames()),
    authors: yamlKeys(`${contentDir}/authors.yml`),
    people: yamlKeys(`${contentDir}/speakers.yml`),
    tags: new Map(blogs.map(({ id }) => [id, yamlKeys(`${contentDir}/${tagsFile(id)}`)])),
    shortLinks: new Set(redirects.filter(({ to }) => /^https?:/.test(to)).map(({ from }) => from)),
    otherPages: [...Object.values(routePages).map(({ path }) => path), routes.search()],
    isFile: (file) => isFile(path.join('public', file)),
    missingPicture: (key) => {
      const file = pictureFile(key)
      return file === undefined || isFile(file) ? undefined : file
    },
    redirectTable: { file: REDIRECTS_FILE, text: readFileSync(REDIRECTS_FILE, 'utf8'), redirects },
    addedAt,
    origin: site.origin,
  }
}
