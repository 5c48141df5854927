import type { Problem } from '../mdx/markup'

/** Characters that appear when a file in another encoding is decoded as UTF-8: the replacement character, and the zero bytes of UTF-16. */
const INVALID_CHARACTERS = /[\uFFFD\0]/

function placeIn(text: string, index: number) {
  const before = text.slice(0, index).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** Returns the problem with a file's encoding or line endings, or undefined. @param text the file's bytes decoded as UTF-8 */
export function encodingProblem(text: string): Problem | undefined {
  const invalid = text.search(INVALID_CHARACTERS)
  if (invalid >= 0) return { ...placeIn(text, invalid), message: 'this character is not valid UTF-8; save the file as UTF-8' }
  if (text.startsWith('\uFEFF')) {
    return { line: 1, column: 1, message: 'begins with a byte order mark; save the file as UTF-8 without one' }
  }
  const carriage = text.indexOf('\r')
  if (carriage >= 0) return { ...placeIn(text, carriage), message: 'has CRLF line endings; save the file with LF' }
  return undefined
}
