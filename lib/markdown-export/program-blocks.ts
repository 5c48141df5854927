import type { RootContent } from 'mdast'
import { tierRange } from '../community/contributors'
import { contributorProgram } from '../content/community'
import { table } from './nodes'

/** What contributions to the program are worth, as a table. */
export const pointsBlocks = (): RootContent[] => [
  table([
    ['Contribution', 'Points', 'Experience'],
    ...contributorProgram().actions.map((action) => [action.name, String(action.points), action.level]),
  ]),
]

/** The tiers of the program as a table. */
export function tiersBlocks(): RootContent[] {
  const { tiers } = contributorProgram()
  return [table([['Tier', 'Points', 'Rewards'], ...tiers.map((tier) => [tier.name, tierRange(tier, tiers), tier.rewards])])]
}
