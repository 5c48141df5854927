import { Anchor } from '@/components/ui/Anchor'
import { VersionChoice } from './VersionChoice.client'

type Version = { name: string; label: string; path: string }

/** The version that is read, and with more than one a menu of all. The choice is remembered. */
export function VersionMenu({ versions }: { versions: readonly Version[] }) {
  const [current, ...others] = versions
  if (!current) return null
  const label = (
    <span className="text-sm">
      <span className="text-muted">Version</span> <span className="font-semibold">{current.label}</span>
    </span>
  )
  if (others.length === 0) return <VersionChoice name={current.name}>{label}</VersionChoice>
  return (
    <VersionChoice name={current.name}>
      <details className="relative">
        <summary className="list-none">{label}</summary>
        <ul className="absolute z-10 mt-2 min-w-40 rounded-panel border border-line bg-raised p-1.5">
          {versions.map(({ name, label: text, path }) => (
            <li key={name}>
              <Anchor className="menu-link" href={path} data-version={name}>
                {text}
              </Anchor>
            </li>
          ))}
        </ul>
      </details>
    </VersionChoice>
  )
}
