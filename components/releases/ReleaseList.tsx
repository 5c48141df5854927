import { Anchor } from '@/components/ui/Anchor'
import { Inline } from '@/components/ui/Inline'
import { kindsOf, releaseDate, releaseName, releases } from '@/lib/content/releases'
import { countReleases } from '@/lib/releases/release'
import { routes } from '@/lib/routes'
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
              <p className="release-head">
                <Anchor href={release.href} className="font-semibold text-brand underline underline-offset-4">
                  {releaseName(release)}
                </Anchor>
                <time dateTime={release.date} className="text-sm text-muted">
                  {releaseDate(release)}
                </time>
                <span className="text-sm text-muted">{kindsOf(release)}</span>
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
        </ol>
      </ReleaseFilter>
      <p>
        New releases are also available as <a href={routes.releaseFeed('rss.xml')}>RSS</a>,{' '}
        <a href={routes.releaseFeed('atom.xml')}>Atom</a> and <a href={routes.releaseFeed('feed.json')}>JSON Feed</a>.
      </p>
    </>
  )
}
