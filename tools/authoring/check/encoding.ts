import type { Edit, Problem } from '../../../lib/problem'
import { error } from '../problem'

/** Characters that appear when a file in another encoding is decoded as UTF-8: the replacement character, and the zero bytes of UTF-16. */
const INVALID_CHARACTERS = /[\uFFFD\0]/

/** What becomes of letters with accents, dashes and quotes in UTF-8 if a program reads them as Latin-1. */
const MISREAD = /\u00C3[\u0080-\u00BF]|\u00E2\u20AC[^\w\s]/

const START = { line: 1, column: 1 }

function placeIn(text: string, index: number) {
  const before = text.slice(0, index).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/**
 * Largest length of a content file in characters. The time to parse a paragraph grows with the square of its length: 2 million characters take
 * more than a minute. The longest pages have 45,000.
 */
const MAX_LENGTH = 500_000

/** Edits that replace CRLF and CR line endings by LF. */
const carriageEdits = (text: string): Edit[] =>
  text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/\r/g)].map((match) => {
      const isEnd = match.index === line.length - 1
      return { line: index + 1, column: match.index + 1, from: '\r', to: isEnd ? '' : '\n' }
    }),
  )

/** Returns the problem with a file's length, encoding or line endings, or undefined. @param text the file's bytes decoded as UTF-8 */
export function encodingProblem(text: string): Problem | undefined {
  if (text.length > MAX_LENGTH) {
    const [length, most] = [text.length, MAX_LENGTH].map((each) => each.toLocaleString('en-US'))
    return error(START, `has ${length} characters, and a page may have ${most}; split it into several pages`)
  }
  const conflict = text.search(/^<{7} .*\n(?:.*\n)*?={7}\n(?:.*\n)*?>{7} /m)
  if (conflict >= 0)
    return error(
      placeIn(text, conflict),
      'a merge conflict begins here; keep the lines of one side, and delete those that begin with <<<<<<<, ======= and >>>>>>>',
    )
  const invalid = text.search(INVALID_CHARACTERS)
  if (invalid >= 0) return error(placeIn(text, invalid), 'this character is not valid UTF-8; save the file as UTF-8')
  const misread = text.search(MISREAD)
  if (misread >= 0)
    return error(
      placeIn(text, misread),
      `"${text.slice(misread, misread + 2)}" is a character that a program has read in another encoding; write the character again`,
    )
  if (text.startsWith('\uFEFF'))
    return error(START, 'begins with a byte order mark; save the file as UTF-8 without one', [{ ...START, from: '\uFEFF', to: '' }])
  const carriage = text.indexOf('\r')
  return carriage < 0 ? undefined : error(placeIn(text, carriage), 'has CRLF line endings; save the file with LF', carriageEdits(text))
}
