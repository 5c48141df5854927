import { type Document, isCollection, isScalar, isSeq, visit, type YAMLError } from 'yaml'

/** The end of a line that no comma or bracket continues, and the name of a field in the next one. */
const NEXT_FIELD = /[^,{[\s][ \t]*\n\s*(?:- )?[\w-]+:(?:\s|$)/
const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}' }

/** The message for a # that the parser takes for the beginning of a comment. */
const beginsComment = (found: string) => `"${found}" begins a comment; put it in quotes, or delete the #`

/** The text in quotes, list in brackets or fields in braces that are never closed, which the parser continues in the lines below. */
function openValue({ message, pos: [end] }: YAMLError, document: Document, text: string): { offset: number; message: string } | undefined {
  let offset: number | undefined
  visit(document, {
    Node: (_key, node) => {
      const [start, close] = node.range ?? [end, end]
      const isQuoted = isScalar(node) && /^QUOTE_/.test(node.type ?? '')
      // The error is in the value, or directly after the next quote, which seems to close it.
      if (start < end && end <= close + 1 && (isQuoted || (isCollection(node) && node.flow))) offset = start
    },
  })
  if (offset === undefined) return undefined
  const isOpen = /^Missing closing|^Flow .* end with a/.test(message) || NEXT_FIELD.test(text.slice(offset, end))
  if (!isOpen) return undefined
  const [line = ''] = text.slice(offset).split('\n')
  const opening = line.charAt(0)
  const closing = CLOSING[opening]
  const [, comment] = (closing && line.match(/(?:^.|[\s,])(#[\w-]+)/)) || []
  if (comment) return { offset: offset + line.indexOf(comment), message: beginsComment(comment) }
  if (closing) return { offset, message: `the bracket ${opening} is never closed; write ${line.trimEnd().replace(/,$/, '')}${closing}` }
  return { offset, message: `the text begins with ${opening} and does not end with it; add ${opening} at its end` }
}

/** A text in quotes; in single ones if it contains double ones. */
const inQuotes = (text: string) => (text.includes('"') ? `'${text.replaceAll("'", "''")}'` : `"${text}"`)

/** The value with a colon and a space in a line, which the parser reads as a field of its own. */
function valueWithColon(line: string): { column: number; message: string } | undefined {
  const [, before = '', name, value = ''] = line.match(/^(\s*(?:- )*([\w-]+):[ \t]+)([^\s"'[{|>#][^#]*:(?:\s.*)?)$/) ?? []
  if (!name) return undefined
  return { column: before.length, message: `the value of ${name} contains a colon; put it in quotes: ${name}: ${inQuotes(value.trim())}` }
}

/** An entry of a list whose column is between that of the entry above it and that of its group. */
function misplacedEntry(line: string, above: string): { column: number; message: string } | undefined {
  const column = line.search(/\S/)
  if (!/^\s*- /.test(line) || !/^\s*- /.test(above) || above.search(/\S/) <= column) return undefined
  return { column, message: `"${line.trim()}" is indented less than the entry above it, and more than its group; indent it as that entry` }
}

/** A line without a name, below a field: its text continues there, or the colon of a name is missing. */
function textWithoutName(line: string, above: string): string | undefined {
  if (!/^[\w-]+ [^:]*$/.test(line) || !/^[\w-]+:\s+\S/.test(above)) return undefined
  return `"${line.trim()}" is neither a field nor part of the text above it; write a colon and a space after each name, and a text on one line`
}

/**
 * The mistake that authors make most often behind an error of the YAML parser, in words without terms of the grammar: an open quote or
 * bracket, a colon in a value, a field that is there twice, or a space that is missing after a colon or hyphen. Undefined for other errors.
 * @param text the text of the document
 */
export function commonMistake(error: YAMLError, document: Document, text: string): { offset: number; message: string } | undefined {
  const open = openValue(error, document, text)
  if (open) return open
  const [offset] = error.pos
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const [line = ''] = text.slice(start).split('\n')
  const [, indentation = '', entry] = line.match(/^(\s*)-([^\s-].*)$/) ?? []
  if (entry) return { offset: start + indentation.length, message: `an entry of a list has a space after its hyphen; write "- ${entry}"` }
  const colon = error.code === 'BLOCK_AS_IMPLICIT_KEY' ? valueWithColon(line) : undefined
  if (colon) return { offset: start + colon.column, message: colon.message }
  const above = text.slice(0, start).trimEnd().split('\n').at(-1) ?? ''
  const misplaced = error.code === 'BLOCK_AS_IMPLICIT_KEY' ? misplacedEntry(line, above) : undefined
  if (misplaced) return { offset: start + misplaced.column, message: misplaced.message }
  const [, twice] = (error.code === 'DUPLICATE_KEY' && text.slice(offset).match(/^["']?([^"'\n]+?)["']?\s*:/)) || []
  if (twice) {
    const another = isSeq(document.contents) ? ', or begin another entry with "- "' : ''
    return { offset, message: `the field ${twice} is there twice; delete one of the two${another}` }
  }
  const hashtag = error.message.startsWith('Comments must be separated') ? text.slice(offset).match(/^#[\w-]+/)?.[0] : undefined
  if (hashtag) return { offset, message: beginsComment(hashtag) }
  const isName = error.code === 'MULTILINE_IMPLICIT_KEY' || error.code === 'MISSING_CHAR'
  const nameless = isName ? textWithoutName(line, above) : undefined
  if (nameless) return { offset, message: nameless }
  const [, name, value] = (isName && line.match(/^\s*(?:- )*([A-Za-z/][\w/.-]*):(?!\/\/)(\S.*)$/)) || []
  return name ? { offset, message: `the colon after ${name} needs a space; write ${name}: ${value}` } : undefined
}
