/** What the locale switch needs to know of the site: the codes of its locales, the default one first, and the folder of the whole site. */
export type LocaleSwitch = { codes: readonly string[]; sitePath: string }

/**
 * The same page in another locale: path, query and hash stay, the locale's prefix changes. The default locale has none. The prefix
 * follows the folder that the site is served from: `/sub/docs/` becomes `/sub/de/docs/`.
 * @param location path with query and hash, such as `/sub/de/docs/?tab=a#b`
 */
export function localizedAddress(location: string, to: string, { codes, sitePath }: LocaleSwitch): string {
  const [, path = '/', rest = ''] = location.match(/^([^?#]*)(.*)$/s) ?? []
  const segments = path.slice(path.startsWith(`${sitePath}/`) ? sitePath.length : 0).split('/')
  // A path begins with a slash, so the first segment is empty.
  if (codes.includes(segments[1] ?? '')) segments.splice(1, 1)
  if (to !== codes[0]) segments.splice(1, 0, to)
  return sitePath + segments.join('/') + rest
}
