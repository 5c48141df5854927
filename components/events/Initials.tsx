/** A person's initials in two rings, for lists of people. Decorative, because the name is next to them. */
export function Initials({ name, large = false }: { name: string; large?: boolean }) {
  const words = name
    .replace(/\(.*\)/, '')
    .split(/\s+/)
    .filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0).toUpperCase() ?? '')
  return (
    <span className="initials" aria-hidden="true" data-large={large ? '' : undefined}>
      {letters.join('')}
    </span>
  )
}
