import { distance } from 'fastest-levenshtein'

/**
 * The known name nearest to a mistyped one, ignoring case, or undefined if no name is close. A name is close if at most one third of the
 * characters of the longer name differ (rounded up), so that `dosc` finds `docs` and `speed` does not find `dml`.
 * @param share how many characters there must be for each that differs, if not three
 */
export function nearest(name: string, known: Iterable<string>, share = 3): string | undefined {
  let best: string | undefined
  let fewest = Number.POSITIVE_INFINITY
  for (const candidate of known) {
    const edits = distance(name.toLowerCase(), candidate.toLowerCase())
    const close = edits <= Math.ceil(Math.max(name.length, candidate.length) / share)
    if (close && edits < fewest) [best, fewest] = [candidate, edits]
  }
  return best
}

/** ` Did you mean "x"?`, or an empty string if no known name is close. Appended to messages about unknown names. */
export function suggestion(name: string, known: Iterable<string>, share?: number): string {
  const near = nearest(name, known, share)
  return near === undefined ? '' : ` Did you mean "${near}"?`
}
