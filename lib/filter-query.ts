/** The known value of a filter that a query string asks for; '' for none and for an unknown one. */
export const chosenIn = <Value extends string>(search: string, name: string, known: readonly Value[]): Value | '' =>
  known.find((value) => value === new URLSearchParams(search).get(name)) ?? ''

/** The query string of a filter, whose empty values are no restriction: '' or, for example, `?industry=b2b&source=mysql`. */
export function filterQuery(filter: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(Object.entries(filter).filter(([, value]) => value)).toString()
  return search && `?${search}`
}
