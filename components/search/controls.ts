/** Classes of chips and plain buttons on the search page. */
export const chip = 'inline-flex min-h-9 items-center gap-2 rounded-control border px-3 text-sm transition'
export const plainButton =
  'inline-flex h-11 items-center rounded-control border border-control px-5 font-medium transition hover:border-ink'
