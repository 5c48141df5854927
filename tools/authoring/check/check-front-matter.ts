import type { z } from 'zod'
import { addressOf, type Collection, collectionNames, collections } from '../../../lib/collections'
import { OUTLINE } from '../../../lib/mdx/analyse'
import { suggestion } from '../../../lib/nearest'
import type { Problem } from '../../../lib/problem'
import { printedPath, problemsOf } from '../../../lib/schema/problems'
import { error, warning } from '../problem'
import { findWordings } from '../rules/prose'
import { caseProblem, slugProblem } from './file-names'
import { type KnownNames, unknownNames } from './names'
import type { SourceFile } from './source-file'

/** Front matter without empty fields, which are treated as missing. */
const givenFields = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))

/** Front matter fields with text for readers, and whether the rules for headings apply. Labels in the sidebar may be general. */
const TEXT_FIELDS = { title: true, sidebar_label: false, description: false } as const

/** Markup in the text of a field, which readers would see as it is written; undefined without one. */
export const shownMark = (text: string): string | undefined => text.match(/\*\*|<\/?[a-z]+>|!?\[[^\]]*\]\(/)?.[0]

/** Markup in a file's titles and description, and wordings that the prose rules advise against. */
function textProblems({ fields, lineOf, positionOf, textPlaceOf }: SourceFile): Problem[] {
  return Object.entries(TEXT_FIELDS).flatMap(([field, heading]) => {
    const text = fields[field]
    if (typeof text !== 'string') return []
    const start = textPlaceOf([field])
    const mark = shownMark(text)
    const place = { ...(positionOf([field]) ?? { line: 1 }), field }
    return [
      ...(mark ? [error(place, `is shown as it is written, with "${mark}"; write plain text`)] : []),
      ...findWordings(text, heading).map(({ index, from, to, message }) =>
        warning(
          { line: lineOf(field), field },
          message,
          start && to !== undefined ? [{ line: start.line, column: start.column + index, from, to }] : [],
        ),
      ),
    ]
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

/** The message about a date that is so far away that its year is probably mistyped; undefined for other values. */
function yearMessage(date: unknown, today: string): string | undefined {
  const [year, current] = [Number(String(date).match(/^\d{4}(?=-)/)?.[0]), Number(today.slice(0, 4))]
  const isNear = Number.isNaN(year) || (year >= current - YEARS.before && year <= current + YEARS.after)
  return isNear ? undefined : `the year ${year} is far from ${current}; correct it`
}

/** Paths of the values that `npm run new` wrote for the author to replace. */
function unwritten(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value === 'string') return value.startsWith(OUTLINE) ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => unwritten(inner, [...path, Array.isArray(value) ? Number(key) : key]))
}

/**
 * Messages by field about the rules that involve several fields of a session; the schema validates each field on its own. Pages with
 * `kind: page` and confirmation pages are not sessions; a confirmation refers to its session in `confirms`.
 * @param slugs slugs of all pages of the collection
 */
export function sessionMessages(fields: Record<string, unknown>, slugs: ReadonlySet<string>): Array<[field: string, message: string]> {
  // Without a valid kind, which is reported, a page of the community can be anything.
  if ('kind' in fields && !['event', 'meetup'].includes(String(fields.kind))) return []
  if (fields.confirms !== undefined) {
    const session = String(fields.confirms)
    const unknown = `"${session}" is not the name of the file of a session.${suggestion(session, slugs)}`
    return [
      ...(slugs.has(session) ? [] : [['confirms', unknown] as [string, string]]),
      ...(fields.unlisted === true ? [] : [['unlisted', 'must be true, because confirmation pages are not listed'] as [string, string]]),
    ]
  }
  if (fields.date !== undefined && fields.day !== undefined)
    return [['day', 'is only for a session whose time is not known; delete it, or delete date']]
  return [fields.day === undefined ? 'date' : 'day', 'minutes', 'topics', 'speakers']
    .filter((field) => fields[field] === undefined)
    .map((field) => [field, 'is missing; it is required for sessions'])
}

/**
 * Validates the front matter of a file against the schema of its collection, and checks that the names in it exist.
 * @param known the names, and the ISO date of the build
 * @param slugs slugs of all pages of the collection
 */
export function checkFrontMatter(source: SourceFile, known: KnownNames & { today: string }, slugs: ReadonlySet<string>): Problem[] {
  const { collection, flattened, positionOf } = source
  const { schema } = collections[collection]
  const fields = givenFields(source.fields)
  const slug = typeof fields.slug === 'string' ? fields.slug : undefined
  const placeOf = (path: readonly PropertyKey[]) => positionOf(path) ?? { line: 1 }
  const at = (path: readonly PropertyKey[], message: string | undefined) =>
    message === undefined ? [] : [error({ ...placeOf(path), field: printedPath(path) }, message)]
  const name = caseProblem(flattened, slug)
  const names = {
    author: known.authors,
    person: known.people,
    tag: known.tags.get(collection),
    heading: source.body && new Set(source.body.headings.map(({ id }) => id)),
  }
  const problems = [
    ...problemsOf(schema, fields).flatMap(({ path, message }) => at(path, elsewhereMessage(path, collection, schema) ?? message)),
    ...at(['date'], yearMessage(fields.date, known.today)),
    ...at(['slug'], slug === undefined ? undefined : slugProblem(slug, addressOf(`${collection}/index`))),
    ...(name ? [error({ line: 1 }, name)] : []),
    ...unknownNames(schema, fields, collection, names, placeOf),
    ...('speakers' in schema.shape ? sessionMessages(fields, slugs) : []).flatMap(([field, message]) => at([field], message)),
    ...(fields.draft === true ? [] : unwritten(fields)).flatMap((path) => at(path, 'is not written yet; replace the text of the outline')),
    ...textProblems(source),
  ]
  return problems.sort((a, b) => a.line - b.line)
}
