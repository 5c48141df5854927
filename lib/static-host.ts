/** A line of `_redirects`: `/from /to 301`. */
export type RedirectRule = { from: string; to: string; status: number }
/** A block of `_headers`: a path, `*` at its end for everything below, and the headers under it. */
export type HeaderRule = { path: string; headers: Record<string, string> }

const lines = (text: string) => text.split('\n').filter((line) => line.trim() && !line.trim().startsWith('#'))
const unslashed = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path)

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

/** Reads a `_headers` file: a path at the line's beginning, its headers indented below. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of lines(text)) {
    const header = line.match(/^\s+([\w-]+):\s*(.*)$/)
    const rule = rules.at(-1)
    if (header?.[1] && rule) rule.headers[header[1].toLowerCase()] = header[2] ?? ''
    else if (!header) rules.push({ path: line.trim(), headers: {} })
  }
  return rules
}

/** Whether a path fits a rule's, in which `*` stands for any text. */
function fits(pattern: string, path: string): boolean {
  const parts = pattern.split('*')
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  return parts.length === 1 ? pattern === path : path.length >= pattern.length - 1 && path.startsWith(first) && path.endsWith(last)
}

/** All headers for a path; later rules win. */
export function matchHeaders(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) => fits(rule.path, path))
  return Object.assign({}, ...matching.map((rule) => rule.headers))
}
