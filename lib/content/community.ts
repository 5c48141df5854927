import type { z } from 'zod'
import { rankContributors } from '../community/contributors'
import { contributorData, contributorProgram as programSchema, communityData as schema } from '../schema/community'
import { dataFiles } from './data-file'

/** The contributor program: kinds of contributions and what each is worth, tiers, and the points of contributors. */
export type ContributorProgram = z.infer<typeof programSchema>
/** What the community page lists. */
export type CommunityData = z.infer<typeof schema>

const programFiles = dataFiles(programSchema)
const communityFiles = dataFiles(schema)
const contributorFiles = dataFiles(contributorData)

export const contributorProgram = (): ContributorProgram => programFiles.required('content/data/contributor-program.yml')

export const communityData = (): CommunityData => communityFiles.required('content/data/community.yml')

/** Contributors of the last sync, ranked; none before the first. `syncedAt` is an ISO instant. */
export function rankedContributors() {
  const { syncedAt, contributors } = contributorFiles.required('content/data/contributors.json')
  return { syncedAt: syncedAt ?? undefined, contributors: rankContributors(contributors, contributorProgram().points) }
}
