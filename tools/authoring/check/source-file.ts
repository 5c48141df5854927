import { posix } from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import { addressOf, type Collection, collectionNames, collectionOf } from '../../../lib/collections'
import { addressFields, FRONT_MATTER } from '../../../lib/content/content-parts'
import type { BodyAnalysis } from '../../../lib/mdx/analyse'
import { nestsTooDeep, TOO_DEEP_DATA } from '../../../lib/schema/nesting'
import { yamlErrorOf } from '../../../lib/schema/yaml-error'
import { type Position, positionIn, textPositionIn } from '../../../lib/schema/yaml-position'
import { explainFailure } from '../rules/parse-failure'
import type { Problem } from '../rules/problem'
import { type BodyReading, movedReading, readBody } from '../rules/read-body'
import { encodingProblem } from './encoding'
import { nameProblem } from './file-names'
import type { Finding } from './finding'
import { misreadTexts } from './misread-texts'

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
  /** Position of the text of a front matter value in the file, after its quote; undefined for a missing field and for collections. */
  textPlaceOf: (path: readonly PropertyKey[]) => Position | undefined
  /** Analysis of the body, with lines counted from the top of the file. Undefined if the body cannot be parsed. */
  body?: BodyAnalysis
}

/** Result of reading a file: its source, or only its location if the encoding or front matter cannot be read. */
type ReadResult = { source?: SourceFile; unreadable?: FilePlace; findings: Finding[] }

/**
 * Location of a file whose front matter cannot be parsed. Searches the text for `slug` and `kind`, so that links to the file stay valid.
 */
function guessPlace(path: string, flattened: string, collection: Collection, text: string): FilePlace {
  const slug = text.match(/^slug:[ \t]*["']?([^\s"']+)/m)?.[1]
  const kind = text.match(/^kind:[ \t]*["']?([a-z]+)/m)?.[1]
  return { path, flattened, collection, url: addressOf(flattened, { slug, kind }) }
}

/** Why a file has no front matter: it is not closed, or its first line is not exactly three hyphens. */
const frontMatterMessage = (text: string) =>
  text.startsWith('---\n')
    ? 'the front matter is not closed; add a line of exactly --- after its last field'
    : 'has no front matter; begin the file with a block between two lines of ---'

/** Reads the body of a file. `folder` is that of the file relative to the content folder. Throws the same errors as `readBody`. */
export type BodyReader = (body: string, folder: string) => BodyReading

const noBody = readBody('')

/** A reader for what only needs the front matter. */
export const skipBody: BodyReader = () => noBody

/**
 * Parses the text of a content file. Problems are returned as findings, together with the parts of the file that could be parsed.
 * @param readBodyOf reads the body; `readBody` by default. Scripts pass a version that knows the bodies that are already compiled
 */
export function readSource(path: string, text: string, contentDir: string, readBodyOf: BodyReader = readBody): ReadResult {
  const findings: Finding[] = []
  const error = (problem: Problem) => findings.push({ file: path, ...problem, kind: 'error' })
  const flattened = path.slice(contentDir.length + 1).replace(/\.mdx$/, '')
  const collection = collectionOf(flattened)
  if (!collection) {
    const folders = collectionNames.map((name) => `${contentDir}/${name}/`).join(', ')
    error({ line: 1, column: 1, message: `is not in a collection; move it to one of ${folders}` })
    return { findings }
  }
  const name = nameProblem(path, contentDir)
  if (name) {
    error({ line: 1, column: 1, message: name })
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
    return unreadable({ line: 1, column: 1, message: frontMatterMessage(text) })
  }
  const yaml = match[1] ?? ''
  if (nestsTooDeep(yaml)) return unreadable({ line: 2, column: 1, message: `the front matter cannot be read: ${TOO_DEEP_DATA}` })
  const counter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false })
  const yamlError = yamlErrorOf(document, yaml)
  if (yamlError) {
    const { line, col } = counter.linePos(yamlError.offset)
    return unreadable({ line: line + 1, column: col, message: `the front matter cannot be read: ${yamlError.message}` })
  }
  for (const { offset, message } of misreadTexts(document, yaml)) {
    const { line, col } = counter.linePos(offset)
    findings.push({ file: path, line: line + 1, column: col, message, kind: 'warning' })
  }
  const front: unknown = document.toJS() ?? {}
  if (typeof front !== 'object' || front === null || Array.isArray(front)) {
    return unreadable({ line: 2, column: 1, message: 'front matter must be fields with values, such as "title: A page"' })
  }
  // The YAML block begins on the line after the opening `---`.
  const inFile = (position: Position | undefined) => position && { ...position, line: position.line + 1 }
  const positionOf = (at: readonly PropertyKey[]) => inFile(positionIn(document, counter, at))
  const fields: Record<string, unknown> = { ...front }
  const source: SourceFile = {
    path,
    flattened,
    collection,
    fields,
    url: addressOf(flattened, addressFields(fields)),
    lineOf: (field) => positionOf([field])?.line ?? 1,
    positionOf,
    textPlaceOf: (at) => inFile(textPositionIn(document, counter, at)),
  }
  const body = text.slice(match[0].length)
  const linesBefore = match[0].split('\n').length - 1
  try {
    const { analysis, problems, warnings } = movedReading(readBodyOf(body, posix.dirname(flattened)), linesBefore)
    for (const problem of problems) error(problem)
    for (const warning of warnings) findings.push({ file: path, ...warning, kind: 'warning' })
    source.body = analysis
  } catch (cause) {
    const failures = failuresIn(body, linesBefore)
    if (failures.length === 0) throw cause
    for (const failure of failures) error(failure)
  }
  return { source, findings }
}

/**
 * Explains why a body cannot be parsed; no problems if it can. It is parsed a second time, below as many empty lines as there are lines before it, because the
 * parser's messages mention lines.
 */
function failuresIn(body: string, linesBefore: number): Problem[] {
  const text = '\n'.repeat(linesBefore) + body
  try {
    readBody(text)
  } catch (cause) {
    return explainFailure(cause, text)
  }
  return []
}
