/** Data for the locale switch: the codes of all locales, the default one first, and the base path of the whole site. */
export type LocaleSwitch = { codes: readonly string[]; sitePath: string }

/**
 * URL of the same page in another locale. Keeps path, query and hash and changes the locale prefix, which the default locale does not
 * have. The prefix follows the base path: `/sub/docs/` becomes `/sub/de/docs/`.
 * @param location path with query and hash, such as `/sub/de/docs/?tab=a#b`
 */
export function localizedAddress(location: string, to: string, { codes, sitePath }: LocaleSwitch): string {
  const [, path = '/', rest = ''] = location.match(/^([^?#]*)(.*)$/s) ?? []
  const segments = path.slice(path.startsWith(`${sitePath}/`) ? sitePath.length : 0).split('/')
  // The first segment is empty, because a path begins with a slash.
  if (codes.includes(segments[1] ?? '')) segments.splice(1, 1)
  if (to !== codes[0]) segments.splice(1, 0, to)
  return sitePath + segments.join('/') + rest
}
