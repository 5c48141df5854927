/** A folder and a file name without number prefixes, as Docusaurus reads them. */
export type DocPlace = { folders: string[]; name: string; position?: number }

const NUMBERED = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/

/** A name without its number prefix. A date or version at the start of a name is not a prefix. */
export function unnumbered(name: string): { name: string; position?: number } {
  const [, number, rest] = /^\d+[-_.]\d/.test(name) ? [] : (name.match(NUMBERED) ?? [])
  return number && rest ? { name: rest, position: Number(number) } : { name }
}

/** Place of a documentation file. @param file path below the folder of the documentation @param numbered whether numbers are prefixes */
export function docPlace(file: string, numbered: boolean): DocPlace {
  const parts = file.replace(/\.mdx?$/, '').split('/')
  const read = (part: string) => (numbered ? unnumbered(part) : { name: part })
  const last = read(parts.at(-1) ?? '')
  return { folders: parts.slice(0, -1).map((part) => read(part).name), ...last }
}

/** ID of a documentation page in `sidebars.js`. */
export const docId = ({ folders, name }: DocPlace, id: unknown) => [...folders, typeof id === 'string' && id ? id : name].join('/')

/** Whether a page is the page of its folder. */
export const isFolderPage = ({ folders, name }: DocPlace) => ['index', 'readme', folders.at(-1)?.toLowerCase()].includes(name.toLowerCase())

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

/** Resolves `.` and `..` in the segments of a path. */
function resolved(segments: readonly string[]): string {
  const result: string[] = []
  for (const segment of segments) {
    if (segment === '..') result.pop()
    else if (segment !== '.') result.push(segment)
  }
  return result.join('/')
}

/** Address of a documentation page below that of its documentation, without slashes at its ends; '' for the first page. */
export function docSlug(place: DocPlace, fields: { slug?: unknown; id?: unknown }): string {
  const slug = typeof fields.slug === 'string' ? fields.slug : ''
  if (slug.startsWith('/')) return resolved(segmentsOf(slug))
  if (!slug && isFolderPage(place)) return place.folders.join('/')
  const own = slug || (typeof fields.id === 'string' && fields.id ? fields.id : place.name)
  return resolved([...place.folders, ...segmentsOf(own)])
}

/** What the path of an article says: its name, and its date if the path has one. `address` is its former address below the blog. */
export type PostPlace = { name: string; date?: string; address: string }

const DATED = /^(.*?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/

/** Place of an article. @param file path below the folder of the blog */
export function postPlace(file: string): PostPlace {
  const [, folder = '', year, month = '', day = '', rest = ''] = file.match(DATED) ?? []
  if (year) {
    const date = [year, month.padStart(2, '0'), day.padStart(2, '0')]
    const name = rest || segmentsOf(folder).at(-1) || date.join('-')
    return {
      name: name.split('/').join('-'),
      date: date.join('-'),
      address: [...segmentsOf(folder), ...date, ...segmentsOf(rest)].join('/'),
    }
  }
  const path = file.replace(/(?:\/index)?\.mdx?$/, '')
  return { name: path.split('/').join('-'), address: path }
}

/** The key of a tag or author: lower case, with hyphens. */
export const keyOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'other'

/** An address for comparison: decoded, without query, fragment, `index.html`, `.html` and slashes at its ends. */
export function addressKey(address: string): string {
  const path = (address.split(/[?#]/)[0] ?? '').replace(/(?:\/index)?\.html$/, '')
  try {
    return segmentsOf(decodeURIComponent(path)).join('/')
  } catch {
    return segmentsOf(path).join('/')
  }
}
