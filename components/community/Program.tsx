import { tierRange } from '@/lib/community/contributors'
import { contributorProgram } from '@/lib/content/community'
import { ScrollBox } from '../ui/ScrollBox'

/** What each kind of contribution is worth in the contributor program. */
export function ProgramPoints() {
  return (
    <ScrollBox label="Points">
      <table>
        <thead>
          <tr>
            <th scope="col">Contribution</th>
            <th scope="col">Points</th>
            <th scope="col">Experience</th>
          </tr>
        </thead>
        <tbody>
          {contributorProgram().actions.map(({ name, points, level }) => (
            <tr key={name}>
              <td>{name}</td>
              <td className="tabular-nums">{points}</td>
              <td>{level}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

/** The tiers of the contributor program and what they may bring. */
export function ProgramTiers() {
  const { tiers } = contributorProgram()
  return (
    <ScrollBox label="Tiers">
      <table>
        <thead>
          <tr>
            <th scope="col">Tier</th>
            <th scope="col">Points</th>
            <th scope="col">Rewards</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier) => (
            <tr key={tier.name}>
              <td>{tier.name}</td>
              <td className="whitespace-nowrap tabular-nums">{tierRange(tier, tiers)}</td>
              <td>{tier.rewards}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
