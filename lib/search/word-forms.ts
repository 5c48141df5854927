/** Words whose ending is part of the word, or that mean something else than the word without the ending. */
const unchanged = new Set(['anything', 'during', 'everything', 'missing', 'nothing', 'setting', 'something', 'warning'])

/** Shortest word that loses an ending, and the shortest rest that it leaves. */
const [SHORTEST_WORD, SHORTEST_REST] = [4, 3]
/** Length from which the beginning of a word finds related words, such as `replication` for `replicate`. */
const SHORTEST_BEGINNING = 5

const hasVowel = (text: string) => /[aeiouy]/.test(text)

/** Removes the plural of a word. */
function singular(word: string): string {
  if (/ies$/.test(word) && word.length > SHORTEST_WORD + 1) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}

/** Removes `-ing` or `-ed`, and the consonant that was doubled before it: `running` becomes `run`. */
function withoutTense(word: string): string {
  const rest = word.match(/^(.+?)(?:ing|(?<!e)ed)$/)?.[1]
  if (rest === undefined || rest.length < SHORTEST_REST || !hasVowel(rest) || unchanged.has(word)) return word
  return /([bdgmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest
}

const isPlainWord = (word: string) => word.length >= SHORTEST_WORD && /^[a-z]+$/.test(word)

/** A word without plural, `-ing` and `-ed`, but with a final `e`. */
const baseOf = (word: string): string => (isPlainWord(word) ? withoutTense(singular(word)) : word)

/**
 * Returns the common form of an English word, so that `filter`, `filters`, `filtered` and `filtering` are the same word in a search. The
 * result is not always a word (`replicat`). Names with digits or punctuation, such as `max_threads` and `0.9.4`, are returned unchanged.
 * @param word a word in lower case
 */
export function commonForm(word: string): string {
  const base = baseOf(word)
  return isPlainWord(base) && /[^aeiou]e$/.test(base) ? base.slice(0, -1) : base
}

/** The beginning that longer words share with a word of a query: `replicat` for `replicate`, but `table` and not `tabl` for `tables`. */
export function beginningOf(word: string): string {
  const form = commonForm(word)
  return form.length >= SHORTEST_BEGINNING ? form : baseOf(word)
}

/** The form of a word whose `-ing` is incomplete because the visitor is still typing, such as `syncin`; undefined for other words. */
export function completedForm(word: string): string | undefined {
  const missing = word.match(/(?:in|i)$/)?.[0]
  return missing && isPlainWord(word) ? commonForm(word + 'ing'.slice(missing.length)) : undefined
}
