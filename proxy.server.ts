import type { NextRequest } from 'next/server'

/**
 * Responds with status 400 to URLs with malformed percent-encoding, for which the router of Next.js would return 500. The extension
 * `server.ts` is a page extension of server builds only (see `pageExtensions` in next.config.mjs), because exports do not support a proxy.
 */

/** Limits the proxy to URLs that contain a percent sign. Next.js evaluates this value at build time, so it must be a literal. */
export const config = { matcher: '/(.*%.*)' }

/** Continues with the request if its path can be decoded. */
export function proxy(request: NextRequest): Response | undefined {
  try {
    decodeURIComponent(request.nextUrl.pathname)
  } catch {
    return new Response('Bad request', { status: 400, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  }
}
