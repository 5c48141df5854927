import { withBasePath } from '../base-path'

/**
 * Returns the link of a search result: its path on this site with the base path. URLs that match `externalUrlPattern` are returned unchanged.
 * @param url absolute URL, or a path
 */
export function resultLink(url: string, options: { origin: string; basePath: string; externalUrlPattern?: string | undefined }): string {
  if (options.externalUrlPattern && new RegExp(options.externalUrlPattern).test(url)) return url
  const target = new URL(url, options.origin)
  return withBasePath(target.pathname + target.search + target.hash, options.basePath)
}

/** Returns the URL of the search page for a query. */
export const searchPageLink = (path: string, query: string) => (query ? `${path}?q=${encodeURIComponent(query)}` : path)
