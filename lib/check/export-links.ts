/** Checks what pages, feeds and sitemaps of an export refer to. */

/** A file of the export that refers to others: its address, and its text. */
export type ReferringFile = { route: string; text: string }

/** What an export holds. */
export type ExportTargets = {
  origin: string
  /** Ids on each page, by its address with both slashes. */
  pages: ReadonlyMap<string, ReadonlySet<string>>
  isFile: (path: string) => boolean
  /** Addresses that may be named before their page is written. */
  /** Short addresses that lead elsewhere, with their final slash; pages may link to them. */
  elsewhere: ReadonlySet<string>
  /** Old addresses, with their final slash: a link to one is a detour. */
  moved: ReadonlySet<string>
}

const entities: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&#39;': "'", '&lt;': '<', '&gt;': '>' }
const decode = (text: string) => text.replace(/&(?:amp|quot|#x27|#39|lt|gt);/g, (entity) => entities[entity] ?? entity)

/** Everything that a file refers to: links, pictures, `rel` links of the head, meta pictures, and entries of feeds and sitemaps. */
export function referencesOf({ route, text }: ReferringFile): string[] {
  if (/\.(xml|txt|json)$/.test(route)) {
    const absolute = [...text.matchAll(/https?:\/\/[^\s"'<>)\]\\]+/g)].map(([url]) => decode(url).replace(/[.,;:]+$/, ''))
    return [...new Set(absolute)]
  }
  const body = text.replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, ' ')
  const attributes = [...body.matchAll(/<(?:a|link|img|source|script|form)\s[^>]*?(?:href|src|action)="([^"]+)"/g)].map(([, url = '']) =>
    decode(url),
  )
  const meta = [...body.matchAll(/<meta property="og:(?:url|image)" content="([^"]+)"/g)].map(([, url = '']) => decode(url))
  return [...new Set([...attributes, ...meta])]
}

/** Why a reference is wrong, or undefined where it leads to something of this site or elsewhere. */
export function linkProblem(reference: string, from: string, targets: ExportTargets): string | undefined {
  if (/^(mailto|tel|data|javascript):/.test(reference)) return undefined
  if (!URL.canParse(reference, targets.origin + from)) return 'is no address'
  const url = new URL(reference, targets.origin + from)
  if (url.origin !== targets.origin) return undefined
  const path = decodeURIComponent(url.pathname)
  if (!path.endsWith('/') && targets.isFile(path)) return undefined
  const page = path.endsWith('/') ? path : `${path}/`
  if (targets.elsewhere.has(page)) return undefined
  const ids = targets.pages.get(page)
  if (!ids && targets.moved.has(page)) return 'leads to a page that has moved'
  if (!ids) return 'leads nowhere'
  if (page !== path) return 'lacks its final slash'
  const anchor = decodeURIComponent(url.hash.slice(1))
  return anchor && !ids.has(anchor) ? 'names no element of that page' : undefined
}

/**
 * Where a reference is written: the line of the page's source that holds it, as `file:line`, or the file alone where it comes from
 * a component, a list or a snippet.
 */
export function placeOf(reference: string, source: { file: string; text: string } | undefined): string {
  if (!source) return 'a component or list'
  const { pathname, hash } = new URL(reference, 'https://x/')
  const wanted = [reference, pathname + hash, hash].filter((part) => part.length > 1)
  const line = source.text.split('\n').findIndex((text) => wanted.some((part) => text.includes(`(${part}`) || text.includes(`"${part}`)))
  return line < 0 ? source.file : `${source.file}:${line + 1}`
}
