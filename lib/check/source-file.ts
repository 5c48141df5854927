import { LineCounter, parseDocument } from 'yaml'
import { addressOf, type Collection, collectionNames, collectionOf } from '../collections'
import { analyseTree, type BodyAnalysis, parseBody } from '../mdx/analyse'
import type { AddressFields } from '../routes'
import { type Position, positionIn } from '../schema/yaml-position'
import { encodingProblem } from './encoding'
import type { Finding } from './finding'
import { markupProblems, type Problem } from './markup'
import { explainFailure } from './parse-failure'

/** Location and URL of a content file. */
export type FilePlace = {
  /** Path relative to the repository root. */
  path: string
  /** Path relative to `content/`, without extension. */
  flattened: string
  collection: Collection
  url: string
}

/** A parsed content file. */
export type SourceFile = FilePlace & {
  fields: Record<string, unknown>
  /** Line of a front matter field; 1 if the field is missing. */
  lineOf: (field: string) => number
  /** Position of a front matter value in the file; undefined for a missing field. */
  positionOf: (path: readonly PropertyKey[]) => Position | undefined
  /** Analysis of the body, with lines counted from the top of the file. Undefined if the body cannot be parsed. */
  body?: BodyAnalysis
}

/** Result of reading a file: its source, or only its location if the encoding or front matter cannot be read. */
type ReadResult = { source?: SourceFile; unreadable?: FilePlace; findings: Finding[] }

const FRONT_MATTER = /^---\n([\s\S]*?\n)?---(?:\n|$)/

/**
 * Location of a file whose front matter cannot be parsed. Searches the text for `slug` and `kind`, so that links to the file stay valid.
 */
function guessPlace(path: string, flattened: string, collection: Collection, text: string): FilePlace {
  const slug = text.match(/^slug:[ \t]*["']?([^\s"']+)/m)?.[1]
  const kind = text.match(/^kind:[ \t]*["']?([a-z]+)/m)?.[1]
  return { path, flattened, collection, url: addressOf(flattened, { slug, kind }) }
}

/** Parses the text of a content file. Problems are returned as findings, together with the parts of the file that could be parsed. */
export function readSource(path: string, text: string, contentDir: string): ReadResult {
  const findings: Finding[] = []
  const error = ({ line, column, message }: Problem) => findings.push({ file: path, line, column, message, kind: 'error' })
  const flattened = path.slice(contentDir.length + 1).replace(/\.mdx$/, '')
  const collection = collectionOf(flattened)
  if (!collection) {
    const folders = collectionNames.map((name) => `${contentDir}/${name}/`).join(', ')
    error({ line: 1, column: 1, message: `is not in a collection; move it to one of ${folders}` })
    return { findings }
  }
  const unreadable = (problem: Problem): ReadResult => {
    error(problem)
    return { unreadable: guessPlace(path, flattened, collection, text), findings }
  }
  const encoding = encodingProblem(text)
  if (encoding) return unreadable(encoding)
  const match = text.match(FRONT_MATTER)
  if (!match) {
    return unreadable({ line: 1, column: 1, message: 'has no front matter; begin the file with a block between two lines of ---' })
  }
  const yaml = match[1] ?? ''
  const counter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false })
  const yamlError = document.errors[0]
  if (yamlError) {
    const { line, col } = counter.linePos(yamlError.pos[0])
    return unreadable({ line: line + 1, column: col, message: `front matter is not valid YAML: ${yamlError.message}` })
  }
  const front: unknown = document.toJS() ?? {}
  if (typeof front !== 'object' || front === null || Array.isArray(front)) {
    return unreadable({ line: 2, column: 1, message: 'front matter must be fields with values, such as "title: A page"' })
  }
  // The YAML block begins on the line after the opening `---`.
  const positionOf = (at: readonly PropertyKey[]): Position | undefined => {
    const position = positionIn(document, counter, at)
    return position && { ...position, line: position.line + 1 }
  }
  const fields: Record<string, unknown> = { ...front }
  const source: SourceFile = {
    path,
    flattened,
    collection,
    fields,
    url: addressOf(flattened, addressFields(fields)),
    lineOf: (field) => positionOf([field])?.line ?? 1,
    positionOf,
  }
  // Replace the front matter with empty lines, so that line numbers are counted from the top of the file.
  const body = '\n'.repeat(match[0].split('\n').length - 1) + text.slice(match[0].length)
  try {
    const tree = parseBody(body)
    for (const problem of markupProblems(tree, body)) error(problem)
    source.body = analyseTree(tree)
  } catch (cause) {
    error(explainFailure(cause, body))
  }
  return { source, findings }
}

/** The front matter fields that affect a page's URL. */
export function addressFields(fields: Record<string, unknown>): AddressFields {
  return {
    ...(typeof fields.slug === 'string' && { slug: fields.slug }),
    ...(typeof fields.kind === 'string' && { kind: fields.kind }),
  }
}
