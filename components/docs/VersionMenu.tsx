import { Anchor } from '@/components/ui/Anchor'
import { Icon } from '@/components/ui/Icon'
import { type VersionEntry, versionAt, versionNote } from '@/lib/nav/docs-versions'

/** Documentation version of a page and, if there are several versions, a menu with all of them. PageNavigation stores the choice. */
export function VersionMenu({ versions, url }: { versions: readonly VersionEntry[]; url: string }) {
  const current = versionAt(versions, url)
  if (!current) return null
  const name = (version: VersionEntry) => [version.label, versionNote(version)].filter(Boolean).join(' ')
  const label = (
    <span className="text-sm">
      <span className="text-muted">Version</span> <span className="font-semibold">{name(current)}</span>
    </span>
  )
  if (versions.length === 1) return <div>{label}</div>
  return (
    <details className="version-menu relative">
      <summary className="flex min-h-9 items-center gap-1.5">
        {label}
        <Icon name="chevron-down" size={16} className="chevron-down text-muted" />
      </summary>
      <ul className="absolute z-10 mt-2 min-w-40 rounded-panel border border-line bg-raised p-1.5">
        {versions.map((version) => (
          <li key={version.name}>
            <Anchor
              className="menu-link"
              href={version.path}
              data-version={version.name}
              aria-current={version.name === current.name ? 'true' : undefined}
            >
              {name(version)}
            </Anchor>
          </li>
        ))}
      </ul>
    </details>
  )
}
