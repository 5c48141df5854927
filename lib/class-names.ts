/** Joins class names, leaving out what is false or missing. */
export const classNames = (...names: Array<string | false | null | undefined>) => names.filter(Boolean).join(' ')
