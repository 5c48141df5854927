import { basePath } from './site.mjs'

/** An address of this site below the folder that it is served from. Anchors, other sites and addresses that have it already stay. */
export function withBasePath(href: string, base: string = basePath): string {
  const inside = href.startsWith('/') && !href.startsWith('//')
  if (!base || !inside || href === base || href.startsWith(`${base}/`)) return href
  return base + href
}
