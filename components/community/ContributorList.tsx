import type { RankedContributor } from '@/lib/community/contributors'
import { ContributorCard } from './ContributorCard'
import { ContributorGrid } from './ContributorGrid'

/** List of contributors. */
export function ContributorList({ people }: { people: readonly RankedContributor[] }) {
  return (
    <ContributorGrid>
      {people.map((person) => (
        <li key={person.login}>
          <ContributorCard person={person} />
        </li>
      ))}
    </ContributorGrid>
  )
}
