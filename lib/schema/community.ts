import { z } from 'zod'
import { text } from './values'

/** `content/data/contributor-program.yml`: what each kind of contribution is worth, the tiers, and points by GitHub login. */
export const contributorProgram = z.strictObject({
  actions: z.array(z.strictObject({ name: text(), points: z.int().positive(), level: text() })),
  /** `from` is the number of points from which a tier holds. */
  tiers: z.array(z.strictObject({ name: text(), from: z.int().nonnegative(), rewards: text() })),
  points: z.record(text(), z.int().nonnegative()),
})

/** `content/data/community.yml`: what the community page lists. */
export const communityData = z.strictObject({
  channels: z.array(z.strictObject({ name: text(), use: text() })),
  forum: z.array(z.strictObject({ name: text(), use: text() })),
  ways: z.array(z.strictObject({ title: text(), text: text(), action: text(), href: text() })),
  values: z.array(z.strictObject({ name: text(), text: text() })),
})

/**
 * `content/data/contributors.json`, which `npm run contributors:sync` writes. `commits` counts those on the default branch, `pullRequests`
 * merged ones. `syncedAt` is the ISO instant of the last sync, null before the first.
 */
export const contributorData = z.strictObject({
  repository: text(),
  syncedAt: text().nullable(),
  contributors: z.array(
    z.strictObject({ login: text(), profile: text(), commits: z.int().nonnegative(), pullRequests: z.int().nonnegative() }),
  ),
})
