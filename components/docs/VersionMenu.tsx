import { Anchor } from '@/components/ui/Anchor'
import { type VersionEntry, versionAt } from '@/lib/nav/docs-versions'

/** Documentation version of a page and, if there are several versions, a menu with all of them. PageNavigation stores the choice. */
export function VersionMenu({ versions, url }: { versions: readonly VersionEntry[]; url: string }) {
  const current = versionAt(versions, url)
  if (!current) return null
  const label = (
    <span className="text-sm">
      <span className="text-muted">Version</span> <span className="font-semibold">{current.label}</span>
    </span>
  )
  if (versions.length === 1) return <div>{label}</div>
  return (
    <details className="version-menu relative">
      <summary>{label}</summary>
      <ul className="absolute z-10 mt-2 min-w-40 rounded-panel border border-line bg-raised p-1.5">
        {versions.map(({ name, label: text, path }) => (
          <li key={name}>
            <Anchor className="menu-link" href={path} data-version={name} aria-current={name === current.name ? 'true' : undefined}>
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </details>
  )
}
