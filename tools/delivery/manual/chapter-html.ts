import { DomUtils, parseDocument } from 'htmlparser2'
import { manualId } from './manual-id'

type Document = ReturnType<typeof parseDocument>
type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>

/** The parts of an exported page that the manual needs. */
export type ExportedPage = {
  /** Address of the page without the base path, such as `/docs/install/setup/`. */
  url: string
  title: string
  /** Day of its last update as an ISO date, or undefined. */
  updated: string | undefined
  /** Its article, without what is for screens only. */
  article: Element
  /** Attributes of `<html>` and `<body>`, and the addresses of style sheets. */
  html: Record<string, string>
  body: Record<string, string>
  styles: string[]
}

/** Attributes whose value is one id, or several with spaces between them. */
const ID_ATTRIBUTES = ['aria-controls', 'aria-describedby', 'aria-details', 'aria-labelledby', 'aria-owns', 'for', 'headers']

/** Deepest heading that a PDF can have. */
const DEEPEST_HEADING = 6

/** What has no use on paper. Print styles hide most of it, but it would still be laid out. */
const isForScreens = ({ name, attribs }: Element) =>
  ['script', 'template', 'nav'].includes(name) ||
  attribs.role === 'tablist' ||
  /(?:^|\s)(?:no-print|needs-js|code-actions|heading-anchor)(?:\s|$)/.test(attribs.class ?? '')

const elementsIn = (parent: Document | Element): Element[] => DomUtils.findAll(() => true, parent.children)

/** Removes the elements of highlighted words. Print styles give them no color, and they are a fifth of all elements. */
function withoutTokens(article: Element): void {
  const blocks = DomUtils.findAll(({ name }) => name === 'pre', article.children)
  for (const token of blocks.flatMap((block) => DomUtils.findAll(({ name }) => name === 'i', block.children))) {
    for (const child of [...token.children]) DomUtils.prepend(token, child)
    DomUtils.removeElement(token)
  }
}

/** Reads an exported page. @throws if it has no article with a title */
export function readPage(source: string, url: string): ExportedPage {
  const document = parseDocument(source)
  const named = (wanted: string) => DomUtils.findOne(({ name }) => name === wanted, document.children)
  const article = named('article')
  const heading = article && DomUtils.findOne(({ name }) => name === 'h1', article.children)
  if (!article || !heading) throw new Error(`The page ${url} of the export has no article with a title.`)
  const updated = DomUtils.findOne(({ name }) => name === 'time', article.children)?.attribs.datetime
  for (const element of elementsIn(article)) if (isForScreens(element)) DomUtils.removeElement(element)
  withoutTokens(article)
  const styles = DomUtils.findAll(({ name, attribs }) => name === 'link' && attribs.rel === 'stylesheet', document.children)
  return {
    url,
    title: DomUtils.textContent(heading).replace(/\s+/g, ' ').trim(),
    updated,
    article,
    html: named('html')?.attribs ?? {},
    body: named('body')?.attribs ?? {},
    styles: styles.flatMap(({ attribs }) => attribs.href ?? []),
  }
}

/** Ids of all pages in the manual. */
export const idsOf = (pages: readonly ExportedPage[]): Set<string> =>
  new Set(
    pages.flatMap(({ url, article }) => [
      manualId(url),
      ...elementsIn(article).flatMap(({ attribs }) => (attribs.id ? manualId(url, attribs.id) : [])),
    ]),
  )

/** Where the manual is from: the base path and the origin of the site, for links to pages that the manual does not have. */
export type ManualSite = { basePath: string; origin: string }

/** The target of a link in the manual. @param ids ids of all pages. */
function linkTarget(href: string, url: string, ids: ReadonlySet<string>, { basePath, origin }: ManualSite): string {
  if (!/^[#/]/.test(href) || href.startsWith('//')) return href
  const { pathname, search, hash } = new URL(href, `http://manual${basePath}${url}`)
  const page = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname
  const anchor = decodeURIComponent(hash.slice(1))
  const target = [manualId(page, anchor), manualId(page)].find((id) => ids.has(id))
  return target === undefined ? origin + pathname + search + hash : `#${encodeURI(target)}`
}

/**
 * The article of a page as a part of the manual: ids are unique, links lead to other chapters, pictures are the largest that the site has, and
 * headings have their level in the manual, which becomes the outline of the PDF.
 * @param level level of its title, from 1
 */
export function chapterHtml({ url, article }: ExportedPage, level: number, ids: ReadonlySet<string>, site: ManualSite): string {
  const manualIds = (value: string) =>
    value
      .split(/\s+/)
      .map((id) => manualId(url, id))
      .filter((id) => ids.has(id))
      .join(' ')
  for (const element of elementsIn(article)) {
    const { name, attribs } = element
    if (/^h[1-6]$/.test(name)) attribs['aria-level'] = String(Math.min(level + Number(name[1]) - 1, DEEPEST_HEADING + 1))
    if (attribs.id) attribs.id = manualId(url, attribs.id)
    for (const attribute of ID_ATTRIBUTES) {
      const value = attribs[attribute] && manualIds(attribs[attribute])
      if (value) attribs[attribute] = value
      else delete attribs[attribute]
    }
    for (const [attribute, value] of Object.entries(attribs))
      if (value.includes('url(#')) attribs[attribute] = value.replace(/url\(#([^)]*)\)/g, (_, id) => `url(#${manualId(url, id)})`)
    if (name === 'a' && attribs.href) attribs.href = linkTarget(attribs.href, url, ids, site)
    if (name === 'details') delete attribs.name
    if (name === 'button') element.name = 'span'
    if (name === 'img') {
      if (attribs['data-zoom']) attribs.src = attribs['data-zoom']
      for (const attribute of ['srcset', 'sizes', 'loading', 'decoding']) delete attribs[attribute]
    }
  }
  return DomUtils.getInnerHTML(article)
}
