import { Anchor } from '@/components/ui/Anchor'
import { Portrait } from '@/components/ui/Portrait'
import { type RankedContributor, tierOf } from '@/lib/community/contributors'
import { contributorProgram } from '@/lib/content/community'
import { formatNumber } from '@/lib/locale'

const counted = (count: number, one: string, many: string) => `${formatNumber(count)} ${count === 1 ? one : many}`

/** Contributors as a list; what search and order need to know stands on each entry. */
export function ContributorList({ people }: { people: readonly RankedContributor[] }) {
  const { tiers } = contributorProgram()
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-3" data-contributors>
      {people.map(({ login, profile, commits, pullRequests, points }, rank) => (
        <li key={login} data-login={login} data-rank={rank} data-pulls={pullRequests}>
          <Anchor href={profile} className="entry-card h-full items-center">
            <Portrait name={login} />
            <span className="min-w-0">
              <span className="block truncate font-medium">@{login}</span>
              <span className="block text-sm text-muted tabular-nums">
                {counted(pullRequests, 'pull request', 'pull requests')}, {counted(commits, 'commit', 'commits')}
              </span>
              {points !== undefined && (
                <span className="block text-sm text-muted tabular-nums">
                  {counted(points, 'point', 'points')} · {tierOf(points, tiers).name}
                </span>
              )}
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
