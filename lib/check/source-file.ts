import { LineCounter, parseDocument } from 'yaml'
import { analyseBody, type BodyAnalysis } from '../mdx/analyse'
import { type AddressFields, addressOf, type Collection, collections } from '../routes'
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
  const lines = new Map<string, number>()
  for (const [index, line] of (match[1] ?? '').split('\n').entries()) {
    const key = line.match(/^([A-Za-z_][\w-]*):/)?.[1]
    if (key && !lines.has(key)) lines.set(key, index + 2)
  }
  const fields = (document.toJS() ?? {}) as Record<string, unknown>
  const flattened = path.slice(contentDir.length + 1).replace(/\.mdx$/, '')
  const collection = flattened.split('/')[0] as Collection
  if (!collections.includes(collection)) {
    error(1, `stands in no collection; move it below ${collections.map((name) => `${contentDir}/${name}/`).join(', ')}`)
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
    lineOf: (field) => lines.get(field) ?? 1,
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
