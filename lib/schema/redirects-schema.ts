import { z } from 'zod'
import { isFormerPath } from './values'

/** Patterns of other hosts, such as `/docs/*.html`, `/docs/:page` and `:splat`. */
const PATTERN = /\*|\/:\w|:splat\b/

/** A former address without the end `/*`, which stands for all addresses below it. */
const withoutFamily = (text: string) => text.replace(/(?<=[^/])\/\*$/, '')

const notPattern = (text: string) => !PATTERN.test(text.replace(/^https?:\/\//, ''))

const FORMER = /^\/[^?#\s]*[^?#\s/]$/

/** The problem of a former address that is no path without a final slash. */
const pathProblem = (text: string): string => {
  if (!text.startsWith('/')) return `the former address begins with /; write "/${text}"`
  if (/^\/[^?#\s]+\/$/.test(text)) return `the former address has no final /; write "${text.replace(/\/+$/, '')}"`
  return 'the former address is a path of this site without spaces, ? and #'
}

const from = z
  .string()
  .regex(FORMER, { error: ({ input }) => pathProblem(String(input)) })
  .refine(
    (text) => !FORMER.test(text) || notPattern(withoutFamily(text)),
    'is a pattern, which has no effect here; write a line for each former address, or end it with /* for all addresses below one',
  )
  .refine(
    (text) => !FORMER.test(text) || !notPattern(withoutFamily(text)) || isFormerPath(withoutFamily(text)),
    'contains + : or a bracket, which hosts read as a pattern; leave this redirect out',
  )

const TARGET = /^(\/|https?:\/\/)/
const DOMAIN = /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/

/** Whether a text is the target of a redirect: a path of this site, or an address of another one. */
export const isTarget = (text: string) => TARGET.test(text)

const to = z
  .string()
  .refine((text) => !/\s/.test(text), 'contains a space; write %20 for a space in an address')
  .refine(notPattern, 'is a pattern, which has no effect here; write the address of one page')
  .regex(TARGET, {
    error: ({ input }) =>
      `must be a path of this site that begins with /, or the address of a page on another site, such as https://${DOMAIN.test(String(input)) ? input : 'example.com/'}`,
  })

/** `content/redirects/*.yml`: the target of each former address or short link. Front matter has the former addresses of pages that moved. */
export const redirectList = z.record(from, to)
