import { kindsOf, releaseName, releases } from '@/lib/content/releases'
import { countReleases } from '@/lib/releases/release'
import { routes } from '@/lib/routes'
import { ReleaseEntry } from './ReleaseEntry'
import { ReleaseFilter } from './ReleaseFilter.client'

/** All releases of all products, newest first, with filters and feeds. */
export function ReleaseList() {
  const all = releases()
  return (
    <>
      <ReleaseFilter counts={countReleases(all)}>
        <ol className="release-list not-prose">
          {all.map((release) => (
            <li key={releaseName(release)} data-product={release.product} data-kinds={release.kinds.join(' ')}>
              <ReleaseEntry release={release}>
                <span className="text-sm text-muted">{kindsOf(release)}</span>
              </ReleaseEntry>
            </li>
          ))}
        </ol>
      </ReleaseFilter>
      <p>
        New releases are also available as <a href={routes.releaseFeed('rss.xml')}>RSS</a>,{' '}
        <a href={routes.releaseFeed('atom.xml')}>Atom</a> and <a href={routes.releaseFeed('feed.json')}>JSON Feed</a>.
      </p>
    </>
  )
}
