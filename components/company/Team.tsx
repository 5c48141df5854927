import { Anchor } from '@/components/ui/Anchor'
import { Portrait } from '@/components/ui/Portrait'
import { founders } from '@/lib/site.mjs'

/** Leadership team of the company. */
export function Team() {
  return (
    <ul className="not-prose grid gap-3 sm:grid-cols-3">
      {founders.map(({ name, role, profile }) => (
        <li key={name}>
          <Anchor href={profile} className="entry-card items-center no-underline" aria-label={`${name}, ${role}, on LinkedIn`}>
            <Portrait name={name} size={56} />
            <span>
              <span className="block leading-snug font-medium text-ink">{name}</span>
              <span className="block text-sm text-muted">{role}</span>
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
