import type { Contributor } from '../../../lib/community/contributors'

/** GitHub accounts of the core team, which the list of contributors leaves out. */
export const coreTeam: readonly string[] = [
  'zriyanshdz',
  'hash-data',
  'piyushsingariya',
  'piyushdatazip',
  'shubham19may',
  'vikash390',
  'vaibhav-datazip',
  'vishalm0509',
  'schitizsharma',
  'ImDoubD-datazip',
  'rkhameshra',
  'tanishaAtDatazip',
]

/** The fields used from an entry of GitHub's `GET /repos/{owner}/{repo}/contributors`. */
type GitHubContributor = { login?: string; html_url?: string; type?: string; contributions?: number }

/** Contributors in one page of GitHub's response, without bots, anonymous contributors and team members. Throws if it is not a list. */
export function peopleOf(answer: unknown, team: readonly string[]): Array<Omit<Contributor, 'pullRequests'>> {
  if (!Array.isArray(answer)) throw new Error('GitHub did not return a list of contributors.')
  const excluded = new Set(team.map((login) => login.toLowerCase()))
  return (answer as GitHubContributor[]).flatMap(({ login, html_url, type, contributions }) => {
    if (!login || !html_url || typeof contributions !== 'number') return []
    const isBot = type === 'Bot' || login.endsWith('[bot]')
    return isBot || excluded.has(login.toLowerCase()) ? [] : [{ login, profile: html_url, commits: contributions }]
  })
}

/** URL of the next page from GitHub's `link` header, or undefined on the last page. */
export const nextPage = (link: string | null): string | undefined => link?.match(/<([^>]+)>;\s*rel="next"/)?.[1]
