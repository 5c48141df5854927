import data from '@/content/data/contributors.json'
import { type ContributorData, rankContributors, type Tier } from '../community/contributors'
import { yamlFile } from './yaml-file'

/** A kind of contribution and what it is worth. */
type ProgramAction = { name: string; points: number; level: string }
/** The contributor program; see content/data/contributor-program.yml. */
export type ContributorProgram = { actions: ProgramAction[]; tiers: Tier[]; points: Record<string, number> }

export const contributorProgram = () => yamlFile<ContributorProgram>('content/data/contributor-program.yml')

/** What the community page lists; see content/data/community.yml. */
export type CommunityData = {
  channels: Array<{ name: string; use: string }>
  forum: Array<{ name: string; use: string }>
  ways: Array<{ title: string; text: string; action: string; href: string }>
  values: Array<{ name: string; text: string }>
}

export const communityData = () => yamlFile<CommunityData>('content/data/community.yml')

const contributorData = data as ContributorData

/** Contributors of the last sync, ranked; none before the first. `syncedAt` is an ISO instant. */
export const rankedContributors = () => ({
  syncedAt: contributorData.syncedAt ?? undefined,
  contributors: rankContributors(contributorData.contributors, contributorProgram().points),
})
