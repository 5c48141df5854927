/** Contributors to the OLake repository, written to content/data/contributors.json by `npm run contributors:sync`. */
import type { z } from 'zod'
import type { contributorData, contributorProgram } from '../schema/community-schema'

/** A contributor. `commits` is the number of commits on the default branch, `pullRequests` the number of merged pull requests. */
export type Contributor = ContributorData['contributors'][number]

/** The data file. `syncedAt` is the ISO timestamp of the last sync, null before the first sync. */
export type ContributorData = z.infer<typeof contributorData>

/** A tier of the contributor program. `from` is the minimum number of points. */
export type Tier = z.infer<typeof contributorProgram>['tiers'][number]

/** The highest tier for a number of points. Throws if no tier is reached, because one must begin at 0. */
export function tierOf(points: number, tiers: readonly Tier[]): Tier {
  const reached = tiers.filter(({ from }) => points >= from).sort((a, b) => b.from - a.from)[0]
  if (!reached) throw new Error('content/data/contributor-program.yml: one tier must begin at 0 points.')
  return reached
}

/** Formats the range of a tier: `0–49`, `50–149`, `500 and more`. */
export function tierRange(tier: Tier, tiers: readonly Tier[]): string {
  const next = tiers.map(({ from }) => from).filter((from) => from > tier.from)
  return next.length > 0 ? `${tier.from}–${Math.min(...next) - 1}` : `${tier.from} and more`
}

/** A contributor with the points awarded by the team, if any. Sorted by points, then pull requests, commits and name. */
export type RankedContributor = Contributor & { points?: number }

export function rankContributors(contributors: readonly Contributor[], points: Readonly<Record<string, number>>): RankedContributor[] {
  const known = new Map(Object.entries(points).map(([login, value]) => [login.toLowerCase(), value]))
  return contributors
    .map((person): RankedContributor => {
      const given = known.get(person.login.toLowerCase())
      return given === undefined ? person : { ...person, points: given }
    })
    .sort(
      (a, b) =>
        (b.points ?? 0) - (a.points ?? 0) ||
        b.pullRequests - a.pullRequests ||
        b.commits - a.commits ||
        a.login.localeCompare(b.login, 'en'),
    )
}

/** Totals of all contributors; zero for an empty list. */
export const totalsOf = (contributors: readonly Contributor[]) => ({
  people: contributors.length,
  commits: contributors.reduce((sum, { commits }) => sum + commits, 0),
  pullRequests: contributors.reduce((sum, { pullRequests }) => sum + pullRequests, 0),
})
