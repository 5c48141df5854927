import type { NextRequest } from 'next/server'

/**
 * Answers 400 to addresses with malformed percent escapes, which Next's router would answer with 500. The extension `server.ts` is a page
 * extension of server builds only (see `pageExtensions` in next.config.mjs), because an export cannot contain a proxy.
 */

/** Only addresses with a percent sign reach the proxy. Next reads this value at build time, so it has to be a literal. */
export const config = { matcher: '/(.*%.*)' }

/** Lets an address pass if it can be decoded. */
export function proxy(request: NextRequest): Response | undefined {
  try {
    decodeURIComponent(request.nextUrl.pathname)
  } catch {
    return new Response('Bad request', { status: 400, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  }
}
