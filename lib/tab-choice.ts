/**
 * Which tab a set shows: what the address asks for, else the group's stored choice, else the default.
 * Values that the set does not have are passed over.
 */
export function chooseTab(
  values: readonly string[],
  initial: string,
  wishes: { query?: string | null | undefined; stored?: string | null | undefined },
): string {
  for (const wish of [wishes.query, wishes.stored]) if (wish && values.includes(wish)) return wish
  return initial
}

/** The tab that a key of the keyboard leads to, or undefined for a key that means nothing here. */
export function tabForKey(values: readonly string[], current: string, key: string): string | undefined {
  const index = values.indexOf(current)
  const last = values.length - 1
  const target = { ArrowRight: index === last ? 0 : index + 1, ArrowLeft: index === 0 ? last : index - 1, Home: 0, End: last }[key]
  return target === undefined ? undefined : values[target]
}
