import type { RootContent } from 'mdast'
import { tierRange } from '../community/contributors'
import { contributorProgram } from '../content/community'
import { table } from './nodes'

/** The components of the contributor program as tables. */
export function programBlocks(name: 'ProgramPoints' | 'ProgramTiers'): RootContent[] {
  const { actions, tiers } = contributorProgram()
  return name === 'ProgramPoints'
    ? [table([['Contribution', 'Points', 'Experience'], ...actions.map((action) => [action.name, String(action.points), action.level])])]
    : [table([['Tier', 'Points', 'Rewards'], ...tiers.map((tier) => [tier.name, tierRange(tier, tiers), tier.rewards])])]
}
