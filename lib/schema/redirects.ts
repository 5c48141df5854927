import { z } from 'zod'

const from = z
  .string()
  .regex(/^\/[^?#\s]*[^?#\s/]$/, 'must be a path of this site that begins with / and does not end with /, without spaces, ? and #')

const TARGET = /^(\/|https?:\/\/)/
const DOMAIN = /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/

/** Whether a text is the target of a redirect: a path of this site, or an address of another one. */
export const isTarget = (text: string) => TARGET.test(text)

const to = z.string().regex(TARGET, {
  error: ({ input }) =>
    `must be a path of this site that begins with /, or the address of a page on another site, such as https://${DOMAIN.test(String(input)) ? input : 'example.com/'}`,
})

/** `content/redirects/*.yml`: the target of each former address or short link. Front matter has the former addresses of pages that moved. */
export const redirectList = z.record(from, to)
