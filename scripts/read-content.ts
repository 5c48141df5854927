import { existsSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { blogs, tagsFile } from '../lib/blog/blogs'
import type { CheckContext } from '../lib/check'
import { routePages } from '../lib/content/route-pages'
import { componentNames } from '../lib/mdx/component-names'
import { isDrawn } from '../lib/mdx/diagrams'
import { plannedRoutes } from '../lib/nav/planned-routes'
import { redirects } from '../lib/redirects.mjs'
import { routes } from '../lib/routes'
import { site } from '../lib/site.mjs'
import { walkFiles } from './walk'

/** Folder of the content, from the repository's root. */
export const contentDir = process.env.SITE_CONTENT ?? 'content'

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

/** Names, planned pages and files that content may refer to. */
export function checkContext(): CheckContext {
  return {
    contentDir,
    components: new Set(componentNames),
    authors: yamlKeys(`${contentDir}/authors.yml`),
    people: yamlKeys(`${contentDir}/speakers.yml`),
    tags: new Map(blogs.map(({ id }) => [id, yamlKeys(`${contentDir}/${tagsFile(id)}`)])),
    planned: plannedRoutes(),
    redirectTable: { redirects },
    shortLinks: new Set(redirects.filter(({ to }) => /^https?:/.test(to)).map(({ from }) => from)),
    otherPages: [...Object.values(routePages).map(({ path }) => path), routes.search()],
    isFile: (file) => existsSync(path.join('public', file)) && statSync(path.join('public', file)).isFile(),
    isDrawn,
    origin: site.origin,
  }
}
