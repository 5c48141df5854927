import { Parser } from 'htmlparser2'

/** Checks what the pages, feeds and sitemaps of an export refer to. Files are read with a real HTML parser; nothing is requested. */

/** What an export contains. */
export type ExportTargets = {
  origin: string
  /** Ids on each page, by its address with both slashes. */
  pages: ReadonlyMap<string, ReadonlySet<string>>
  isFile: (path: string) => boolean
  /** Short addresses that lead to other sites, with their final slash; pages may link to them. */
  elsewhere: ReadonlySet<string>
  /** Former addresses, with their final slash: a link to one takes a detour. */
  moved: ReadonlySet<string>
}

/** References and ids of an HTML document, each once. */
export type ParsedHtml = { references: ReadonlySet<string>; ids: ReadonlySet<string> }

/** Attributes with one address, by element. */
const addressAttributes: Record<string, readonly string[]> = {
  a: ['href'],
  area: ['href'],
  audio: ['src'],
  embed: ['src'],
  form: ['action'],
  iframe: ['src'],
  image: ['href', 'xlink:href'],
  img: ['src'],
  input: ['src'],
  link: ['href'],
  object: ['data'],
  script: ['src'],
  source: ['src'],
  track: ['src'],
  use: ['href', 'xlink:href'],
  video: ['src', 'poster'],
}
const metaAddresses = new Set(['og:url', 'og:image', 'twitter:image'])

/** Addresses of a `srcset`. An address may contain commas, but not at its start or end. */
const srcsetAddresses = (srcset: string) =>
  [...srcset.matchAll(/([^\s,]\S*[^\s,])(?:\s+[\d.]+[wx])?\s*(?:,|$)/g)].map(([, url = '']) => url)

/** References (links, pictures, scripts, links of the head, pictures for sharing) and ids of an HTML document or fragment. */
export function parseHtml(html: string): ParsedHtml {
  const references = new Set<string>()
  const ids = new Set<string>()
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id) ids.add(attributes.id)
      if (name === 'a' && attributes.name) ids.add(attributes.name)
      for (const key of addressAttributes[name] ?? []) if (attributes[key]) references.add(attributes[key])
      for (const key of ['srcset', 'imagesrcset']) for (const url of srcsetAddresses(attributes[key] ?? '')) references.add(url)
      if (name === 'meta' && metaAddresses.has(attributes.property ?? attributes.name ?? '') && attributes.content) {
        references.add(attributes.content)
      }
    },
  })
  parser.end(html)
  return { references, ids }
}

/** Addresses in a text: those of its markup where it has some, and absolute addresses in the text itself. */
function addressesOf(text: string): string[] {
  if (/<[a-z]/i.test(text)) return [...parseHtml(text).references]
  return [...text.matchAll(/https?:\/\/[^\s"'<>)\]\\]+/g)].map(([url]) => url.replace(/[.,;:]+$/, ''))
}

/** Every text and attribute value of an XML document, with entities decoded. */
function xmlTexts(xml: string): string[] {
  const texts: string[] = []
  let current = ''
  const flush = () => {
    if (current.trim()) texts.push(current)
    current = ''
  }
  const parser = new Parser(
    {
      onopentag(_name, attributes) {
        flush()
        texts.push(...Object.entries(attributes).flatMap(([key, value]) => (key.startsWith('xmlns') ? [] : [value])))
      },
      ontext: (text) => {
        current += text
      },
      onclosetag: flush,
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return texts
}

function jsonTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(jsonTexts) : []
}

/** Everything that a feed, sitemap, JSON or text file of the export refers to, also within the HTML that it contains. */
export function fileReferences(file: string, text: string): string[] {
  const texts = file.endsWith('.xml') ? xmlTexts(text) : file.endsWith('.json') ? jsonTexts(JSON.parse(text)) : [text]
  return [...new Set(texts.flatMap(addressesOf))]
}

/** Why a reference is wrong, or undefined if it leads to another site or to something that exists. */
export function linkProblem(reference: string, from: string, targets: ExportTargets): string | undefined {
  if (/^(mailto|tel|data|javascript):/.test(reference)) return undefined
  if (!URL.canParse(reference, targets.origin + from)) return 'is not a valid address'
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
