import { z } from 'zod'
import { date, href, text } from './values'

/** `content/data/contributor-program.yml`: points for each kind of contribution, tiers, and points by GitHub login. */
export const contributorProgram = z.strictObject({
  actions: z.array(z.strictObject({ name: text(), points: z.int().positive(), level: text() })),
  /** `from` is the minimum number of points. */
  tiers: z.array(z.strictObject({ name: text(), from: z.int().nonnegative(), rewards: text() })),
  points: z.record(text(), z.int().nonnegative()),
})

/** `content/data/community.yml`: content of the community page. */
export const communityData = z.strictObject({
  /** Size of the community on a day, as the team counted it. */
  snapshot: z.strictObject({ date: date(), figures: z.array(z.strictObject({ value: text(), name: text() })) }),
  channels: z.array(z.strictObject({ name: text(), use: text() })),
  forum: z.array(z.strictObject({ name: text(), use: text() })),
  ways: z.array(z.strictObject({ title: text(), text: text(), action: text(), href: href() })),
  gsoc: z.strictObject({ title: text(), text: text(), links: z.record(text(), href()) }),
  values: z.array(z.strictObject({ name: text(), text: text() })),
})

/**
 * `content/data/contributors.json`, which `npm run contributors:sync` writes. `commits` is the number of commits on the default branch,
 * `pullRequests` the number of merged pull requests. `syncedAt` is the ISO 8601 time of the last sync, or null before the first one.
 */
export const contributorData = z.strictObject({
  repository: text(),
  syncedAt: text().nullable(),
  contributors: z.array(
    z.strictObject({ login: text(), profile: text(), commits: z.int().nonnegative(), pullRequests: z.int().nonnegative() }),
  ),
})
