import { suggestion } from '../../../lib/nearest'

/** Schemes that links can have. */
const SCHEMES = ['https', 'http', 'mailto', 'tel']

/** Hosts that show a copy of the site to editors, and the computers of authors. */
const OTHER_COPY = /^(?:localhost|127\.0\.0\.1|.*\.(?:netlify\.app|vercel\.app|pages\.dev|github\.io))$/

/** What addresses on this site look like. */
type OwnPages = { pages: { has: (url: string) => boolean }; origin: string }

/** The path of a page of this site on another host, such as that of a preview; undefined for other addresses. */
function pathOnCopy(url: string, { pages, origin }: OwnPages): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { hostname, pathname, search, hash } = new URL(url)
  if (!OTHER_COPY.test(hostname) || url.startsWith(`${origin}/`) || pathname === '/') return undefined
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`
  return pages.has(path) ? `${path}${search}${hash}` : undefined
}

/**
 * The problem of an address that browsers do not understand as its author meant it, and that is no matter of this site's pages alone:
 * another scheme, a missing scheme, or a copy of this site. `url` is the correct one, if there is only one.
 */
export function addressFormProblem(url: string, own: OwnPages): { message: string; url?: string } | undefined {
  const instead = (correct: string, why: string) => ({ message: `"${url}" ${why}; write "${correct}"`, url: correct })
  const copied = pathOnCopy(url, own)
  if (copied) return instead(copied, 'is a page of this site on another host')
  if (/^[a-z]:[\\/]/i.test(url) || /^file:/i.test(url))
    return { message: `"${url}" is a file on one computer; put it in public/, and write its path, such as /files/a.pdf` }
  const noColon = url.match(/^(https?)\/\/(.+)$/i)
  if (noColon) return instead(`${noColon[1]}://${noColon[2]}`, 'has no colon after its scheme')
  const oneSlash = url.match(/^(https?):\/(?!\/)(.*)$/i)
  if (oneSlash) return instead(`${oneSlash[1]}://${oneSlash[2]}`, 'has only one slash after its scheme')
  if (/^www\.[\w-]+\./i.test(url)) return instead(`https://${url}`, 'is read as a page of this site')
  if (/^[\w-]+(?:\.[\w-]+)*\.(?:com|dev|io|net|org)(?:\/|$)/i.test(url)) return instead(`https://${url}`, 'is read as a page of this site')
  if (/^[^\s/@:]+@[^\s/@:]+\.[a-z]+$/i.test(url)) return instead(`mailto:${url}`, 'is read as a page of this site')
  const scheme = url.match(/^([a-z][a-z\d+.-]*):/i)?.[1]?.toLowerCase()
  if (scheme === undefined || SCHEMES.includes(scheme)) return undefined
  const advice = suggestion(scheme, SCHEMES) || ` Write an address that begins with /, https: or mailto:.`
  return { message: `"${url}" begins with "${scheme}:", which does not work here.${advice}` }
}
