/** Parses requests, `_redirects` and `_headers` in the same way as static hosts. */

/** A line of `_redirects`: `/from /to 301`. */
export type RedirectRule = { from: string; to: string; status: number }
/** A block of `_headers`: a path with at most one `*`, which matches any text, and its headers, with names in lower case. */
export type HeaderRule = { path: string; headers: Record<string, string> }
/** A request URL: its decoded path, its path as sent, and its query including the question mark, or ''. */
export type RequestAddress = { path: string; sentPath: string; search: string }

const lines = (text: string) => text.split('\n').filter((line) => line.trim() && !line.trim().startsWith('#'))
const unslashed = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path)

/**
 * Parses the target of a request line, for example `/docs/?tab=ui`. Paths are not normalized: no file has empty segments, dot segments or
 * encoded slashes in its path, and a redirect to such a path could point to another host.
 * @returns the request URL, or the response status: 400 for a malformed target, 404 for a path that no file can have
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

/** Parses a `_redirects` file. The default status is 301. */
export function parseRedirects(text: string): RedirectRule[] {
  return lines(text).flatMap((line) => {
    const [from, to, status] = line.trim().split(/\s+/)
    return from && to ? [{ from, to, status: Number(status ?? 301) }] : []
  })
}

/** The first rule for a path, with or without a trailing slash. A source that ends in `/*` stands for all paths below it. */
export function matchRedirect(rules: readonly RedirectRule[], path: string): RedirectRule | undefined {
  return rules.find(({ from }) => (from.endsWith('/*') ? path.startsWith(from.slice(0, -1)) : unslashed(from) === unslashed(path)))
}

/**
 * The target URL of a redirect. Keeps the query of the request unless the target has its own.
 * @param search with its question mark, or ''
 */
export const redirectTarget = (to: string, search: string) => (to.includes('?') ? to : to.replace(/(?=#|$)/, () => search))

/** Regular expressions for an `Accept` header that names Markdown, and for one that gives it a lower weight than other types. */
export const MARKDOWN_ACCEPTED = 'text/markdown'
export const MARKDOWN_LESS_WANTED = 'text/markdown[^,]*;\\s*q=0'

/** Whether a client with this `Accept` header gets the Markdown of a page. Browsers do not name Markdown; tools for language models do. */
export const prefersMarkdown = (accept: string) =>
  new RegExp(MARKDOWN_ACCEPTED, 'i').test(accept) && !new RegExp(MARKDOWN_LESS_WANTED, 'i').test(accept)

/** Adds a header; a second value is joined to the first with a comma. */
const join = (headers: Record<string, string>, name: string, value: string) => {
  headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
}

/** Parses a `_headers` file: paths are not indented, and the headers of a path are indented below it. */
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
export function matches(pattern: string, path: string): boolean {
  const parts = pattern.split('*')
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  return parts.length === 1 ? pattern === path : path.length >= pattern.length - 1 && path.startsWith(first) && path.endsWith(last)
}

/** All headers for a path. If several rules set the same header, their values are joined, as on Cloudflare Pages. */
export function matchHeaders(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const joined: Record<string, string> = {}
  for (const rule of rules.filter((each) => matches(each.path, path)))
    for (const [name, value] of Object.entries(rule.headers)) join(joined, name, value)
  return joined
}
