import { basePath } from './site.mjs'

/** Adds the base path to a URL of this site. Returns anchors, external URLs and URLs that already have the base path unchanged. */
export function withBasePath(href: string, base: string = basePath): string {
  const inside = href.startsWith('/') && !href.startsWith('//')
  if (!base || !inside || href === base || href.startsWith(`${base}/`)) return href
  return base + href
}
