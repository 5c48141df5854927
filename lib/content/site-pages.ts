import { blogs } from '../blogs'
import { input } from '../build/inputs.server'
import { collectionNames, collections, isBlog } from '../collections'
import type { GlyphName } from '../figures/glyphs'
import { authorsOf } from './authors'
import { allBlogPaths, blogViewAt, coverOf } from './blog'
import { listMetadataOf } from './blog-metadata'
import { pagesOf } from './documents'
import { lastUpdateOf } from './last-update'
import { blogListEntries, type ListEntry, routePageEntries } from './list-entries'
import { type ContentPage, isIndexable, isSnippet } from './page'
import { type RoutePage, routePages } from './route-pages'
import { tagOf } from './tags'

/** A page of the site, as used by the sitemap, the social images and the lists for language models. */
export type SitePage = {
  url: string
  title: string
  description: string
  section: string
  byline?: string
  glyph: GlyphName
  /** Seed for the depth lines of its social image. Articles have their own; other pages share that of their folder. */
  drawing: string
  /** ISO date of the last known update. */
  updated?: string
  /** Whether the sitemap lists the page. Drafts, unlisted pages and tag pages are left out. */
  inSitemap: boolean
  content?: ContentPage
  /** Pages that a list page links to. */
  entries?: readonly ListEntry[]
}

const glyphOfPage = (page: ContentPage): GlyphName =>
  isBlog(page.collection) ? coverOf(page).glyph : collections[page.collection].glyph(page.slug.split('/')[0] ?? '')

function contentPage(page: ContentPage): SitePage {
  const byline = authorsOf(isBlog(page.collection) ? page.authors : [])
    .map(({ name }) => name)
    .join(', ')
  const updated = lastUpdateOf(page)?.date?.slice(0, 10) ?? (page.event ? undefined : page.date)
  return {
    url: page.url,
    title: page.title,
    description: page.description,
    section: collections[page.collection].label,
    ...(byline && { byline }),
    glyph: glyphOfPage(page),
    drawing: isBlog(page.collection) ? page.url : `${page.collection}/${page.slug.split('/')[0]}`,
    ...(updated && { updated }),
    inSitemap: collections[page.collection].inSitemap && isIndexable(page),
    content: page,
  }
}

/** List pages of all blogs. The sitemap leaves out tag pages, because they duplicate the content of other lists. */
function blogLists(): SitePage[] {
  return allBlogPaths().flatMap(({ blog: id, path }) => {
    const blog = blogs.find((candidate) => candidate.id === id)
    const view = blog && blogViewAt(blog, path)
    if (!blog || !view || view.kind === 'article') return []
    const { title, description, url } = listMetadataOf(blog, view)
    const glyph = view.kind === 'tag' ? tagOf(id, view.tag).glyph : view.kind === 'author' ? authorsOf([view.author])[0]?.glyph : undefined
    return [
      {
        url,
        title,
        description,
        section: blog.label,
        glyph: glyph ?? 'iceberg',
        drawing: id,
        inSitemap: view.kind !== 'tag' && view.kind !== 'tags',
        entries: blogListEntries(id, view),
      },
    ]
  })
}

const routePageEntry = ({ path, ...front }: RoutePage): SitePage => {
  const entries = routePageEntries[path]?.()
  return { ...front, url: path, drawing: front.section, inSitemap: true, ...(entries && { entries }) }
}

let built: { lists: Array<readonly ContentPage[]>; pages: SitePage[] } | undefined

/** All pages of the site except snippets: route pages, blog lists and content pages. Built once, and again after a change in development. */
export function sitePages(): SitePage[] {
  const lists = collectionNames.map((collection) => pagesOf(collection))
  if (built?.lists.every((list, index) => list === lists[index])) return built.pages
  const content = lists.flatMap((list) => list.filter((page) => !isSnippet(page)).map(contentPage))
  built = { lists, pages: [...Object.values(routePages).map(routePageEntry), ...blogLists(), ...content] }
  return built.pages
}

/** The title and description of the page at a URL, for pages that link to it; undefined if there is none. */
export const linkedPage = input('linked-page', (url): Pick<SitePage, 'title' | 'description'> | undefined => {
  const page = sitePages().find((candidate) => candidate.url === url)
  return page && { title: page.title, description: page.description }
})
