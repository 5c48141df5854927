/** "a, b or c". British lists have no comma before the last word, as in all texts of this site. */
export const either = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** "a, b and c". */
export const both = new Intl.ListFormat('en-GB', { type: 'conjunction' })
