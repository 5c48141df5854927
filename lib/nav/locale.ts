/**
 * The same page in another locale: path, query and hash stay, the locale's prefix changes. The default locale has none.
 * @param location path with query and hash, such as `/de/docs/?tab=a#b`
 */
export function localizedAddress(location: string, to: string, codes: readonly string[], defaultCode: string): string {
  const [, path = '/', rest = ''] = location.match(/^([^?#]*)(.*)$/s) ?? []
  const segments = path.split('/').filter(Boolean)
  if (codes.includes(segments[0] ?? '')) segments.shift()
  if (to !== defaultCode) segments.unshift(to)
  const slash = path.endsWith('/') && segments.length > 0 ? '/' : ''
  return `/${segments.join('/')}${slash}${rest}`
}
