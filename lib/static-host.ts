/** Reads requests, `_redirects` and `_headers` as static hosts do. */

/** A line of `_redirects`: `/from /to 301`. */
export type RedirectRule = { from: string; to: string; status: number }
/** A block of `_headers`: a path in which one `*` stands for any text, and the headers under it, with names in lower case. */
export type HeaderRule = { path: string; headers: Record<string, string> }
/** The address of a request: its path decoded and as it was sent, and its query with the question mark, or ''. */
export type RequestAddress = { path: string; sentPath: string; search: string }

const lines = (text: string) => text.split('\n').filter((line) => line.trim() && !line.trim().startsWith('#'))
const unslashed = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path)

/**
 * Reads the target of a request line, for example `/docs/?tab=ui`. Paths are not normalized: empty segments, dot segments and encoded
 * slashes belong to no file, and a redirect to such a path could lead to another host.
 * @returns the address, or the status to answer with: 400 for a malformed target, 404 for a path that no file has
 */
export function readTarget(target: string): RequestAddress | 400 | 404 {
  const [sentPath = '', ...query] = target.replace(/#.*$/, '').split('?')
  if (!sentPath.startsWith('/')) return 400
  let segments: string[]
  try {
    segments = sentPath.slice(1).split('/').map(decodeURIComponent)
  } catch {
    return 400
  }
  if (segments.some((segment) => segment.includes('\0'))) return 400
  const last = segments.length - 1
  const isUnsafe = (segment: string, index: number) => /^\.{1,2}$|[/\\]/.test(segment) || (segment === '' && index < last)
  if (segments.some(isUnsafe)) return 404
  return { path: `/${segments.join('/')}`, sentPath, search: query.length > 0 ? `?${query.join('?')}` : '' }
}

/** Reads a `_redirects` file. Lines without a status mean 301. */
export function parseRedirects(text: string): RedirectRule[] {
  return lines(text).flatMap((line) => {
    const [from, to, status] = line.trim().split(/\s+/)
    return from && to ? [{ from, to, status: Number(status ?? 301) }] : []
  })
}

/** The rule for a path, with or without its final slash. */
export function matchRedirect(rules: readonly RedirectRule[], path: string): RedirectRule | undefined {
  return rules.find((rule) => unslashed(rule.from) === unslashed(path))
}

/** Where a redirect leads: the query of the request is kept unless the target has its own. @param search with its question mark, or '' */
export const redirectTarget = (to: string, search: string) => (to.includes('?') ? to : to.replace(/(?=#|$)/, () => search))

/** Adds a header; a second value is joined to the first with a comma. */
const join = (headers: Record<string, string>, name: string, value: string) => {
  headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
}

/** Reads a `_headers` file: a path at the line's beginning, its headers indented below. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of lines(text)) {
    const header = line.match(/^\s+([\w-]+):\s*(.*)$/)
    const rule = rules.at(-1)
    if (header?.[1] && rule) join(rule.headers, header[1].toLowerCase(), header[2] ?? '')
    else if (!header) rules.push({ path: line.trim(), headers: {} })
  }
  return rules
}

/** Whether a path matches a rule's pattern. */
function matches(pattern: string, path: string): boolean {
  const parts = pattern.split('*')
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  return parts.length === 1 ? pattern === path : path.length >= pattern.length - 1 && path.startsWith(first) && path.endsWith(last)
}

/** All headers for a path. Values that several rules set for one header are joined, as Cloudflare Pages does. */
export function matchHeaders(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const joined: Record<string, string> = {}
  for (const rule of rules.filter((each) => matches(each.path, path)))
    for (const [name, value] of Object.entries(rule.headers)) join(joined, name, value)
  return joined
}
