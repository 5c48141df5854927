import { Parser } from 'htmlparser2'

/** Checks the references in pages, feeds and sitemaps of an export, using an HTML parser and without network requests. */

/** Valid targets for references in an export. */
export type ExportTargets = {
  origin: string
  /** Element ids of each page, by the address of the page with leading and trailing slash. */
  pages: ReadonlyMap<string, ReadonlySet<string>>
  isFile: (path: string) => boolean
  /** Addresses with a trailing slash that redirect to other sites. Pages may link to them. */
  elsewhere: ReadonlySet<string>
  /** Former addresses of pages with a trailing slash. Pages must link to the current address to avoid the redirect. */
  moved: ReadonlySet<string>
}

/** References and element ids of an HTML document, without duplicates. */
export type ParsedHtml = { references: ReadonlySet<string>; ids: ReadonlySet<string> }

/** Attributes that contain one address, by element. */
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

/** Addresses in a `srcset`. An address can contain commas, but not at its start or end. */
const srcsetAddresses = (srcset: string) =>
  [...srcset.matchAll(/([^\s,]\S*[^\s,])(?:\s+[\d.]+[wx])?\s*(?:,|$)/g)].map(([, url = '']) => url)

/** Parses an HTML document or fragment. References are links, images, scripts, links in the head and sharing images. */
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

/** Addresses in a text: references of its markup if it contains HTML, otherwise absolute addresses. */
function addressesOf(text: string): string[] {
  if (/<[a-z]/i.test(text)) return [...parseHtml(text).references]
  return [...text.matchAll(/https?:\/\/[^\s"'<>)\]\\]+/g)].map(([url]) => url.replace(/[.,;:]+$/, ''))
}

/** All text and attribute values of an XML document, except namespaces, with decoded entities. */
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

/** References in a feed, sitemap, JSON or text file, including those in embedded HTML. */
export function fileReferences(file: string, text: string): string[] {
  const texts = file.endsWith('.xml') ? xmlTexts(text) : file.endsWith('.json') ? jsonTexts(JSON.parse(text)) : [text]
  return [...new Set(texts.flatMap(addressesOf))]
}

/**
 * The problem of a reference, or undefined if its target exists or is on another site.
 * @param from address of the file with the reference
 */
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
  if (!ids && targets.moved.has(page)) return 'leads to a former address'
  if (!ids) return 'does not exist'
  if (page !== path) return 'lacks its trailing slash'
  const anchor = decodeURIComponent(url.hash.slice(1))
  return anchor && !ids.has(anchor) ? 'has no element with that id' : undefined
}

/**
 * Location of a reference as `file:line`, or only the file of the page if the reference comes from a component, list or snippet.
 */
export function placeOf(reference: string, source: { file: string; text: string } | undefined): string {
  if (!source) return 'a component or list'
  const { pathname, hash } = new URL(reference, 'https://x/')
  const wanted = [reference, pathname + hash, hash].filter((part) => part.length > 1)
  const line = source.text.split('\n').findIndex((text) => wanted.some((part) => text.includes(`(${part}`) || text.includes(`"${part}`)))
  return line < 0 ? source.file : `${source.file}:${line + 1}`
}
