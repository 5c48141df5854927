/** The newest OLake version and the page with its release notes. */
export type LatestRelease = { version: string; url: string }

/** The numbers of a version, so that v0.10.0 sorts after v0.9.4. */
const parts = (version: string) => version.slice(1).split('.').map(Number)

/** Whether a version such as `v0.10.0` is newer than another. */
export function isNewer(a: string, b: string): boolean {
  const [left, right] = [parts(a), parts(b)]
  const differing = left.findIndex((number, index) => number !== right[index])
  return differing >= 0 && (left[differing] ?? 0) > (right[differing] ?? 0)
}

/**
 * The highest version in the release notes. Their slugs contain a version or a range of versions, such as `release/v0.9.0-v0.9.4`.
 * Undefined if there are no release notes.
 */
export function latestRelease(pages: ReadonlyArray<{ slug: string; url: string }>): LatestRelease | undefined {
  let latest: LatestRelease | undefined
  for (const { slug, url } of pages) {
    for (const [version] of slug.startsWith('release/') ? slug.matchAll(/v\d+\.\d+\.\d+/g) : []) {
      if (!latest || isNewer(version, latest.version)) latest = { version, url }
    }
  }
  return latest
}
