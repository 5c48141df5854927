/** Words that stand on every page and decide nothing. */
const stopWords = new Set(
  'a an and are as at be but by can do does for from has have how i if in into is it its my not of on or so that the then there they this to was what when where which will with you your'.split(
    ' ',
  ),
)

/**
 * Words of a text, lower case. A name such as `max_threads` or `pgoutput-slot` counts whole and in its parts; versions keep their dots.
 * Single letters and stop words are left out.
 */
export function tokenize(text: string): string[] {
  const words: string[] = []
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+(?:[_.-][\p{L}\p{N}]+)*/gu)) {
    const parts = word.split(/[_.-]/)
    if (parts.length > 1) words.push(word)
    if (parts.length === 1 || !/^v?\d/.test(word)) words.push(...parts)
  }
  return words.filter((word) => word.length > 1 && !stopWords.has(word))
}
