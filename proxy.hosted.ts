import { type NextRequest, NextResponse } from 'next/server'
import { connectorsPath, pageWithCapitals } from './lib/connector-spellings'

/**
 * Handles requests that the router of Next.js does not: URLs with malformed percent-encoding, for which it would return 500, and other
 * spellings of addresses than those of the pages. The extension `hosted.ts` is a page extension of server builds only (see `pageExtensions` in next.config.mjs):
 * exports do not support a proxy, and in development it would be compiled before the first page.
 */

/** Limits the proxy to the URLs that it can change. Next.js evaluates this value at build time, so it must be a literal. */
export const config = { matcher: ['/(.*%.*)', '/docs/connectors/:path*', '/customer-stories/:path*'] }

/** Responds with 400 to a path that cannot be decoded, redirects other spellings to the page, and continues with other requests. */
export function proxy(request: NextRequest): Response | undefined {
  try {
    decodeURIComponent(request.nextUrl.pathname)
  } catch {
    return new Response('Bad request', { status: 400, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  }
  const { pathname } = request.nextUrl
  const isConnector = pathname.toLowerCase().startsWith(connectorsPath) && pathname !== pathname.toLowerCase()
  const page = isConnector ? pathname.toLowerCase() : pageWithCapitals(pathname)
  if (!page) return
  const url = new URL(request.url)
  url.pathname = url.pathname.replace(pathname, page).replace(/\/?$/, '/')
  return NextResponse.redirect(url, 301)
}
