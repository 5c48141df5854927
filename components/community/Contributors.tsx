import { Anchor } from '@/components/ui/Anchor'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Section } from '@/components/ui/Section'
import { totalsOf } from '@/lib/community/contributors'
import { rankedContributors } from '@/lib/content/community'
import { formatDay } from '@/lib/content/last-update'
import { routes } from '@/lib/routes'
import { repository } from '@/lib/site.mjs'
import { ContributorList } from './ContributorList'
import { ContributorSearch } from './ContributorSearch.client'
import { NoContributors } from './NoContributors'

/** How many contributors stand above the others. */
const FIRST = 3

function Totals({ people, commits, pullRequests }: ReturnType<typeof totalsOf>) {
  const figures = { Contributors: people, 'Merged pull requests': pullRequests, Commits: commits }
  return (
    <dl className="mb-10 grid grid-cols-3 gap-6 border-y border-line py-6">
      {Object.entries(figures).map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-display text-3xl font-semibold tabular-nums">{value.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  )
}

function Everyone() {
  const { contributors } = rankedContributors()
  if (contributors.length === 0) return <NoContributors />
  return (
    <>
      <Totals {...totalsOf(contributors)} />
      {contributors.length > FIRST && (
        <div className="mb-10">
          <h3 className="mb-4 font-display text-xl font-semibold">Most points, then most merged pull requests</h3>
          <ContributorList people={contributors.slice(0, FIRST)} />
          <h3 className="mt-10 font-display text-xl font-semibold">Everyone</h3>
        </div>
      )}
      <ContributorSearch total={contributors.length} />
      <ContributorList people={contributors} />
    </>
  )
}

/** The people whose work is in the tool, from the last snapshot, and how to become one of them. */
export function Contributors() {
  const { syncedAt } = rankedContributors()
  return (
    <>
      <Section
        id="people"
        title="People"
        lead={
          syncedAt ? (
            <>
              Snapshot of <time dateTime={syncedAt}>{formatDay(syncedAt)}</time>, read from GitHub. The core team and bots are left out.
            </>
          ) : (
            'No snapshot has been taken yet. The core team and bots are left out of it.'
          )
        }
      >
        <Everyone />
      </Section>
      <Section id="counted" title="What is counted">
        <div className="max-w-measure space-y-4 text-muted">
          <p>
            Commits are those on the default branch under a GitHub account; pull requests are those that were merged. Neither says how much
            a change was worth, so the{' '}
            <Anchor className="link" href={routes.contributorProgram()}>
              contributor program
            </Anchor>{' '}
            gives points as well: for connectors and fixes, and also for reviews, reports and answers, which leave no commit behind.
          </p>
          <p>
            The list changes when someone takes a new snapshot, not by itself. If you have given your time and are missing, your commits may
            carry another mail address than your account; add it on GitHub, and the next snapshot finds you.
          </p>
        </div>
      </Section>
      <Section id="join" title="Put your name here" lead="The shortest way is an issue that a maintainer has marked as a good first one.">
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={repository.goodFirstIssues} tone="primary">
            Find a good first issue
          </ButtonLink>
          <ButtonLink href={routes.docs('community/contributing')}>Read the contributing guide</ButtonLink>
        </p>
      </Section>
    </>
  )
}
