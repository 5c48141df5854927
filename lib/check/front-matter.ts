import { tagsFile } from '../blog/blogs'
import { collections } from '../collections'
import { eventProblems } from '../events/event-problems'
import { wordingProblems } from '../mdx/prose'
import { suggestion } from '../nearest'
import { namesIn } from '../schema/names'
import { printedPath, problemsOf } from '../schema/problems'
import type { NameKind } from '../schema/values'
import type { Finding } from './finding'
import type { SourceFile } from './source-file'

/** Names that front matter can refer to. */
export type KnownNames = {
  authors: ReadonlySet<string>
  tags: ReadonlyMap<string, ReadonlySet<string>>
  /** Keys of the session speakers in content/speakers.yml. */
  people: ReadonlySet<string>
}

/** Front matter without empty fields, which are treated as missing. */
const givenFields = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))

/**
 * The valid names of a kind, and the message for an invalid one. Undefined if the names are unknown, for example the headings of a broken
 * page.
 */
function lookup(kind: NameKind, source: SourceFile, known: KnownNames): { names: ReadonlySet<string>; message: string } | undefined {
  switch (kind) {
    case 'author':
      return { names: known.authors, message: 'is not an author in content/authors.yml' }
    case 'person':
      return { names: known.people, message: 'is not a person in content/speakers.yml' }
    case 'tag':
      return {
        names: known.tags.get(source.collection) ?? new Set(),
        message: `is not a tag in content/${tagsFile(source.collection)}`,
      }
    case 'heading':
      return source.body && { names: new Set(source.body.headings.map(({ id }) => id)), message: 'is not the ID of a heading on this page' }
  }
}

/** Front matter fields with text for readers, and whether the rules for headings apply. Labels in the sidebar may be general. */
const TEXT_FIELDS = { title: true, sidebar_label: false, description: false } as const

/** Wordings in a file's titles and description that the prose rules advise against. */
function wordingFindings({ path: file, fields, lineOf }: SourceFile): Finding[] {
  return Object.entries(TEXT_FIELDS).flatMap(([field, heading]) => {
    const text = fields[field]
    if (typeof text !== 'string') return []
    return wordingProblems(text, heading).map((message): Finding => ({ file, line: lineOf(field), field, kind: 'warning', message }))
  })
}

/**
 * Validates the front matter of a file against the schema of its collection, and checks that the names in it exist.
 * @param slugs slugs of all pages of the collection
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
  findings.push(...wordingFindings(source))
  return findings.sort((a, b) => a.line - b.line)
}
