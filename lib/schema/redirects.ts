import { z } from 'zod'

const from = z
  .string()
  .regex(/^\/[^?#\s]*[^?#\s/]$/, 'must be a path of this site that begins with / and does not end with /, without ? and #')

const to = z.string().regex(/^(\/|https?:\/\/)/, 'must be a path of this site that begins with /, or the address of a page on another site')

/** `content/redirects/*.yml`: the target of each former address or short link. Front matter has the former addresses of pages that moved. */
export const redirectList = z.record(from, to)
