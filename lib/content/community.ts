import type { z } from 'zod'
import { rankContributors } from '../community/contributors'
import { contributorData, contributorProgram as programSchema, communityData as schema } from '../schema/community-schema'
import { dataFiles } from './data-file'

/** The contributor program: types of contributions and their points, tiers, and the points of contributors. */
export type ContributorProgram = z.infer<typeof programSchema>
/** Content of the community page. */
export type CommunityData = z.infer<typeof schema>

const programFiles = dataFiles(programSchema)
const communityFiles = dataFiles(schema)
const contributorFiles = dataFiles(contributorData)

export const contributorProgram = (): ContributorProgram => programFiles.required('content/data/contributor-program.yml')

export const communityData = (): CommunityData => communityFiles.required('content/data/community.yml')

/** Ranked contributors of the last sync; empty before the first sync. `syncedAt` is an ISO timestamp. */
export function rankedContributors() {
  const { syncedAt, contributors } = contributorFiles.required('content/data/contributors.json')
  return { syncedAt: syncedAt ?? undefined, contributors: rankContributors(contributors, contributorProgram().points) }
}
