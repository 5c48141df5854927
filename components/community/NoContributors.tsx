import { ButtonLink } from '@/components/ui/ButtonLink'
import { repository } from '@/lib/site.mjs'

/** Placeholder for the list of contributors before the first snapshot. */
export function NoContributors() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-y border-line py-5">
      <p className="max-w-[40rem] text-muted">GitHub lists everyone whose code is in OLake, with their commits over time.</p>
      <ButtonLink href={repository.contributorGraph}>Open the contributor graph</ButtonLink>
    </div>
  )
}
