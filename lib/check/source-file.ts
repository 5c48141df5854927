import { LineCounter, parseDocument } from 'yaml'
import { addressOf, type Collection, collectionNames, collectionOf } from '../collections'
import { analyseBody, type BodyAnalysis } from '../mdx/analyse'
import type { AddressFields } from '../routes'
import { type Position, positionIn } from '../schema/yaml-position'
import type { Finding } from './finding'

/** A content file, read and parsed as far as it could be. */
export type SourceFile = {
  /** Path from the repository's root. */
  path: string
  /** Path below `content/` without extension. */
  flattened: string
  collection: Collection
  url: string
  fields: Record<string, unknown>
  /** Line of a front-matter field; 1 where it is missing. */
  lineOf: (field: string) => number
  /** Place of a value of the front matter in the file; undefined for a missing field. */
  positionOf: (path: readonly PropertyKey[]) => Position | undefined
  body?: BodyAnalysis
  /** Lines before the body's first line. */
  bodyOffset: number
}

const FRONT_MATTER = /^---\n([\s\S]*?\n)?---\n/

/** Reads one file's text. What cannot be read is told as findings; the rest of the file is still returned where that makes sense. */
export function readSource(path: string, text: string, contentDir: string): { source?: SourceFile; findings: Finding[] } {
  const findings: Finding[] = []
  const error = (line: number, message: string, field?: string) =>
    findings.push({ file: path, line, message, kind: 'error', ...(field && { field }) })
  if (text.includes('\r')) {
    error(text.slice(0, text.indexOf('\r')).split('\n').length, 'has CRLF line endings; save the file with LF')
    return { findings }
  }
  const match = text.match(FRONT_MATTER)
  if (!match) {
    error(1, 'has no front matter; begin the file with a block between two lines of ---')
    return { findings }
  }
  const counter = new LineCounter()
  const document = parseDocument(match[1] ?? '', { lineCounter: counter, prettyErrors: false })
  const yamlError = document.errors[0]
  if (yamlError) {
    error(counter.linePos(yamlError.pos[0]).line + 1, `front matter is not valid YAML: ${yamlError.message}`)
    return { findings }
  }
  // The block begins below the first line of dashes.
  const positionOf = (at: readonly PropertyKey[]): Position | undefined => {
    const position = positionIn(document, counter, at)
    return position && { ...position, line: position.line + 1 }
  }
  const fields = (document.toJS() ?? {}) as Record<string, unknown>
  const flattened = path.slice(contentDir.length + 1).replace(/\.mdx$/, '')
  const collection = collectionOf(flattened)
  if (!collection) {
    error(1, `is in no collection; move it below ${collectionNames.map((name) => `${contentDir}/${name}/`).join(', ')}`)
    return { findings }
  }
  const bodyOffset = match[0].split('\n').length - 1
  const source: SourceFile = {
    path,
    flattened,
    collection,
    fields,
    bodyOffset,
    url: addressOf(flattened, addressFields(fields)),
    lineOf: (field) => positionOf([field])?.line ?? 1,
    positionOf,
  }
  try {
    source.body = analyseBody(text.slice(match[0].length))
  } catch (cause) {
    const failure = cause as { line?: number; reason?: string; message?: string }
    error((failure.line ?? 1) + bodyOffset, `broken MDX: ${failure.reason ?? failure.message}`)
  }
  return { source, findings }
}

/** What decides a page's address, of its front matter. */
export function addressFields(fields: Record<string, unknown>): AddressFields {
  return {
    ...(typeof fields.slug === 'string' && { slug: fields.slug }),
    ...(typeof fields.kind === 'string' && { kind: fields.kind }),
  }
}
