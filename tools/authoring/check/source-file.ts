import { posix } from 'node:path'
import { type Document, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { addressOf, type Collection, collectionNames, collectionOf } from '../../../lib/collections'
import { addressFields, FRONT_MATTER } from '../../../lib/content/content-parts'
import type { BodyAnalysis } from '../../../lib/mdx/analyse'
import type { Finding, Place, Problem } from '../../../lib/problem'
import { nestsTooDeep, TOO_DEEP_DATA } from '../../../lib/schema/nesting'
import { yamlErrorOf } from '../../../lib/schema/yaml-error'
import { positionIn, textPositionIn } from '../../../lib/schema/yaml-position'
import { error, warning } from '../problem'
import { explainFailure } from '../rules/parse-failure'
import { type BodyReading, movedDown, readBody } from '../rules/read-body'
import { encodingProblem } from './encoding'
import { nameProblem } from './file-names'

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
  positionOf: (path: readonly PropertyKey[]) => Place | undefined
  /** Position of the text of a front matter value in the file, after its quote; undefined for a missing field and for collections. */
  textPlaceOf: (path: readonly PropertyKey[]) => Place | undefined
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

/** Problems of texts without quotes whose end YAML takes for a comment: `title: Jobs #1`. @param yaml the text of the document */
function cutTexts(document: Document, counter: LineCounter, yaml: string): Problem[] {
  const found: Problem[] = []
  visit(document, {
    Scalar: (key, node) => {
      if (key === 'key' || !isScalar(node) || node.type !== 'PLAIN' || typeof node.value !== 'string' || !node.range) return
      const [start, end] = node.range
      // After a title, text is more likely than a remark.
      const isTitle = /(?:^|\n)(?:title|description|sidebar_label):[ \t]*$/.test(yaml.slice(0, start))
      const [, comment] = yaml.slice(end).match(isTitle ? /^[ \t]+(#.*)/ : /^[ \t]+(#[^\s#].*)/) ?? []
      const message = `the text ends before "${comment}", which is a comment; put all of it in quotes: "${node.value} ${comment}"`
      const { line, col } = counter.linePos(start)
      if (comment) found.push(warning({ line, column: col }, message))
    },
  })
  return found
}

/**
 * Why a body cannot be parsed. It is parsed a second time, below as many empty lines as there are lines before it, because the parser's
 * messages mention lines. @throws what the parser threw if it can
 */
function failureIn(body: string, linesBefore: number, thrown: unknown): Problem {
  const text = '\n'.repeat(linesBefore) + body
  try {
    readBody(text)
  } catch (cause) {
    return explainFailure(cause, text)
  }
  throw thrown
}

/**
 * Parses the text of a content file. Problems are returned as findings, together with the parts of the file that could be parsed.
 * @param readBodyOf reads the body; `readBody` by default. Scripts pass a version that knows the bodies that are already compiled
 */
export function readSource(path: string, text: string, contentDir: string, readBodyOf: BodyReader = readBody): ReadResult {
  const START = { line: 1, column: 1 }
  const flattened = path.slice(contentDir.length + 1).replace(/\.mdx$/, '')
  const collection = collectionOf(flattened)
  const folders = collectionNames.map((name) => `${contentDir}/${name}/`).join(', ')
  const name = collection ? nameProblem(path, contentDir) : `is not in a collection; move it to one of ${folders}`
  if (!collection || name) return { findings: [{ file: path, ...error(START, name ?? '') }] }
  const unreadable = (problem: Problem): ReadResult => ({
    unreadable: guessPlace(path, flattened, collection, text),
    findings: [{ file: path, ...problem }],
  })
  const encoding = encodingProblem(text)
  if (encoding) return unreadable(encoding)
  const match = text.match(FRONT_MATTER)
  if (!match) return unreadable(error(START, frontMatterMessage(text)))
  const yaml = match[1] ?? ''
  const broken = (problem: Problem) =>
    unreadable(movedDown({ ...problem, message: `the front matter cannot be read: ${problem.message}` }, 1))
  if (nestsTooDeep(yaml)) return broken(error(START, TOO_DEEP_DATA))
  const counter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false })
  const yamlError = yamlErrorOf(document, yaml)
  if (yamlError) return broken(yamlError)
  const front: unknown = document.toJS() ?? {}
  if (typeof front !== 'object' || front === null || Array.isArray(front))
    return unreadable(error({ line: 2, column: 1 }, 'front matter must be fields with values, such as "title: A page"'))
  // The YAML block begins on the line after the opening `---`.
  const positionOf = (at: readonly PropertyKey[]) => movedDown(positionIn(document, counter, at), 1)
  const fields: Record<string, unknown> = { ...front }
  const source: SourceFile = {
    path,
    flattened,
    collection,
    fields,
    url: addressOf(flattened, addressFields(fields)),
    lineOf: (field) => positionOf([field])?.line ?? 1,
    positionOf,
    textPlaceOf: (at) => movedDown(textPositionIn(document, counter, at), 1),
  }
  const body = text.slice(match[0].length)
  const linesBefore = match[0].split('\n').length - 1
  const problems = movedDown(cutTexts(document, counter, yaml), 1)
  try {
    const reading = movedDown(readBodyOf(body, posix.dirname(flattened)), linesBefore)
    problems.push(...reading.problems)
    source.body = reading.analysis
  } catch (cause) {
    problems.push(failureIn(body, linesBefore, cause))
  }
  return { source, findings: problems.map((problem) => ({ file: path, ...problem })) }
}
