import { Anchor } from '@/components/ui/Anchor'
import { Inline } from '@/components/ui/Inline'
import { latestReleases, releaseDate, releaseName } from '@/lib/content/releases'

/** The newest release of each product, with what to do before the upgrade. */
export function LatestReleases() {
  return (
    <ul className="latest-releases not-prose">
      {latestReleases().map((release) => (
        <li key={release.product}>
          <p className="release-head">
            <Anchor href={release.href} className="link font-semibold">
              {releaseName(release)}
            </Anchor>
            <time dateTime={release.date} className="text-sm text-muted">
              {releaseDate(release)}
            </time>
          </p>
          <p>
            <Inline text={release.summary} />
          </p>
          {release.upgrade && (
            <p className="release-upgrade">
              <strong>Before you upgrade:</strong> <Inline text={release.upgrade} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
