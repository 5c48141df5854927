import { ReleaseEntry } from '@/components/releases/ReleaseEntry'
import { latestReleases } from '@/lib/content/releases'

/** The newest release of each product, with what to do before the upgrade. */
export function LatestReleases() {
  return (
    <ul className="latest-releases not-prose">
      {latestReleases().map((release) => (
        <li key={release.product}>
          <ReleaseEntry release={release} />
        </li>
      ))}
    </ul>
  )
}
