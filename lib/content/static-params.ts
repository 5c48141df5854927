/** Path of the page that a route without pages has in a build. */
export const NO_PAGE = 'no-page'

/**
 * The paths of a dynamic route. Next.js rejects an export in which a route has none, so a route without pages gets one that answers with the
 * 404 page. `removePlaceholders` in `tools/delivery/build/write-host-files.ts` deletes it from the export.
 */
export const withAtLeastOne = <Params>(paths: readonly Params[], none: Params): Params[] => (paths.length > 0 ? [...paths] : [none])
