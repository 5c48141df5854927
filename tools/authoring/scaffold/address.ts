import path from 'node:path'
import { addressOf, type Collection, collectionNames, collectionOf, collections } from '../../../lib/collections'
import { suggestion } from '../../../lib/nearest'
import { routes } from '../../../lib/routes'
import { isNewName, newName } from '../check/file-names'
import type { PageFacts } from '../check/site-facts'

/** The prefixes of all addresses with their collection, longest first. */
const prefixes = [
  ...collectionNames.map((collection) => ({ collection, prefix: addressOf(`${collection}/index`) })),
  { collection: 'community' as Collection, prefix: routes.event('') },
].sort((a, b) => b.prefix.length - a.prefix.length)

/** The extension of a page. Pages of other sites end in `.md`, so authors write it too. */
const EXTENSION = /(?:\.mdx?)+$/i

/** An address of a page without its host. */
const withoutHost = (name: string) => name.replace(/^https?:\/\/[^/]+/, '')

/** The path below the content folder, without extension, that a file path, an ID such as `docs/a/b`, or an address stands for. */
export function flattenedOf(name: string, contentDir: string): string {
  const bare = withoutHost(name).replace(EXTENSION, '')
  if (bare.startsWith(`${contentDir}/`)) return bare.slice(contentDir.length + 1)
  if (!bare.startsWith('/')) return bare.replace(/\/$/, '')
  const address = bare.endsWith('/') ? bare : `${bare}/`
  const found = prefixes.find(({ prefix }) => address.startsWith(prefix))
  return found ? path.posix.join(found.collection, address.slice(found.prefix.length)).replace(/\/$/, '') : address
}

/** The folder that a path, an ID such as `docs/install`, or an address stands for, relative to the root of the repository. */
export const folderOf = (name: string, contentDir: string) => `${contentDir}/${flattenedOf(name, contentDir).replace(/\/+$/, '')}`

/** The page that a file path, an ID or an address names. @throws an error that suggests the nearest page */
export function findPage<Page extends PageFacts>(name: string, pages: readonly Page[], contentDir: string): Page {
  const path = withoutHost(name)
  const address = path.endsWith('/') ? path : `${path}/`
  const flattened = flattenedOf(name, contentDir)
  const page =
    pages.find(({ path: file, url }) => file === path || url === address) ??
    pages.find((each) => each.flattened === flattened || each.flattened === `${flattened}/index`)
  if (page) return page
  const known = pages.flatMap((each) => (name.startsWith('/') ? each.url : name.startsWith(`${contentDir}/`) ? each.path : each.flattened))
  throw new Error(
    `No page has the name "${name}".${suggestion(name, known)} Write the path of its file, its ID such as docs/a/b, or its address.`,
  )
}

/** The new place of a page. `file` is relative to the root of the repository. */
export type Destination = { file: string; flattened: string; collection: Collection; url: string }

/**
 * The place that a file path, an ID or an address stands for. The page of a folder (`index.mdx`) stays one, unless the name is a file path.
 * @throws an error if the page cannot be there
 */
export function destinationOf(name: string, page: PageFacts, contentDir: string): Destination {
  const isFile = EXTENSION.test(name)
  if (name.endsWith('/') && !name.startsWith('/')) {
    const folder = flattenedOf(name, contentDir)
    const last = page.flattened
      .replace(/\/index$/, '')
      .split('/')
      .at(-1)
    throw new Error(`"${name}" is a folder. Write ${folder}/${last} for the page in it, or ${folder} for a page of this name.`)
  }
  const base = flattenedOf(name, contentDir)
  const flattened = page.flattened.endsWith('/index') && !isFile && !base.endsWith('/index') ? `${base}/index` : base
  const collection = collectionOf(flattened)
  if (!collection || !flattened.includes('/')) {
    throw new Error(`"${name}" is not in a collection. Begin it with one of ${collectionNames.map((each) => `${each}/`).join(', ')}.`)
  }
  const parts = flattened.split('/')
  const proposal = parts.map(newName).join('/')
  if (parts.some((part) => /^\.|^$/.test(part))) {
    throw new Error(
      `"${name}" cannot be the path of a page. Use lowercase letters, digits, hyphens and slashes, such as docs/install/setup.`,
    )
  }
  // A name that the page has already stays, as in a folder that moves. Pages name snippets as components, which begin with a capital.
  const isName = (part: string) => isNewName(part) || page.flattened.split('/').includes(part)
  if (flattened.startsWith('docs/shared/') ? !/^[\w./-]+$/.test(flattened) : !parts.every(isName)) {
    throw new Error(
      `"${name}" has capital letters, underscores, spaces or other characters that readers do not expect in an address. Write ${proposal}.`,
    )
  }
  if (collections[collection].schema !== collections[page.collection].schema) {
    throw new Error(
      `A page of ${page.collection}/ has other front matter than one of ${collection}/. Write a new page with npm run new instead.`,
    )
  }
  const kind = typeof page.fields.kind === 'string' ? page.fields.kind : undefined
  return { file: `${contentDir}/${flattened}.mdx`, flattened, collection, url: addressOf(flattened, { kind }) }
}
