/** The fields of a mouse event that decide whether client-side navigation handles a click. */
export type ClickLike = {
  button: number
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
  defaultPrevented: boolean
}
export type AnchorLike = { href: string; target: string; hasDownload: boolean }

/** Whether the last segment of a path contains a dot, as in `/docs/release/v0.2.8/` or `/images/a.png`. */
const dotted = (path: string) => /\.[^/]*\/?$/.test(path)

/**
 * The path for client-side navigation, or undefined if the browser should follow the link itself: other origins, new tabs, downloads,
 * anchors of the same page, files, and paths whose last segment contains a dot (the router would remove their trailing slash).
 */
export function routedPath(
  anchor: AnchorLike,
  location: { origin: string; pathname: string; search: string },
  basePath = '',
): string | undefined {
  if (anchor.hasDownload || (anchor.target && anchor.target !== '_self')) return undefined
  const url = new URL(anchor.href)
  if (url.origin !== location.origin) return undefined
  if (url.pathname === location.pathname && url.search === location.search && url.hash) return undefined
  if (dotted(url.pathname) || !url.pathname.endsWith('/')) return undefined
  if (basePath && !url.pathname.startsWith(`${basePath}/`)) return undefined
  return url.pathname.slice(basePath.length) + url.search + url.hash
}

/** Whether an event is an unhandled click with the main button and without modifier keys. */
export const isPlainClick = (event: ClickLike) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented

/** Whether pages may be prefetched: false if data saver is on or the connection is 2G. */
export function mayPrefetch(connection: { saveData?: boolean; effectiveType?: string } | undefined): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}
