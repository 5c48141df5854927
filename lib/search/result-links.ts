import { withBasePath } from '../base-path'

/**
 * Where a result leads on this site: its address loses the origin and gains the base path, unless it matches the pattern of
 * external addresses, which lead away as they are.
 * @param url absolute, or a path
 */
export function resultLink(url: string, options: { origin: string; basePath: string; externalUrlPattern?: string | undefined }): string {
  if (options.externalUrlPattern && new RegExp(options.externalUrlPattern).test(url)) return url
  const target = new URL(url, options.origin)
  return withBasePath(target.pathname + target.search + target.hash, options.basePath)
}

/** Address of the search page for a query. */
export const searchPageLink = (path: string, query: string) => (query ? `${path}?q=${encodeURIComponent(query)}` : path)
