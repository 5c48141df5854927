import { tierRange } from '@/lib/community/contributors'
import { contributorProgram } from '@/lib/content/community'
import { DataTable } from '../ui/DataTable'

/** Points for each kind of contribution in the contributor program. */
export function ProgramPoints() {
  return (
    <DataTable
      label="Points"
      columns={['Contribution', 'Points', 'Experience']}
      rows={contributorProgram().actions.map(({ name, points, level }) => ({ key: name, cells: [name, points, level] }))}
    />
  )
}

/** Tiers of the contributor program and their rewards. */
export function ProgramTiers() {
  const { tiers } = contributorProgram()
  return (
    <DataTable
      label="Tiers"
      columns={['Tier', 'Points', 'Rewards']}
      rows={tiers.map((tier) => ({
        key: tier.name,
        cells: [
          tier.name,
          <span key="points" className="whitespace-nowrap">
            {tierRange(tier, tiers)}
          </span>,
          tier.rewards,
        ],
      }))}
    />
  )
}
