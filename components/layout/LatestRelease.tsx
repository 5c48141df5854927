import { Badge } from '@/components/mdx/authored/Badge'
import { Anchor } from '@/components/ui/Anchor'
import { documentedRelease } from '@/lib/content/navbar'
import type { NavbarComponentProps } from '@/lib/nav/navbar-items'

/** Badge with the latest version of OLake, linked to its release notes. Renders nothing if the site has no release notes. */
export function LatestRelease({ stacked }: NavbarComponentProps) {
  const release = documentedRelease()
  if (!release) return null
  return (
    <Anchor
      href={release.url}
      className={stacked ? 'flex min-h-11 items-center gap-2.5 text-[1.0625rem]' : 'nav-link'}
      aria-label={`Latest release: ${release.version}`}
    >
      {stacked && 'Latest release'}
      <Badge tone="brand">{release.version}</Badge>
    </Anchor>
  )
}
