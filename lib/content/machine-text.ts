import type { Root } from 'mdast'
import { remembered } from '../build/remembered.server'
import { collections } from '../collections'
import { eventMarkdown } from '../events/event-markdown'
import { listMarkdown, llmsFull, llmsIndex } from '../markdown-export/llms'
import { pageMarkdown } from '../markdown-export/page-markdown'
import type { PlainForms } from '../markdown-export/plain-form'
import { parseBody } from '../mdx/analyse'
import { sidebarSections } from '../nav/sidebar'
import { engineMarkdown } from '../query-engines/table'
import { routes } from '../routes'
import { absoluteUrl } from '../seo/metadata'
import { site } from '../site.mjs'
import { treeOf } from './bodies'
import { docsSidebar } from './docs'
import { factsOf } from './documents'
import { exportContextOf } from './export-context'
import type { ContentPage } from './page'
import { type SitePage, sitePages } from './site-pages'
import { speakersOf } from './speakers'

/** Content that a page shows above its text, generated from its front matter. */
function headMarkdown({ engine, event, youtube }: ContentPage): string {
  if (engine) return `${engineMarkdown(engine)}\n`
  if (event) return `${eventMarkdown(event, speakersOf(event.speakers), youtube)}\n`
  return ''
}

/** The text of a page below its generated content. */
function bodyWithHead(page: ContentPage): Root {
  const body = treeOf(page)
  return { ...body, children: [...parseBody(headMarkdown(page)).children, ...body.children] }
}

const known = new WeakMap<ContentPage, string>()

/** A content page as Markdown, made once for its own file and the file with all pages. @param forms plain forms of the components */
function markdownOf(page: ContentPage, forms: PlainForms, updated?: string): string {
  const { title, description } = page
  const markdown =
    known.get(page) ??
    remembered(`markdown ${JSON.stringify([factsOf(page), updated])}`, () =>
      pageMarkdown({ title: page.heading ?? title, description, body: bodyWithHead(page), updated }, exportContextOf(page, forms)),
    )
  known.set(page, markdown)
  return markdown
}

/** A content page or list page as Markdown, or undefined for other pages. */
export function sitePageMarkdown({ content, entries, updated, ...page }: SitePage, forms: PlainForms): string | undefined {
  if (content) return markdownOf(content, forms, updated)
  const absolute = <Entry extends { url: string }>(entry: Entry) => ({ ...entry, url: absoluteUrl(entry.url) })
  return entries && listMarkdown(absolute(page), entries.map(absolute))
}

type WithContent = SitePage & { content: ContentPage }
const isPublished = (page: SitePage): page is WithContent => page.content !== undefined && page.inSitemap

type PageSection = { name: string; pages: WithContent[] }

/** Pages of the documentation by the sections of its sidebar, in reading order. Pages without a place in the sidebar come last. */
function documentationSections(name: string, pages: readonly WithContent[]): PageSection[] {
  const left = new Map(pages.map((page) => [page.url, page]))
  const sections = sidebarSections(docsSidebar()).map(({ label, links }) => ({
    name: label === undefined ? name : `${name}: ${label}`,
    pages: links.flatMap(({ href }) => {
      const page = left.get(href)
      left.delete(href)
      return page ?? []
    }),
  }))
  return [...sections, { name: `${name}: Other pages`, pages: [...left.values()] }]
}

const sectionsOf = (pages: readonly WithContent[]): PageSection[] =>
  [...new Set(pages.map(({ section }) => section))].flatMap((name) => {
    const inSection = pages.filter(({ section }) => section === name)
    return name === collections.docs.label ? documentationSections(name, inSection) : [{ name, pages: inSection }]
  })

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** Content of `/llms.txt`. @param forms plain forms of the components */
export function siteIndexForModels(forms: PlainForms): string {
  const sections = sectionsOf(sitePages().filter(isPublished)).map(({ name, pages }) => ({
    name,
    pages: pages.map(({ title, description, url, content, updated }) => ({
      title,
      description,
      markdown: absoluteUrl(routes.markdown(url)),
      bytes: bytesOf(markdownOf(content, forms, updated)),
    })),
  }))
  return llmsIndex(site, sections, absoluteUrl('/llms-full.txt'))
}

/** Content of `/llms-full.txt`. @param forms plain forms of the components */
export const siteTextForModels = (forms: PlainForms) =>
  llmsFull(
    sitePages()
      .filter(isPublished)
      .map(({ content, updated }) => markdownOf(content, forms, updated)),
  )
