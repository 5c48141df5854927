import { ButtonLink } from '@/components/ui/ButtonLink'
import { DepthLines } from '@/components/ui/DepthLines'
import { repository } from '@/lib/site.mjs'

/** Placeholder for the list of contributors before the first snapshot. */
export function NoContributors() {
  return (
    <div className="relative overflow-hidden rounded-panel border border-line p-6 sm:p-8">
      <DepthLines name="community" fade="left" />
      <div className="relative max-w-[34rem]">
        <p className="font-display text-xl font-semibold">The list is read from GitHub, and has not been read yet</p>
        <p className="mt-2 text-muted">
          This site names nobody from memory. Until the first snapshot is taken, the repository’s own graph shows everyone whose commits are
          in OLake, with dates.
        </p>
        <p className="mt-5">
          <ButtonLink href={repository.contributorGraph}>See the graph on GitHub</ButtonLink>
        </p>
      </div>
    </div>
  )
}
