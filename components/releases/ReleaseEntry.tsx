import type { ReactNode } from 'react'
import { Anchor } from '@/components/ui/Anchor'
import { Inline } from '@/components/ui/Inline'
import { type Release, releaseDate, releaseName } from '@/lib/content/releases'

/** A release in a list: name, date, what changed, and what to do before the upgrade. `children` follow the date. */
export function ReleaseEntry({ release, children }: { release: Release; children?: ReactNode }) {
  return (
    <>
      <p className="release-head">
        <Anchor href={release.href} className="link font-semibold">
          {releaseName(release)}
        </Anchor>
        <time dateTime={release.date} className="text-sm text-muted">
          {releaseDate(release)}
        </time>
        {children}
      </p>
      <p>
        <Inline text={release.summary} />
      </p>
      {release.upgrade && (
        <p className="release-upgrade">
          <strong>Before you upgrade:</strong> <Inline text={release.upgrade} />
        </p>
      )}
    </>
  )
}
