/** What a click on a link asks of the site's own navigation. */
export type ClickLike = {
  button: number
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
  defaultPrevented: boolean
}
export type AnchorLike = { href: string; target: string; hasDownload: boolean }

/** The last segment of a path has a dot, as in `/docs/release/v0.2.8/` or `/images/a.png`. */
const dotted = (path: string) => /\.[^/]*\/?$/.test(path)

/**
 * The path that the router may go to without loading a new page, or undefined where the browser should follow the link itself:
 * other origins, new tabs, downloads, anchors of the same page, files, and paths whose last segment has a dot (the router would
 * drop their final slash).
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

/** A plain click with the main button. */
export const isPlainClick = (event: ClickLike) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented

/** Whether pages may be fetched ahead: not with data saver on, nor on a 2g connection. */
export function mayPrefetch(connection: { saveData?: boolean; effectiveType?: string } | undefined): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}
