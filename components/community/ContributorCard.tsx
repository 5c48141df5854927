import { Anchor } from '@/components/ui/Anchor'
import { Portrait } from '@/components/ui/Portrait'
import { type RankedContributor, tierOf } from '@/lib/community/contributors'
import { contributorProgram } from '@/lib/content/community'
import { formatNumber } from '@/lib/locale'

const counted = (count: number, one: string, many: string) => `${formatNumber(count)} ${count === 1 ? one : many}`

/** Card for a contributor: portrait, login, contributions, and points with the tier. */
export function ContributorCard({ person: { login, profile, commits, pullRequests, points } }: { person: RankedContributor }) {
  const { tiers } = contributorProgram()
  return (
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
  )
}
