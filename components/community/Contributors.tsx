import { Anchor } from '@/components/ui/Anchor'
import { Section } from '@/components/ui/Section'
import { rankedContributors } from '@/lib/content/community'
import { formatDay } from '@/lib/locale'
import { routes } from '@/lib/routes'
import { ContributorDirectory } from './ContributorDirectory'
import { FirstContribution } from './FirstContribution'
import { NoContributors } from './NoContributors'

function Join() {
  return (
    <Section
      id="join"
      title="Become a contributor"
      lead="Start with an issue that the maintainers have marked as suitable for new contributors."
    >
      <FirstContribution />
    </Section>
  )
}

/** Contributors from the last snapshot, the counting rules, and how to become a contributor. Without a snapshot, only how to become one. */
export function Contributors() {
  const { contributors, syncedAt } = rankedContributors()
  if (!syncedAt || contributors.length === 0)
    return (
      <>
        <Join />
        <Section id="people" title="Contributors">
          <NoContributors />
        </Section>
      </>
    )
  return (
    <>
      <Section
        id="people"
        title="Contributors"
        lead={
          <>
            GitHub data of <time dateTime={syncedAt}>{formatDay(syncedAt)}</time>, without the core team and bots.
          </>
        }
      >
        <ContributorDirectory people={contributors} />
      </Section>
      <Section id="counted" title="How contributions are counted">
        <div className="grid max-w-measure gap-4 text-muted">
          <p>
            The list counts commits on the default branch and merged pull requests of each GitHub account. These numbers don’t show the size
            of a contribution, so the{' '}
            <Anchor className="link" href={routes.contributorProgram()}>
              contributor program
            </Anchor>{' '}
            also gives points, including for reviews, issue reports and answers, which don’t appear as commits.
          </p>
          <p>
            The list is updated manually. If you have contributed but aren’t in the list, your commits might use an e-mail address that
            isn’t part of your GitHub account. Add the address on GitHub to be included in the next update.
          </p>
        </div>
      </Section>
      <Join />
    </>
  )
}
