import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { sha256 } from '../../../lib/files/sha256.mjs'
import { error } from '../problem'
import type { DiagramFacts } from './check-diagrams'

const known = new Map<string, ReturnType<DiagramFacts['problemOf']>>()

/**
 * One empty file for each valid diagram and version of the parser, so that later checks need not load the parser, which takes a second. The
 * folder is in the cache of Next.js, which CI systems keep.
 */
const VALID_FOLDER = '.next/cache/diagrams'

/** The file that marks a diagram as valid. */
function markOf(source: string): string {
  const { version } = createRequire(import.meta.url)('mermaid/package.json') as { version: string }
  return `${VALID_FOLDER}/${sha256([`${version}\n${source}`])}`
}

/** Loads the parser of Mermaid. It sanitizes labels with DOMPurify, which requires a browser, so DOMPurify is replaced by a stub. */
async function loadParser() {
  const { default: purify } = await import('dompurify')
  Object.assign(purify, { addHook: () => undefined, sanitize: (text: string) => text })
  return (await import('mermaid')).default
}
let parser: ReturnType<typeof loadParser> | undefined

/** What a message of the parser means. It shows the text before the error and lists names of tokens. */
function reasonOf(message: string): string {
  if (/No diagram type/.test(message))
    return 'the first line names no type of diagram; begin with flowchart LR or sequenceDiagram, for example'
  const [, excerpt] = message.match(/error on line \d+[^\n]*\n([^\n]+)\n-*\^/i) ?? []
  if (!excerpt) return (message.split('\n')[0] ?? '').slice(0, 160)
  return `"${excerpt.trim()}" is not valid; close each bracket, and put labels with brackets or quotes in double quotes, such as A["max(id)"]`
}

async function parse(source: string): ReturnType<DiagramFacts['problemOf']> {
  const mark = markOf(source)
  if (existsSync(mark)) return undefined
  parser ??= loadParser()
  try {
    await (await parser).parse(source)
    mkdirSync(VALID_FOLDER, { recursive: true })
    writeFileSync(mark, '')
    return undefined
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    const line = Number(message.match(/(?:Parse error|Lexical error) on line (\d+)/i)?.[1] ?? 1)
    return error({ line: Math.min(line, source.trimEnd().split('\n').length) }, reasonOf(message))
  }
}

/** The syntax error of a Mermaid diagram, or undefined if it is valid. Each diagram is parsed once per process. */
export function diagramProblem(source: string): ReturnType<DiagramFacts['problemOf']> {
  const problem = known.get(source) ?? parse(source)
  known.set(source, problem)
  return problem
}
