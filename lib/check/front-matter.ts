import { tagsFile } from '../blog/blogs'
import { collections } from '../collections'
import { eventProblems } from '../events/event-problems'
import { suggestion } from '../nearest'
import { namesIn } from '../schema/names'
import { printedPath, problemsOf } from '../schema/problems'
import type { NameKind } from '../schema/values'
import type { Finding } from './finding'
import type { SourceFile } from './source-file'

/** Names that front matter may refer to. */
export type KnownNames = {
  authors: ReadonlySet<string>
  tags: ReadonlyMap<string, ReadonlySet<string>>
  /** People of sessions, by their keys in content/speakers.yml. */
  people: ReadonlySet<string>
}

/** Front matter without the fields that have no value, which count as missing. */
const givenFields = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))

/** What a name of each kind may be, and what to say of another one. Undefined where that is not known, as in a page whose body is broken. */
function lookup(kind: NameKind, source: SourceFile, known: KnownNames): { names: ReadonlySet<string>; message: string } | undefined {
  switch (kind) {
    case 'author':
      return { names: known.authors, message: 'is no author; content/authors.yml does not list it' }
    case 'person':
      return { names: known.people, message: 'is no person; content/speakers.yml does not list it' }
    case 'tag':
      return {
        names: known.tags.get(source.collection) ?? new Set(),
        message: `is no tag; content/${tagsFile(source.collection)} does not list it`,
      }
    case 'heading':
      return source.body && { names: new Set(source.body.headings.map(({ id }) => id)), message: 'is the id of no heading of this page' }
  }
}

/**
 * Checks the front matter of a file against the schema of its collection, and the names in it against those that exist.
 * @param slugs paths of the pages of its collection, below it
 */
export function checkFrontMatter(source: SourceFile, known: KnownNames, slugs: ReadonlySet<string>): Finding[] {
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
  for (const { path, message } of problemsOf(schema, fields)) error(path, message)
  for (const { kind, name, path } of namesIn(schema, fields)) {
    const target = lookup(kind, source, known)
    if (target && name && !target.names.has(name)) error(path, `"${name}" ${target.message}.${suggestion(name, target.names)}`)
  }
  if ('speakers' in schema.shape) {
    for (const { field, message } of eventProblems(fields, slugs)) error([field], message)
  }
  return findings.sort((a, b) => a.line - b.line)
}
