import { LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { blogs, tagsFile } from '../../../lib/blogs'
import { suggestion } from '../../../lib/nearest'
import type { Finding, Problem } from '../../../lib/problem'
import { readingPathList, seriesList } from '../../../lib/schema/data-files'
import { printedPath } from '../../../lib/schema/problems'
import { type NameKind, nameKinds, unwrapped } from '../../../lib/schema/values'
import { positionIn } from '../../../lib/schema/yaml-position'
import { error } from '../problem'

/** Names that front matter can refer to. They are undefined if their file is not valid. */
export type KnownNames = {
  authors: ReadonlySet<string> | undefined
  tags: ReadonlyMap<string, ReadonlySet<string> | undefined>
  /** Keys of the session speakers in content/speakers.yml. */
  people: ReadonlySet<string> | undefined
}

/** All names in a value with their paths: the fields that the schema declares with `name()`. Skips parts that do not match the schema. */
export function namesIn(
  schema: z.core.$ZodType,
  value: unknown,
  path: PropertyKey[] = [],
): Array<{ kind: NameKind; name: string; path: PropertyKey[] }> {
  const own = unwrapped(schema)
  const kind = nameKinds.get(own)?.kind
  if (kind) return typeof value === 'string' ? [{ kind, name: value, path }] : []
  if (own instanceof z.ZodArray) {
    return Array.isArray(value) ? value.flatMap((item, index) => namesIn(own.element, item, [...path, index])) : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => {
    const inner = own instanceof z.ZodObject ? own.shape[key] : own instanceof z.ZodRecord ? own.valueType : undefined
    return inner ? namesIn(inner, item, [...path, key]) : []
  })
}

/** Maximum number of names in a message. */
const LISTED = 12

/** What to write instead of an unknown name. */
function adviceFor(name: string, known: ReadonlySet<string>): string {
  const list = known.size > 0 && known.size <= LISTED ? ` Write one of ${[...known].join(', ')}.` : ''
  return suggestion(name, known) || list || ' Add it there, or write the name of another one.'
}

/**
 * The names in a value that do not exist. Names of a kind that is not known, for example the headings of a broken page, are not checked.
 * @param collection folder of the page or the data file
 * @param known names by kind; those of tags and articles are those of the collection
 */
export function unknownNames(
  schema: z.core.$ZodType,
  value: unknown,
  collection: string,
  known: Partial<Record<NameKind, ReadonlySet<string> | undefined>>,
  placeOf: (path: readonly PropertyKey[]) => Pick<Problem, 'line' | 'column'>,
): Problem[] {
  const homes: Record<NameKind, string> = {
    author: 'an author in content/authors.yml',
    person: 'a person in content/speakers.yml',
    tag: `a tag in content/${tagsFile(collection)}`,
    article: `the slug of an article in content/${collection}/`,
    heading: 'the ID of a heading on this page',
  }
  return namesIn(schema, value).flatMap(({ kind, name, path }) => {
    const names = known[kind]
    if (!names || !name || names.has(name)) return []
    return error({ ...placeOf(path), field: printedPath(path) }, `"${name}" is not ${homes[kind]}.${adviceFor(name, names)}`)
  })
}

/** Articles and tags that series and reading paths of the blogs name, and that do not exist. @param slugs those of all articles of a blog */
export function checkReadingLists(
  files: ReadonlyMap<string, string>,
  contentDir: string,
  slugs: (blog: (typeof blogs)[number]['id']) => ReadonlySet<string>,
  tags: KnownNames['tags'],
): Finding[] {
  const lists = { 'series.yml': seriesList, 'reading-paths.yml': readingPathList }
  return blogs.flatMap(({ id }) =>
    Object.entries(lists).flatMap(([name, schema]): Finding[] => {
      const file = `${contentDir}/${id}/${name}`
      const counter = new LineCounter()
      const document = parseDocument(files.get(file) ?? '[]', { lineCounter: counter, prettyErrors: false })
      // The check of data files reports a file that is not valid.
      if (document.errors.length > 0) return []
      const placeOf = (path: readonly PropertyKey[]) => positionIn(document, counter, path) ?? { line: 1 }
      const problems = unknownNames(schema, document.toJS(), id, { article: slugs(id), tag: tags.get(id) }, placeOf)
      return problems.map((problem) => ({ file, ...problem }))
    }),
  )
}
