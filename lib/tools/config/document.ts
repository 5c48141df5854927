import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'

/** Path of a value in a JSON file: names of keys, and positions in arrays, which can be texts. */
export type JsonPath = ReadonlyArray<string | number>

/** Place in a text. `line` and `column` begin at 1, `offset` at 0. */
type Place = { offset: number; line: number; column: number }

/** `error`: the run fails. `warning`: data is lost or exposed, or a setting has no effect. `advice`: it works, but not well. */
export type Level = 'error' | 'warning' | 'advice'

/** A remark on a file. `text` is inline Markdown. */
export type Finding = Place & { level: Level; path: JsonPath; text: string }

/** Receives a remark on the value at a path or, with `atKey`, on its key. */
export type Report = (level: Level, path: JsonPath, text: string, atKey?: boolean) => void

/** A parsed file. `value` is undefined if the text is not valid JSON, and `problems` then say why. */
export type JsonDocument = {
  value: unknown
  problems: Finding[]
  /** Place of a value or, with `key`, of its key. A path that does not exist has the place of its closest parent. */
  placeOf: (path: JsonPath, key?: boolean) => Place
}

const syntaxTexts: Record<string, string> = {
  InvalidSymbol: 'This is not a value. Put texts between double quotes; only numbers, `true`, `false` and `null` have none.',
  InvalidNumberFormat: 'This is not a number. Write digits, and a period before the decimals.',
  PropertyNameExpected: 'A key between double quotes is missing here. After the last key of an object, there must be no comma.',
  ValueExpected: 'A value is missing here. After the last value of an array, there must be no comma.',
  ColonExpected: 'A colon between key and value is missing here.',
  CommaExpected: 'A comma is missing before this.',
  CloseBraceExpected: 'The closing brace `}` of an object is missing.',
  CloseBracketExpected: 'The closing bracket `]` of an array is missing.',
  EndOfFileExpected: 'The file ends before this. Remove everything after the closing brace.',
  InvalidCommentToken: 'JSON has no comments. Remove this one.',
  UnexpectedEndOfComment: 'JSON has no comments. Remove this one.',
  UnexpectedEndOfString:
    'The closing quotation mark is missing on this line. Write a line break in a text, such as a certificate, as `\\n`.',
  InvalidEscapeCharacter: 'A backslash begins an escape sequence such as `\\n`. Write `\\\\` for the backslash itself.',
  InvalidUnicode: 'After `\\u`, there must be four hexadecimal digits.',
  InvalidCharacter: 'A text must not contain this control character. Write a tab as `\\t` and a line break as `\\n`.',
}

/** Finds keys that an object contains twice. OLake uses the last one. */
function repeatedKeys(node: Node, report: (key: Node) => void): void {
  const seen = new Set<unknown>()
  for (const child of node.children ?? []) {
    const [key] = child.children ?? []
    if (node.type === 'object' && key) {
      if (seen.has(key.value)) report(key)
      seen.add(key.value)
    }
    repeatedKeys(child, report)
  }
}

/** Values of a syntax tree, as `JSON.parse` would return them. */
function plainValue(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(plainValue)
  if (node.type !== 'object') return node.value
  return Object.fromEntries(
    (node.children ?? []).flatMap(({ children: [key, value] = [] }) => (key && value ? [[key.value, plainValue(value)]] : [])),
  )
}

/** Parses a JSON file as OLake does: without comments and without commas at the end. */
export function readJson(text: string): JsonDocument {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  const place = (offset: number): Place => {
    let line = starts.findIndex((start) => start > offset)
    if (line < 0) line = starts.length
    return { offset, line, column: offset - (starts[line - 1] ?? 0) + 1 }
  }
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const problems = errors.map(
    ({ error, offset }): Finding => ({
      ...place(Math.min(offset, text.trimEnd().length)),
      level: 'error',
      path: [],
      text: syntaxTexts[printParseErrorCode(error)] ?? 'This is not valid JSON.',
    }),
  )
  // One mistake causes several errors at the same place.
  const first = problems.filter(({ line }, index) => problems.findIndex((other) => other.line === line) === index)
  if (root && first.length === 0)
    repeatedKeys(root, (key) =>
      first.push({
        ...place(key.offset),
        level: 'warning',
        path: [],
        text: `\`${key.value}\` is in this object twice. The last one counts.`,
      }),
    )
  return {
    value: root && errors.length === 0 ? plainValue(root) : undefined,
    problems: first,
    placeOf: (path, key = false) => {
      let node = root
      for (const part of path) {
        const child = node && findNodeAtLocation(node, [node.type === 'array' ? Number(part) : part])
        if (!child) break
        node = child
      }
      return place((key && node?.parent?.type === 'property' ? node.parent : node)?.offset ?? 0)
    },
  }
}
