/** Words that are too common to be useful in a search. */
const stopWords = new Set(
  'a an and are as at be but by can do does for from has have how i if in into is it its my not of on or so that the then there they this to was what when where which will with you your'.split(
    ' ',
  ),
)

/**
 * Returns the words of a text in lower case. A name such as `max_threads` or `pgoutput-slot` is returned as a whole and in parts. Versions
 * such as `v0.2.9` are not split. Single letters and stop words are dropped.
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
