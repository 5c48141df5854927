import { type RankedContributor, totalsOf } from '@/lib/community/contributors'
import { formatNumber } from '@/lib/locale'
import { ContributorCard } from './ContributorCard'
import { ContributorList } from './ContributorList'
import { ContributorSearch } from './ContributorSearch.client'

/** Number of top-ranked contributors in the first list. */
const FIRST = 3

function Totals({ people, commits, pullRequests }: ReturnType<typeof totalsOf>) {
  const figures = { Contributors: people, 'Merged pull requests': pullRequests, Commits: commits }
  return (
    <dl className="mb-8 grid grid-cols-3 gap-5 border-y border-line py-6">
      {Object.entries(figures).map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-display text-3xl font-semibold">{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Totals, the top-ranked contributors, and the list of all contributors with search and sorting. */
export function ContributorDirectory({ people }: { people: readonly RankedContributor[] }) {
  return (
    <>
      <Totals {...totalsOf(people)} />
      {people.length > FIRST && (
        <>
          <h3 className="mb-4 font-display text-xl font-semibold">Top contributors</h3>
          <ContributorList people={people.slice(0, FIRST)} />
          <h3 className="mt-12 mb-4 font-display text-xl font-semibold">All contributors</h3>
        </>
      )}
      <ContributorSearch
        entries={people.map((person) => ({
          login: person.login,
          pullRequests: person.pullRequests,
          content: <ContributorCard person={person} />,
        }))}
      />
    </>
  )
}
