import { Anchor } from '@/components/ui/Anchor'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Section } from '@/components/ui/Section'
import { rankedContributors } from '@/lib/content/community'
import { formatDay } from '@/lib/locale'
import { routes } from '@/lib/routes'
import { repository } from '@/lib/site.mjs'
import { ContributorDirectory } from './ContributorDirectory'
import { NoContributors } from './NoContributors'

/** Contributors from the last snapshot, the counting rules, and how to become a contributor. */
export function Contributors() {
  const { contributors, syncedAt } = rankedContributors()
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
        {contributors.length > 0 ? <ContributorDirectory people={contributors} /> : <NoContributors />}
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
