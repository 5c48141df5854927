/**
 * Returns the tab that a tab set shows: the one in the URL, otherwise the stored choice of its group, otherwise the default. Values that
 * are not in the set are ignored.
 */
export function chooseTab(
  values: readonly string[],
  initial: string,
  choices: { query?: string | null | undefined; stored?: string | null | undefined },
): string {
  for (const choice of [choices.query, choices.stored]) if (choice && values.includes(choice)) return choice
  return initial
}

/** The tab that a key selects, or undefined for any other key. */
export function tabForKey(values: readonly string[], current: string, key: string): string | undefined {
  const index = values.indexOf(current)
  const last = values.length - 1
  const target = { ArrowRight: index === last ? 0 : index + 1, ArrowLeft: index === 0 ? last : index - 1, Home: 0, End: last }[key]
  return target === undefined ? undefined : values[target]
}
