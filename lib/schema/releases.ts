import { z } from 'zod'
import { productNames, releaseKinds } from '../releases/release'
import { date, keyOf, path, text } from './values'

/**
 * `content/data/releases.yml`: all releases of all products, newest first. `summary` and `upgrade` are inline Markdown; `upgrade` says what
 * to do before the upgrade. An `approximate` date is the first day on which the release is known to exist. `href` is the section of the release notes.
 */
export const releaseList = z.array(
  z.strictObject({
    product: keyOf(productNames),
    version: text(),
    date: date(),
    approximate: z.literal(true).optional(),
    kinds: z.array(keyOf(releaseKinds)).min(1),
    summary: text(),
    href: path(),
    upgrade: text().optional(),
  }),
)
