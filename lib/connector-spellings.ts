import type { siteRedirects } from './site-redirects.mjs'
import { sources } from './systems'

/** Spellings of connectors in links, in addition to the lower case of their URLs. Links inside the product use some of them. */
const spellings = Object.values(sources).flatMap((source): readonly string[] => source.spellings)

/** Folder of the connector pages. */
export const connectorsPath = '/docs/connectors/'

/** Known addresses with capitals. They answer in lower case too, which some programs write for all addresses. */
const capitals = ['/customer-stories/lendingkart-Improved-Data-Correctness/']

/** The page with capitals at a path in lower case, with or without a trailing slash; undefined if there is none. */
export const pageWithCapitals = (path: string): string | undefined =>
  capitals.find((page) => page.toLowerCase() === path.replace(/\/?$/, '/'))

const connectorRedirects = (pages: readonly string[]) =>
  spellings.flatMap((name) => {
    const folder = `${connectorsPath}${name.toLowerCase()}/`
    const inFolder = pages.filter((page) => page.startsWith(folder))
    const toOverview = inFolder.includes(`${folder}overview/`) ? [{ from: connectorsPath + name, to: `${folder}overview/` }] : []
    return [
      ...toOverview,
      ...inFolder.map((page) => ({ from: `${connectorsPath}${name}/${page.slice(folder.length, -1)}`, to: page })),
    ].map((redirect) => ({ ...redirect, permanent: true }))
  })

/**
 * Redirects from the other spellings of connector pages to the pages, and from the lower case of pages with capitals. Static hosts compare
 * paths case-sensitively, so they receive a redirect for each spelling. No file is written at these addresses, because some disks do not
 * distinguish them from those of the pages.
 * @param pages URLs of the site's pages, with a trailing slash
 */
export const spellingRedirects = (pages: readonly string[]): ReturnType<typeof siteRedirects>[number][] => [
  ...capitals.filter((page) => pages.includes(page)).map((to) => ({ from: to.toLowerCase().slice(0, -1), to, permanent: true })),
  ...connectorRedirects(pages),
]
