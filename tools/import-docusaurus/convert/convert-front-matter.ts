import { isMap, isScalar, LineCounter, parseDocument, stringify } from 'yaml'

/** A page of Docusaurus, divided into front matter and body. Lines start at 1. */
export type SourcePage = {
  fields: Record<string, unknown>
  body: string
  /** Number of lines before the body. */
  linesBefore: number
  /** Line of a field; 1 if it is missing. */
  lineOf: (field: string) => number
  /** Problems of the front matter, each with the line in the file. */
  problems: Array<{ line: number; message: string }>
}

const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/

/** Fields of front matter that is not valid YAML: every line of the form `key: value`. */
function fieldsByLine(yaml: string): Record<string, unknown> {
  const pairs = [...yaml.matchAll(/^([\w-]+):[ \t]*(.*)$/gm)].map(([, key = '', value = '']): [string, string] => [key, value.trim()])
  return Object.fromEntries(pairs.filter(([, value]) => value !== '').map(([key, value]) => [key, value.replace(/^(["'])(.*)\1$/, '$2')]))
}

/** Divides a file into front matter and body. Of duplicate keys, the last one counts, as in Docusaurus. */
export function readSourcePage(text: string): SourcePage {
  const clean = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\0/g, '')
  const match = clean.match(FRONT_MATTER)
  const yaml = match?.[1] ?? ''
  const body = clean.slice(match?.[0].length ?? 0)
  const counter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false, uniqueKeys: false })
  const lines = new Map<string, number>()
  const problems: SourcePage['problems'] = []
  const lineAt = (offset: number) => counter.linePos(offset).line + 1
  for (const { key } of isMap(document.contents) ? document.contents.items : []) {
    if (!isScalar(key)) continue
    const line = lineAt(key.range?.[0] ?? 0)
    const name = String(key.value)
    if (lines.has(name)) problems.push({ line, message: `${name} is given twice; this value, the last one, was taken` })
    lines.set(name, line)
  }
  const [error] = document.errors
  if (error)
    problems.push({
      line: lineAt(error.pos[0]),
      message: `the front matter is not valid YAML (${error.message}); it was read line by line`,
    })
  const value: unknown = error ? fieldsByLine(yaml) : document.toJS()
  const fields = typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
  return { fields, body, linesBefore: (match?.[0] ?? '').split('\n').length - 1, lineOf: (field) => lines.get(field) ?? 1, problems }
}

/** A content file of this site. Fields that are undefined are left out. */
export function writePage(fields: Record<string, unknown>, body: string): string {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  return `---\n${stringify(given, { lineWidth: 0, flowCollectionPadding: false })}---\n\n${body}`
}
