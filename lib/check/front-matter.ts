import { tagsFile } from '../blog/blogs'
import { eventKinds, type FieldKind, fieldsOf } from '../content/fields'
import { eventProblems } from '../events/event-problems'
import { glyphNames } from '../figures/glyphs'
import { suggestion } from '../nearest'
import { engineProblems } from '../query-engines/engine'
import type { Collection } from '../routes'
import type { Finding } from './finding'
import type { SourceFile } from './source-file'

/** Names that front matter may refer to. */
export type KnownNames = {
  authors: ReadonlySet<string>
  tags: ReadonlyMap<string, ReadonlySet<string>>
  /** People of sessions, by their keys in content/speakers.yml. */
  people: ReadonlySet<string>
}

const isDay = (value: unknown) =>
  value instanceof Date
    ? !Number.isNaN(value.getTime())
    : typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value))
const isStrings = (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === 'string')

const kinds: Record<FieldKind, { expected: string; test: (value: unknown) => boolean }> = {
  string: { expected: 'text', test: (value) => typeof value === 'string' },
  boolean: { expected: 'true or false', test: (value) => typeof value === 'boolean' },
  number: { expected: 'a number', test: (value) => typeof value === 'number' },
  date: { expected: 'a date such as 2025-11-03', test: isDay },
  strings: { expected: 'a list of texts', test: isStrings },
  tags: { expected: 'a list of tags', test: isStrings },
  authors: { expected: 'a list of authors', test: isStrings },
  lastUpdate: {
    expected: '{ date: 2025-11-03, author: Name }',
    test: (value) => typeof value === 'object' && value !== null && Object.keys(value).every((key) => key === 'date' || key === 'author'),
  },
  engine: { expected: 'a record; see lib/query-engines/engine.ts', test: (value) => typeof value === 'object' && value !== null },
  glyph: { expected: `one of ${glyphNames.join(', ')}`, test: (value) => glyphNames.some((name) => name === value) },
  topics: { expected: 'a list of topics', test: isStrings },
  speakers: { expected: 'a list of { person, part }', test: Array.isArray },
  paths: {
    expected: 'a list of paths of this site',
    test: (value) => isStrings(value) && (value as string[]).every((path) => path.startsWith('/')),
  },
  eventKind: { expected: eventKinds.join(', '), test: (value) => eventKinds.some((kind) => kind === value) },
}

function unknownNames(
  source: SourceFile,
  field: string,
  names: unknown,
  known: ReadonlySet<string>,
  what: string,
  file: string,
): Finding[] {
  return ((names as string[]) ?? [])
    .filter((name) => !known.has(name))
    .map((name) => ({
      file: source.path,
      line: source.lineOf(field),
      field,
      kind: 'error' as const,
      message: `unknown ${what} "${name}"; ${file} does not list it.${suggestion(name, known)}`,
    }))
}

/** Collections whose pages are about sessions. */
const sessions: readonly Collection[] = ['community', 'webinar']

/**
 * Checks a file's front matter against its collection's fields, its tags and its authors.
 * @param slugs paths of the pages of its collection, below it
 */
export function checkFrontMatter(source: SourceFile, known: KnownNames, slugs: ReadonlySet<string>): Finding[] {
  const rules = fieldsOf[source.collection]
  const findings: Finding[] = []
  const error = (field: string, message: string) =>
    findings.push({ file: source.path, line: source.lineOf(field), field, message, kind: 'error' })
  for (const field of Object.keys(source.fields)) {
    if (!rules[field]) error(field, `unknown field.${suggestion(field, Object.keys(rules))}`)
  }
  for (const [field, rule] of Object.entries(rules)) {
    const value = source.fields[field]
    if (value === undefined || value === null) {
      if (rule.required) error(field, `is missing; give ${kinds[rule.kind].expected}`)
      continue
    }
    if (!kinds[rule.kind].test(value)) {
      error(field, `must be ${kinds[rule.kind].expected}`)
      continue
    }
    const length = typeof value === 'string' ? value.length : 0
    if (rule.length && (length < rule.length[0] || length > rule.length[1])) {
      error(field, `has ${length} characters; write ${rule.length[0]} to ${rule.length[1]}`)
    }
    if (rule.kind === 'engine') {
      const sections = new Set(source.body?.headings.map(({ id }) => id) ?? [])
      for (const problem of engineProblems(value, sections)) error(field, problem)
    }
    if (rule.kind === 'authors') findings.push(...unknownNames(source, field, value, known.authors, 'author', 'content/authors.yml'))
    if (rule.kind === 'tags') {
      const tags = known.tags.get(source.collection) ?? new Set<string>()
      findings.push(...unknownNames(source, field, value, tags, 'tag', `content/${tagsFile(source.collection)}`))
    }
  }
  if (sessions.includes(source.collection)) {
    for (const { field, message } of eventProblems(source.fields, { people: known.people, slugs })) error(field, message)
  }
  return findings
}
