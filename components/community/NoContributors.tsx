import { ButtonLink } from '@/components/ui/ButtonLink'
import { DepthLines } from '@/components/ui/DepthLines'
import { repository } from '@/lib/site.mjs'

/** Placeholder for the list of contributors before the first snapshot. */
export function NoContributors() {
  return (
    <div className="relative overflow-hidden rounded-panel border border-line p-6 sm:p-8">
      <DepthLines name="community" fade="left" />
      <div className="relative max-w-[34rem]">
        <p className="font-display text-xl font-semibold">See the contributors on GitHub</p>
        <p className="mt-2 text-muted">
          The list of contributors is generated from GitHub data and isn’t available at the moment. On GitHub, you can see everyone who has
          contributed code to OLake.
        </p>
        <p className="mt-5">
          <ButtonLink href={repository.contributorGraph}>Open the contributor graph</ButtonLink>
        </p>
      </div>
    </div>
  )
}
