import { readFileSync } from 'node:fs'
import path from 'node:path'
import { minimatch } from 'minimatch'
import { blogs as ourBlogs } from '../../../lib/blogs'
import { addressOf, type Collection, collections } from '../../../lib/collections'
import { slugOf } from '../../../lib/routes'
import { lengths } from '../../../lib/schema/front-matter-schema'
import { problemsOf } from '../../../lib/schema/problems'
import { caseProblem, fileName } from '../../authoring/check/file-names'
import { walkFiles } from '../../authoring/command/walk'
import { addressKey, type DocPlace, docId, docPlace, docSlug, postPlace } from '../convert/convert-addresses'
import { asDate } from '../convert/convert-fields'
import { readSourcePage, type SourcePage } from '../convert/convert-front-matter'
import type { Note } from '../convert/note'
import type { BlogInstance, SiteConfig } from './config'
import type { DocsInstance } from './docs-instance'

/** A page of the Docusaurus site with its place on this site. */
export type SitePage = {
  /** Path relative to the Docusaurus site. */
  file: string
  source: SourcePage
  collection: Collection
  /** Path below the content folder, without extension. */
  flattened: string
  slug?: string
  oldAddress: string
  newAddress: string
  /** Folder of the documentation or blog that the page belongs to, relative to the Docusaurus site. */
  root: string
}

/** A documentation page. `id` is that of sidebars.js; `instance` is the documentation that it belongs to. */
export type DocPage = SitePage & { id: string; place: DocPlace; instance: DocsInstance }

/** An article. `date` is a day or a time. */
export type PostPage = SitePage & { date?: string; blog: BlogInstance }

/**
 * Markdown files below a folder that are pages: those that the configuration includes and does not exclude, but no partials, whose name or
 * folder begins with an underscore, and no tests.
 */
const markdownIn = (site: string, { folder, included, excluded }: Pick<DocsInstance, 'folder' | 'included' | 'excluded'>) =>
  walkFiles(path.join(site, folder))
    .map((file) => path.relative(path.join(site, folder), file).split(path.sep).join('/'))
    .filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)(?:_|__tests__\/)|\.test\.mdx?$|(?:^|\/)node_modules\//.test(file))
    .filter((file) => included.some((pattern) => minimatch(file, pattern)))
    .filter((file) => !excluded.some((pattern) => minimatch(file, pattern)))

const joinPath = (...parts: string[]) => parts.filter(Boolean).join('/')

/** A path that no other page has. The second page at a path gets a number. */
function free(flattened: string, taken: Set<string>): string {
  let result = flattened
  for (let number = 2; taken.has(result); number++) result = `${flattened}-${number}`
  taken.add(result)
  return result
}

/**
 * The slug that a file needs to have an address, if its path alone does not give it, or if its name has capitals that the address must keep.
 * @param wanted address within the collection
 */
function slugFor(flattened: string, wanted: string): { slug?: string } {
  if (slugOf(flattened) === wanted && !caseProblem(flattened, undefined)) return {}
  const last = wanted.split('/').at(-1) ?? ''
  const isEnough = last !== '' && slugOf(flattened, { slug: last }) === wanted && !caseProblem(flattened, last)
  return { slug: isEnough ? last : `/${wanted}` }
}

/** A path or address without the folder `shared`, whose files are snippets and have no address. */
const besideSnippets = (path: string) => path.replace(/^shared(?=\/|$)/, 'shared-pages')

/** Reads the pages of a documentation. @param isMain whether it goes to content/docs itself instead of a folder below it */
function readDocs(site: string, instance: DocsInstance, isMain: boolean, taken: Set<string>): DocPage[] {
  const folder = isMain ? '' : fileName(instance.id)
  return markdownIn(site, instance).map((relative) => {
    const file = joinPath(instance.folder, relative)
    const source = readSourcePage(readFileSync(path.join(site, file), 'utf8'))
    const place = docPlace(relative, instance.numbered && source.fields.parse_number_prefixes !== false)
    const oldSlug = docSlug(place, source.fields)
    const name = /^readme$/i.test(place.name) ? 'index' : fileName(place.name)
    const below = joinPath(folder, ...place.folders.map(fileName), name)
    const flattened = free(`docs/${besideSnippets(below)}`, taken)
    // Addresses are below /docs/ already.
    const wanted = besideSnippets(joinPath(folder, ...oldSlug.split('/').filter(Boolean).map(fileName)).replace(/^docs\//, ''))
    const address = slugFor(flattened, wanted)
    return {
      file,
      source,
      collection: 'docs',
      flattened,
      ...address,
      oldAddress: `/${joinPath(instance.base, oldSlug)}`,
      newAddress: addressOf(flattened, address),
      root: instance.folder,
      id: docId(place, source.fields.id),
      place,
      instance,
    }
  })
}

/** The fields that every imported article has. */
const IMPORTED = { title: 'Title', description: 'x'.repeat(lengths.description.min), date: '2024-01-01', tags: [], authors: ['team'] }

/** The blogs of this site whose articles need no other fields, such as the customer of a story. */
const openBlogs = ourBlogs.filter(({ id }) => problemsOf(collections[id].schema, IMPORTED).length === 0)

/** Blog of this site for a blog of the Docusaurus site: the one with the same name, otherwise the first. */
export function blogFor(blog: BlogInstance): (typeof ourBlogs)[number]['id'] {
  const names = [blog.base, blog.id, path.posix.basename(blog.folder)]
  return openBlogs.find(({ id }) => names.includes(id))?.id ?? ourBlogs[0].id
}

/** Slugs that are lists of a blog. */
const RESERVED = ['page', 'archive', 'tags', 'authors']

/** Reads the articles of a blog. */
function readPosts(site: string, blog: BlogInstance, taken: Set<string>): PostPage[] {
  const collection = blogFor(blog)
  return markdownIn(site, blog).map((relative) => {
    const file = joinPath(blog.folder, relative)
    const source = readSourcePage(readFileSync(path.join(site, file), 'utf8'))
    const place = postPlace(relative)
    const given = typeof source.fields.slug === 'string' ? addressKey(source.fields.slug) : undefined
    const wanted = fileName((given || place.name).split('/').join('-'))
    const flattened = free(`${collection}/${RESERVED.includes(wanted) ? `${wanted}-article` : wanted}`, taken)
    const date = asDate(source.fields.date) ?? place.date
    return {
      file,
      source,
      collection,
      flattened,
      ...slugFor(flattened, slugOf(flattened)),
      oldAddress: `/${joinPath(blog.base, given ?? place.address)}`,
      newAddress: addressOf(flattened),
      root: blog.folder,
      ...(date && { date }),
      blog,
    }
  })
}

/** The pages of a Docusaurus site. The main documentation is the one without an id, or the first. */
export function readPages(site: string, config: SiteConfig, notes: Note[]): { docs: DocPage[]; posts: PostPage[] } {
  const taken = new Set<string>()
  const main = config.docs.find(({ id }) => id === 'default') ?? config.docs[0]
  const docs = config.docs.flatMap((instance) => readDocs(site, instance, instance === main, taken))
  const posts = config.blogs.flatMap((blog) => readPosts(site, blog, taken))
  for (const blog of config.blogs) {
    const target = blogFor(blog)
    const shared = config.blogs.filter((other) => blogFor(other) === target)
    if (shared[0] === blog) continue
    const message = `the articles of ${blog.folder} are part of content/${target}, because this site has no blog of that name for articles; for a blog of its own, add it to lib/blogs.ts and import again`
    notes.push({ topic: 'Blogs', file: config.file, line: 1, message })
  }
  for (const { file, source } of [...docs, ...posts]) {
    for (const { line, message } of source.problems) notes.push({ topic: 'Front matter', file, line, message })
  }
  return { docs, posts }
}
