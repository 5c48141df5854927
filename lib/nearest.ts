/** Edit distance between two short names, case ignored. */
export function editDistance(a: string, b: string): number {
  const [from, to] = [a.toLowerCase(), b.toLowerCase()]
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const substitution = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substitution))
    }
    row = next
  }
  return row[to.length] ?? 0
}

/** The known name nearest to a mistyped one, or undefined where there is none to offer. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  let best: string | undefined
  let distance = Number.POSITIVE_INFINITY
  for (const candidate of known) {
    const d = editDistance(name, candidate)
    if (d < distance) [best, distance] = [candidate, d]
  }
  return best
}

/** ` Did you mean "x"?`, or nothing where there is no name to offer. Appended to messages about unknown names. */
export function suggestion(name: string, known: Iterable<string>): string {
  const near = nearest(name, known)
  return near === undefined ? '' : ` Did you mean "${near}"?`
}
