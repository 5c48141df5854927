import type { siteRedirects } from './site-redirects.mjs'
import { sources } from './systems'

/** Spellings of connectors in links, in addition to the lower case of their URLs. Links inside the product use some of them. */
const spellings = Object.values(sources).flatMap((source): readonly string[] => source.spellings)

/** Folder of the connector pages. */
export const connectorsPath = '/docs/connectors/'

/**
 * Redirects from the other spellings of connector pages to the pages. Static hosts compare paths case-sensitively, so they receive a redirect
 * for each spelling.
 * @param pages URLs of the site's pages, with a trailing slash
 */
export const spellingRedirects = (pages: readonly string[]): ReturnType<typeof siteRedirects>[number][] =>
  spellings.flatMap((name) => {
    const folder = `${connectorsPath}${name.toLowerCase()}/`
    const inFolder = pages.filter((page) => page.startsWith(folder))
    const toOverview = inFolder.includes(`${folder}overview/`) ? [{ from: connectorsPath + name, to: `${folder}overview/` }] : []
    return [
      ...toOverview,
      ...inFolder.map((page) => ({ from: `${connectorsPath}${name}/${page.slice(folder.length, -1)}`, to: page })),
    ].map((redirect) => ({ ...redirect, permanent: true }))
  })
