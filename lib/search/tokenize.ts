/** Words that are too common to be useful in a search. */
const stopWords = new Set(
  'a am an and any are as at be been but by can could did do does for from has have how i if in into is it its me my not of on or our should so some than that the then there they this to us was we were what when where which who why will with would you your'.split(
    ' ',
  ),
)

const WORD = /[\p{L}\p{N}]+(?:[_.-][\p{L}\p{N}]+)*/gu

/** The `v` before a version, which is optional in a search: `v0.9.4` and `0.9.4` are the same version. */
const versionOf = (word: string) => word.replace(/^v(?=\d+\.)/, '')

/** A word of a text. `partOf` is the name, such as `max_threads`, that contains it. */
export type Word = { text: string; partOf?: string }

/**
 * Returns the words of a text in lower case. A name such as `max_threads` or `pgoutput-slot` is returned as a whole and in parts. Versions
 * such as `v0.2.9` are not split and lose their `v`. Single letters and stop words are dropped.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const [found] of text.toLowerCase().matchAll(WORD)) {
    const word = versionOf(found)
    const parts = word.split(/[_.-]/)
    words.push({ text: word })
    if (parts.length > 1 && !/^v?\d/.test(word)) words.push(...parts.map((part) => ({ text: part, partOf: word })))
  }
  return words.filter((word) => word.text.length > 1 && !stopWords.has(word.text))
}

/** The texts of `wordsOf`. */
export const tokenize = (text: string): string[] => wordsOf(text).map((word) => word.text)

/**
 * The incomplete word at the end of a query that contains only single letters and stop words, such as `p` or `to`. Undefined if the query has
 * other words, or none at all.
 */
export function unfinishedWord(query: string): string | undefined {
  return tokenize(query).length > 0 ? undefined : [...query.toLowerCase().matchAll(WORD)].at(-1)?.[0]
}
