import type { DiagramFacts } from '../lib/check/diagrams'

const known = new Map<string, ReturnType<DiagramFacts['problemOf']>>()

/** Loads the parser of Mermaid. It sanitizes labels with DOMPurify, which requires a browser, so DOMPurify is replaced by a stub. */
async function loadParser() {
  const { default: purify } = await import('dompurify')
  Object.assign(purify, { addHook: () => undefined, sanitize: (text: string) => text })
  return (await import('mermaid')).default
}
let parser: ReturnType<typeof loadParser> | undefined

async function parse(source: string): ReturnType<DiagramFacts['problemOf']> {
  parser ??= loadParser()
  try {
    await (await parser).parse(source)
    return undefined
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    const line = Number(message.match(/(?:Parse error|Lexical error) on line (\d+)/i)?.[1] ?? 1)
    const lines = message.split('\n')
    const expectation = lines.find((text) => /^Expecting/.test(text)) ?? lines[0] ?? ''
    return { line: Math.min(line, source.trimEnd().split('\n').length), reason: expectation.slice(0, 160) }
  }
}

/** The syntax error of a Mermaid diagram, or undefined if it is valid. Each diagram is parsed once per process. */
export function diagramProblem(source: string): ReturnType<DiagramFacts['problemOf']> {
  const problem = known.get(source) ?? parse(source)
  known.set(source, problem)
  return problem
}
