import type { RootContent } from 'mdast'
import { tierRange } from '../community/contributors'
import { table } from '../markdown-export/nodes'
import { contributorProgram } from './community'

/** The points for contributions in the contributor program, as a table. */
export const pointsBlocks = (): RootContent[] => [
  table([
    ['Contribution', 'Points', 'Experience'],
    ...contributorProgram().actions.map((action) => [action.name, String(action.points), action.level]),
  ]),
]

/** The tiers of the contributor program, as a table. */
export function tiersBlocks(): RootContent[] {
  const { tiers } = contributorProgram()
  return [table([['Tier', 'Points', 'Rewards'], ...tiers.map((tier) => [tier.name, tierRange(tier, tiers), tier.rewards])])]
}
