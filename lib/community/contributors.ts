/**
 * Contributors of the tool's repository, as `npm run contributors:sync` writes them to content/data/contributors.json.
 * Pure: what fetches stands in scripts/.
 */
import type { z } from 'zod'
import type { contributorData, contributorProgram } from '../schema/community'

/** One contributor. `commits` counts those on the default branch, `pullRequests` merged ones; neither is ever guessed. */
export type Contributor = ContributorData['contributors'][number]

/** The data file. `syncedAt` is the ISO instant of the last sync, null before the first. */
export type ContributorData = z.infer<typeof contributorData>

/** An entry of GitHub's `GET /repos/{owner}/{repo}/contributors`, as far as it is read. */
type GitHubContributor = { login?: string; html_url?: string; type?: string; contributions?: number }

/** The people of one page of GitHub's answer: no bots, nobody without an account, nobody of the team. Throws on an answer of another shape. */
export function peopleOf(answer: unknown, team: readonly string[]): Array<Omit<Contributor, 'pullRequests'>> {
  if (!Array.isArray(answer)) throw new Error('GitHub answered with something else than a list of contributors.')
  const excluded = new Set(team.map((login) => login.toLowerCase()))
  return (answer as GitHubContributor[]).flatMap(({ login, html_url, type, contributions }) => {
    if (!login || !html_url || typeof contributions !== 'number') return []
    const isBot = type === 'Bot' || login.endsWith('[bot]')
    return isBot || excluded.has(login.toLowerCase()) ? [] : [{ login, profile: html_url, commits: contributions }]
  })
}

/** Address of the next page in GitHub's `link` header, or undefined on the last one. */
export const nextPage = (link: string | null): string | undefined => link?.match(/<([^>]+)>;\s*rel="next"/)?.[1]

/** A tier of the program: the points from which it holds. */
export type Tier = z.infer<typeof contributorProgram>['tiers'][number]

/** The tier that a number of points reaches. Throws where no tier begins at zero. */
export function tierOf(points: number, tiers: readonly Tier[]): Tier {
  const reached = tiers.filter(({ from }) => points >= from).sort((a, b) => b.from - a.from)[0]
  if (!reached) throw new Error('content/data/contributor-program.yml: one tier must begin at 0 points.')
  return reached
}

/** `0-49`, `50-149`, `500 and more`. */
export function tierRange(tier: Tier, tiers: readonly Tier[]): string {
  const next = tiers.map(({ from }) => from).filter((from) => from > tier.from)
  return next.length > 0 ? `${tier.from}–${Math.min(...next) - 1}` : `${tier.from} and more`
}

/** Contributors as the pages list them: points where the team has given some. Most points first, then pull requests, commits, name. */
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

/** Sums over all contributors; zero for an empty list. */
export const totalsOf = (contributors: readonly Contributor[]) => ({
  people: contributors.length,
  commits: contributors.reduce((sum, { commits }) => sum + commits, 0),
  pullRequests: contributors.reduce((sum, { pullRequests }) => sum + pullRequests, 0),
})
