import { z } from 'zod'
import { productNames, releaseKinds } from '../releases/release'
import { date, keyOf, path, text } from './values'

/**
 * `content/data/releases.yml`: all releases of all products, newest first. `summary` and `upgrade` are inline Markdown; `upgrade` says what
 * to do before the upgrade. An `approximate` date is the first day on which the release is known to exist. `href` is the section of the release notes.
 */
export const releaseList = z
  .array(
    z.strictObject({
      product: keyOf(productNames),
      version: z.string().regex(/\d+\.\d+\.\d+$/, 'must end with a version number such as v0.9.4'),
      date: date(),
      approximate: z.literal(true).optional(),
      kinds: z.array(keyOf(releaseKinds)).min(1),
      summary: text(),
      href: path(),
      upgrade: text().optional(),
    }),
  )
  .superRefine((releases, { addIssue }) => {
    const seen = new Set<string>()
    for (const [index, { product, version, date: day }] of releases.entries()) {
      const above = releases[index - 1]?.date ?? day
      if (day > above)
        addIssue({ code: 'custom', path: [index, 'date'], message: `is later than ${above} above it; the newest release comes first` })
      if (seen.has(`${product} ${version}`))
        addIssue({ code: 'custom', path: [index, 'version'], message: `the release ${version} is listed twice` })
      seen.add(`${product} ${version}`)
    }
  })
