/** A person's initials in capitals: of the first and the last word of the name, without what is in parentheses. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/\(.*\)/, '')
    .split(/\s+/)
    .filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0).toUpperCase() ?? '')
  return letters.join('')
}
