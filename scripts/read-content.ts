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
import { addedAt } from './file-age'
import { freshImport } from './fresh-import'
import { walkFiles } from './walk'
import { componentNames } from './write-component-index'

/** Folder of the content, relative to the root of the repository. */
export const contentDir = environment.SITE_CONTENT

/** Text of every MDX file by path, sorted by path. */
export async function readContent(): Promise<Map<string, string>> {
  const files = walkFiles(contentDir)
    .filter((file) => file.endsWith('.mdx'))
    .sort()
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return new Map(files.map((file, index) => [file.split(path.sep).join('/'), texts[index] ?? '']))
}

/** Top-level keys of a data file, or none if the file does not exist. @throws an error with the name of the file if it is not valid YAML */
function yamlKeys(file: string): Set<string> {
  if (!existsSync(file)) return new Set()
  try {
    return new Set(Object.keys(parse(readFileSync(file, 'utf8')) ?? {}))
  } catch (cause) {
    throw new Error(`${file} is not valid YAML: ${(cause as Error).message}`, { cause })
  }
}

/** Text of every data file by path, sorted by path. */
export function readDataFiles(): Map<string, string> {
  const files = walkFiles(contentDir)
    .filter((file) => /\.(ya?ml|json)$/.test(file) && !file.startsWith(path.join(contentDir, 'diagrams')))
    .sort()
  return new Map(files.map((file) => [file.split(path.sep).join('/'), readFileSync(file, 'utf8')]))
}

const isFile = (file: string) => existsSync(file) && statSync(file).isFile()

/** File of an image: in `public/` for an absolute path, otherwise in the content folder. Undefined for external images and data URLs. */
export const pictureFile = (key: string): string | undefined =>
  /^([a-z]+:)?\/\/|^data:/.test(key) ? undefined : key.startsWith('/') ? path.join('public', key) : path.join(contentDir, key)

const REDIRECTS_FILE = 'lib/redirects.mjs'

/** Current names, files and redirects that content can refer to. */
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
    // The targets of the redirects exist only in the default content folder.
    redirectTable: {
      file: REDIRECTS_FILE,
      text: readFileSync(REDIRECTS_FILE, 'utf8'),
      redirects: contentDir === 'content' ? redirects : [],
    },
    addedAt: (file) => addedAt(file),
    origin: site.origin,
  }
}
