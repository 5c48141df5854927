import { z } from 'zod'
import { settingsSchema } from '../settings.mjs'

/** Schemas for values of environment variables. The input is always a nonempty string without leading and trailing spaces. */

/** @param {RegExp} shape */
export const matching = (shape) => z.string().regex(shape)

/** `1` or `0`, as a boolean. */
export const onOrOff = z.enum(['0', '1']).transform((value) => value === '1')

export const port = matching(/^\d+$/)
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_535)

/** A path. It does not have to exist. */
export const fileOrFolder = z.string()

/** A key or token. Rejects spaces and line breaks, which are usually copy-and-paste errors. */
export const secret = matching(/^\S+$/)

/** Scheme, host and port of a site, without a trailing slash. */
export const origin = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((value) => {
    const { origin, href } = new URL(value)
    return href === `${origin}/`
  })
  .transform((value) => new URL(value).origin)

const loopback = ['localhost', '127.0.0.1', '[::1]']

/** A URL that receives personal data, so it must use HTTPS unless it is a loopback address. */
export const formEndpoint = z.url({ protocol: /^https?$/, abort: true }).refine((value) => {
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || loopback.includes(hostname)
})

/** The source of a regular expression. */
export const pattern = z.string().refine((value) => {
  try {
    new RegExp(value)
    return true
  } catch {
    return false
  }
})

/** Settings as a JSON object. Settings that it does not have are the defaults. */
export const settingsJson = z
  .string()
  .transform((json, context) => {
    try {
      return JSON.parse(json)
    } catch {
      context.addIssue('is not valid JSON')
      return z.NEVER
    }
  })
  .pipe(settingsSchema)
