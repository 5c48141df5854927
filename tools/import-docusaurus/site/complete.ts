import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { addressOf, collections } from '../../../lib/collections'
import { lengths } from '../../../lib/schema/front-matter-schema'
import { problemsOf } from '../../../lib/schema/problems'
import { slugProblem } from '../../authoring/check/file-names'
import type { Authors, Tags } from '../convert/convert-articles'
import { asDate, asTexts, commonFields, unknownFields } from '../convert/convert-fields'
import type { RewrittenBody } from '../convert/rewrite'
import { plainWords, uniqueDescription, uniqueTitle } from '../convert/texts'
import type { BlogInstance } from './config'
import { firstDate } from './first-date'
import type { BodyContext } from './imported-bodies'
import type { PostPage, SitePage } from './imported-pages'

/** Fields that the schemas require. The import always has a valid value for them. */
const REQUIRED: ReadonlySet<string> = new Set(['title', 'description', 'date', 'authors', 'tags'])

type Fields = Record<string, unknown>

const asText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined)

/** A name as words: "Quick start" for "quick-start". */
export function wordsOf(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Content of a YAML file of the site; undefined without a file, or if it is not valid. */
export function readYaml(site: string, file: string, context: BodyContext): unknown {
  if (!existsSync(path.join(site, file))) return undefined
  try {
    return parse(readFileSync(path.join(site, file), 'utf8'), { uniqueKeys: false })
  } catch (cause) {
    context.notes.push({
      topic: 'Blogs',
      file,
      line: 1,
      message: `the file is not valid YAML and was left out: ${(cause as Error).message}`,
    })
    return undefined
  }
}

/** The picture for social networks, copied next to the page. */
function shareImage(page: SitePage, context: BodyContext): string | undefined {
  const reference = asText(page.source.fields.image)
  if (!reference || /^https?:/.test(reference)) return reference
  const file = context.files.find(reference, page.file)
  if (file) return context.files.copyPicture(file, path.posix.dirname(page.flattened))
  const line = page.source.lineOf('image')
  context.notes.push({
    topic: 'Pictures',
    file: page.file,
    line,
    message: `${reference}, the picture for sharing, does not exist and was left out`,
  })
  return undefined
}

const labelFor = (text: string | undefined) => (text === undefined ? undefined : plainWords(text) || undefined)

/** The note about a description. Missing ones have the same message, so that the report counts them in one line. */
function descriptionNote(own: string | undefined, { text, origin }: ReturnType<typeof uniqueDescription>): string {
  if (own)
    return `the description is not plain, unique text of ${lengths.description.min} to ${lengths.description.max} characters; it is now "${text}"`
  if (origin === 'title') return 'there is no description, and not enough text for one; write it'
  return 'there is no description; it is now the beginning of the page'
}

/**
 * The front matter of a page on this site. What is missing gets the best value that is known, and a note.
 * @param section name of the part of the site that contains the page
 */
export function completeFields(page: SitePage, body: RewrittenBody, section: string, context: BodyContext): Fields {
  const { fields, lineOf } = page.source
  const note = (field: string, message: string) =>
    context.notes.push({ topic: 'Front matter', file: page.file, line: lineOf(field), message })
  const given = asText(fields.title)
  const wanted = given ?? body.title ?? asText(fields.sidebar_label)
  const title = uniqueTitle([wanted, wordsOf(path.posix.basename(page.flattened))], section, context.titles)
  if (wanted === undefined) note('title', `the page has no title; it is now "${title}"`)
  else if (title !== wanted.trim())
    note(
      'title',
      `the title "${wanted}" is now "${title}", because titles are plain, unique text of ${lengths.title.min} to ${lengths.title.max} characters`,
    )
  const isDoc = page.collection === 'docs'
  const heading = given && body.title !== given ? body.title : undefined
  if (heading && !isDoc) note('title', `the h1 "${heading}" was removed, because the title "${given}" is the h1`)
  const own = asText(fields.description)
  const description = uniqueDescription({ given: own, paragraph: body.paragraph, title, section }, context.descriptions)
  if (description.origin !== 'given') note('description', descriptionNote(own, description))
  const dropped = unknownFields(fields)
  if (dropped.length > 0) note(dropped[0] ?? '', `this site does not have ${dropped.join(', ')}`)
  const { sidebar_label: label, ...common } = commonFields(fields)
  // Documentation pages have no lists by tag here, but their readers can still search for the words.
  const words = isDoc ? [...(common.keywords ?? []), ...(asTexts(fields.tags) ?? [])] : common.keywords
  return {
    title,
    ...(isDoc && { heading: labelFor(heading) }),
    description: description.text,
    ...(isDoc && { sidebar_label: labelFor(label ?? (title === wanted?.trim() ? undefined : wanted)) }),
    slug: page.slug,
    ...common,
    keywords: asTexts(words),
    image: shareImage(page, context),
  }
}

/**
 * Fields without the values that the content check would report as an error, each of which gets a note. Required fields stay.
 */
export function acceptedFields(page: SitePage, fields: Fields, context: BodyContext): Fields {
  const { schema } = collections[page.collection]
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  const wrong = new Map(problemsOf(schema, given).map(({ path: [field], message }) => [String(field), message]))
  const slug = typeof given.slug === 'string' ? slugProblem(given.slug, addressOf(`${page.collection}/index`)) : undefined
  if (slug) wrong.set('slug', slug)
  for (const [field, message] of wrong) {
    if (REQUIRED.has(field)) continue
    const value = JSON.stringify(given[field])
    delete given[field]
    context.notes.push({
      topic: 'Front matter',
      file: page.file,
      line: page.source.lineOf(field),
      message: `${field}: ${value} was left out; it ${message}`,
    })
  }
  return given
}

/** The date, tags and authors of an article. @param site folder of the Docusaurus site */
export function articleFields(
  site: string,
  page: PostPage,
  tags: Tags,
  authors: Authors,
  lists: ReadonlyMap<BlogInstance, unknown>,
  context: BodyContext,
): Fields & { authors: string[] } {
  const { fields, lineOf } = page.source
  const note = (field: string, message: string) => context.notes.push({ topic: 'Blogs', file: page.file, line: lineOf(field), message })
  const update = asDate((fields.last_update as { date?: unknown } | undefined)?.date)
  const missing = page.date ? undefined : update ? { date: update, origin: 'that of last_update' } : firstDate(site, page.file)
  if (missing) note('date', `the article has no date; it is now ${missing.date}, ${missing.origin}`)
  const { keys, isDefault } = authors.keysOf(fields, lists.get(page.blog))
  if (isDefault) note('authors', `the article has no authors; it is now by "${keys.join(', ')}"`)
  const tagKeys = tags.keysOf(fields.tags)
  return { date: page.date ?? missing?.date, authors: keys, tags: tagKeys, glyph: tagKeys.length === 0 ? 'document' : undefined }
}
