import type { z } from 'zod'
import { tagsFile } from '../../../lib/blogs'
import { addressOf, type Collection, collectionNames, collections } from '../../../lib/collections'
import { OUTLINE } from '../../../lib/mdx/analyse'
import { suggestion } from '../../../lib/nearest'
import { printedPath, problemsOf } from '../../../lib/schema/problems'
import type { NameKind } from '../../../lib/schema/values'
import { findWordings } from '../rules/prose'
import { eventProblems } from './event-problems'
import { caseProblem, slugProblem } from './file-names'
import type { Finding } from './finding'
import { namesIn } from './names'
import type { SourceFile } from './source-file'

/** Names that front matter can refer to. They are undefined if their file is not valid. */
export type KnownNames = {
  authors: ReadonlySet<string> | undefined
  tags: ReadonlyMap<string, ReadonlySet<string> | undefined>
  /** Keys of the session speakers in content/speakers.yml. */
  people: ReadonlySet<string> | undefined
}

/** Front matter without empty fields, which are treated as missing. */
const givenFields = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))

/**
 * The valid names of a kind, and the message for an invalid one. Undefined if the names are unknown, for example the headings of a broken
 * page.
 */
function lookup(kind: NameKind, source: SourceFile, known: KnownNames): { names: ReadonlySet<string>; message: string } | undefined {
  const found = (names: ReadonlySet<string> | undefined, message: string) => names && { names, message }
  switch (kind) {
    case 'author':
      return found(known.authors, 'is not an author in content/authors.yml')
    case 'person':
      return found(known.people, 'is not a person in content/speakers.yml')
    case 'tag':
      return found(known.tags.get(source.collection), `is not a tag in content/${tagsFile(source.collection)}`)
    case 'heading':
      return found(source.body && new Set(source.body.headings.map(({ id }) => id)), 'is not the ID of a heading on this page')
  }
}

/** Maximum number of names in a message. */
const LISTED = 12

/** What to write instead of an unknown name that resembles no known one. */
function nameAdvice(names: ReadonlySet<string>): string {
  if (names.size === 0 || names.size > LISTED) return ' Add it there, or write the name of another one.'
  return ` Write one of ${[...names].join(', ')}.`
}

/** Front matter fields with text for readers, and whether the rules for headings apply. Labels in the sidebar may be general. */
const TEXT_FIELDS = { title: true, sidebar_label: false, description: false } as const

/** Wordings in a file's titles and description that the prose rules advise against. */
function wordingFindings({ path: file, fields, lineOf, textPlaceOf }: SourceFile): Finding[] {
  return Object.entries(TEXT_FIELDS).flatMap(([field, heading]) => {
    const text = fields[field]
    if (typeof text !== 'string') return []
    const place = textPlaceOf([field])
    return findWordings(text, heading).map(({ index, from, to, message }): Finding => {
      const fix = place && to !== undefined && [{ line: place.line, column: place.column + index, from, to }]
      return { file, line: lineOf(field), field, kind: 'warning', message, ...(fix && { fix }) }
    })
  })
}

/** The message about a field that only pages of other collections have; undefined for other fields. */
function elsewhereMessage([field, ...inner]: readonly PropertyKey[], collection: Collection, { shape }: z.ZodObject): string | undefined {
  const name = String(field)
  const others = collectionNames.filter((each) => name in collections[each].schema.shape)
  if (inner.length > 0 || name in shape || others.length === 0) return undefined
  const advice = name === 'tags' ? 'delete it, or write search terms in keywords' : 'delete it'
  return `has no effect on pages in ${collection}/, only in ${others.map((each) => `${each}/`).join(', ')}; ${advice}`
}

/** Years before today's in which a page can have been published, and years after it for which one can be scheduled. */
const YEARS = { before: 25, after: 1 }

/** The problem of a date that is so far away that its year is probably mistyped; undefined for other values. */
function yearProblem(date: unknown, today: string): string | undefined {
  const [year, current] = [Number(String(date).match(/^\d{4}(?=-)/)?.[0]), Number(today.slice(0, 4))]
  if (Number.isNaN(year) || (year >= current - YEARS.before && year <= current + YEARS.after)) return undefined
  return `the year ${year} is far from ${current}; correct it`
}

/** Paths of the values that `npm run new` wrote for the author to replace. */
function unwritten(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value === 'string') return value.startsWith(OUTLINE) ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => unwritten(inner, [...path, Array.isArray(value) ? Number(key) : key]))
}

/** Markup in the text of a field, which readers would see as it is written; undefined without one. */
export const shownMark = (text: string): string | undefined => text.match(/\*\*|<\/?[a-z]+>|!?\[[^\]]*\]\(/)?.[0]

/**
 * Validates the front matter of a file against the schema of its collection, and checks that the names in it exist.
 * @param known the names, and the ISO date of the build
 * @param slugs slugs of all pages of the collection
 */
export function checkFrontMatter(source: SourceFile, known: KnownNames & { today: string }, slugs: ReadonlySet<string>): Finding[] {
  const { schema } = collections[source.collection]
  const fields = givenFields(source.fields)
  const findings: Finding[] = []
  const error = (path: readonly PropertyKey[], message: string) =>
    findings.push({
      file: source.path,
      ...(source.positionOf(path) ?? { line: 1 }),
      field: printedPath(path),
      message,
      kind: 'error',
    })
  for (const { path, message } of problemsOf(schema, fields)) error(path, elsewhereMessage(path, source.collection, schema) ?? message)
  const year = yearProblem(fields.date, known.today)
  if (year) error(['date'], year)
  const slug = typeof fields.slug === 'string' ? slugProblem(fields.slug, addressOf(`${source.collection}/index`)) : undefined
  if (slug) error(['slug'], slug)
  const name = caseProblem(source.flattened, typeof fields.slug === 'string' ? fields.slug : undefined)
  if (name) findings.push({ file: source.path, line: 1, kind: 'error', message: name })
  for (const { kind, name, path } of namesIn(schema, fields)) {
    const target = lookup(kind, source, known)
    if (target && name && !target.names.has(name))
      error(path, `"${name}" ${target.message}.${suggestion(name, target.names) || nameAdvice(target.names)}`)
  }
  if ('speakers' in schema.shape) {
    for (const { field, message } of eventProblems(fields, slugs)) error([field], message)
  }
  if (fields.draft !== true) for (const path of unwritten(fields)) error(path, 'is not written yet; replace the text of the outline')
  for (const field of ['title', 'description', 'sidebar_label']) {
    const mark = shownMark(String(fields[field] ?? ''))
    if (mark) error([field], `is shown as it is written, with "${mark}"; write plain text`)
  }
  findings.push(...wordingFindings(source))
  return findings.sort((a, b) => a.line - b.line)
}
