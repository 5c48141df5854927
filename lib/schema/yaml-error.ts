import { type Document, type ErrorCode, isSeq, visit, type YAMLError } from 'yaml'
import type { Problem } from '../problem'
import { commonMistake } from './yaml-mistakes'

/** What to do about the mistakes that authors make most often in YAML. The parser only names the rule of the grammar. */
const remedies: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'Indent it as the lines around it, and close each bracket.',
  BAD_SCALAR_START: 'Put the value in quotes.',
  BLOCK_IN_FLOW: 'Write a comma between two fields in braces, and put a value with a colon in quotes.',
  BLOCK_AS_IMPLICIT_KEY:
    'If the value contains a colon, put it in quotes: "Sync modes: an overview". Otherwise, indent it as the lines around it.',
  MISSING_CHAR: 'Close each quote, and write a colon and a space after each name.',
  MULTILINE_IMPLICIT_KEY: 'Write a colon and a space after each name, and indent the line as the lines around it.',
  TAB_AS_INDENT: 'Use spaces.',
  UNEXPECTED_TOKEN: 'If the value begins with a quote or contains one, put all of it in quotes of the other kind: \'The "raw" view\'.',
}

const ENTRY = 'Begin each entry of a list with "- ", and indent it as the entries around it.'

/** What to do about the same mistakes in a list, such as a sidebar. They are nearly always mistakes of indentation. */
const listRemedies: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY:
    'If the value contains a colon, put it in quotes: "Sync modes: an overview". Otherwise, indent this line and the next one as the lines around them.',
  MULTILINE_IMPLICIT_KEY:
    'Write a colon and a space after each name, such as "- label: Postgres", and indent the next line as the lines around it.',
}

/** What to do about the marks that git leaves in a file. */
const CONFLICT = 'A merge conflict begins here. Keep the lines of one side, and delete those that begin with <<<<<<<, ======= and >>>>>>>.'

/** What to do about an error in a document. */
function remedyOf({ code, message, pos }: YAMLError, { contents }: Document): string | undefined {
  if (!isSeq(contents)) return remedies[code]
  if (code === 'UNEXPECTED_TOKEN' && pos[0] >= (contents.range?.[1] ?? Number.POSITIVE_INFINITY)) return ENTRY
  if (message.includes('without - indicator')) return `Indent the fields of an entry as its first one. ${ENTRY}`
  return listRemedies[code] ?? remedies[code]
}

/** Offset of the first alias (`*name`) without an anchor (`&name`), which the parser accepts. */
function unresolvedAlias(document: Document): number | undefined {
  let offset: number | undefined
  visit(document, {
    Alias: (_key, alias) => {
      if (alias.resolve(document)) return undefined
      offset = alias.range?.[0] ?? 0
      return visit.BREAK
    },
  })
  return offset
}

/** A wrong part of a text, by its offset. */
type Mistake = { offset: number; message: string }

function firstMistake(document: Document, text: string): Mistake | undefined {
  const conflict = text.search(/^<{7} /m)
  if (conflict >= 0) return { offset: conflict, message: CONFLICT }
  const [error] = document.errors
  const mistake = error && commonMistake(error, document, text)
  if (mistake) return mistake
  const remedy = error && remedyOf(error, document)
  // The parser's words for an entry without a hyphen are those of the grammar.
  if (error && remedy === ENTRY) return { offset: error.pos[0], message: ENTRY }
  if (error) return { offset: error.pos[0], message: [`${error.message}.`, remedy].filter(Boolean).join(' ') }
  const offset = unresolvedAlias(document)
  return offset === undefined ? undefined : { offset, message: 'A value that begins with * refers to another value. Put text in quotes.' }
}

/** The first error in a YAML document, and what to do; undefined if there is none. @param text the text from which the document was parsed */
export function yamlErrorOf(document: Document, text: string): Problem | undefined {
  const mistake = firstMistake(document, text)
  if (!mistake) return undefined
  const lines = text.slice(0, mistake.offset).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, message: mistake.message, kind: 'error' }
}
