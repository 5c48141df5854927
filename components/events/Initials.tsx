import { initialsOf } from '@/lib/figures/initials'

/** A person's initials in two rings, for lists of people. Decorative, because the name is next to them. */
export function Initials({ name, large = false }: { name: string; large?: boolean }) {
  return (
    <span className="initials" aria-hidden="true" data-large={large ? '' : undefined}>
      {initialsOf(name)}
    </span>
  )
}
