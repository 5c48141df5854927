import { Anchor } from '@/components/ui/Anchor'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { MoreLink } from '@/components/ui/MoreLink'
import { Section } from '@/components/ui/Section'
import { communityData, contributorProgram, rankedContributors } from '@/lib/content/community'
import { allEvents } from '@/lib/content/events'
import { formatDay } from '@/lib/locale'
import { routes } from '@/lib/routes'
import { repository } from '@/lib/site.mjs'
import { EventEntry } from '../events/EventEntry'
import { ContributorList } from './ContributorList'
import { NoContributors } from './NoContributors'

/** Number of contributors on this page. The contributors page shows all of them. */
const SHOWN = 8

function Places({ items }: { items: ReadonlyArray<{ name: string; use: string }> }) {
  return (
    <dl className="grid gap-x-10 border-b border-line sm:grid-cols-2">
      {items.map(({ name, use }) => (
        <div key={name} className="border-t border-line py-3.5">
          <dt className="font-medium">{name}</dt>
          <dd className="mt-0.5 text-[0.9375rem] text-muted">{use}</dd>
        </div>
      ))}
    </dl>
  )
}

function Rewards() {
  const { actions } = contributorProgram()
  const [first, ...others] = actions
  if (!first) return null
  return (
    <p className="mt-6 max-w-measure text-muted">
      In the contributor program, every contribution earns points, from {Math.min(...others.map(({ points }) => points))} for an issue
      report to {first.points} for a new connector. With enough points, you receive swag and access to early betas.
    </p>
  )
}

/** Size of the community on a day. */
function Snapshot({ date, figures }: ReturnType<typeof communityData>['snapshot']) {
  return (
    <div className="mb-14 border-b border-line pb-6">
      <dl className="grid grid-cols-2 gap-x-8 gap-y-5 md:grid-cols-4">
        {figures.map(({ value, name }) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-[0.9375rem] text-muted">{name}</dt>
            <dd className="font-display text-3xl font-semibold tracking-[-0.02em] tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">
        Counted by the OLake team on <time dateTime={date}>{formatDay(date)}</time>
      </p>
    </div>
  )
}

/** Sections of the community page: its size, Slack, forum, ways to contribute, meetups, contributors, Summer of Code and values. */
export function CommunityHub() {
  const { snapshot, channels, forum, ways, gsoc, values } = communityData()
  const { contributors, syncedAt } = rankedContributors()
  const meetups = allEvents().filter(({ event }) => event.series === 'meetup')
  return (
    <>
      <Snapshot {...snapshot} />
      <Section
        id="slack"
        title="Slack channels"
        lead="Ask questions, follow announcements and meet other users in these channels."
        action={<MoreLink href={routes.docs('community/channels')}>All community channels</MoreLink>}
      >
        <Places items={channels} />
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink href={routes.slack()} tone="primary">
            Join the Slack workspace
          </ButtonLink>
          <MoreLink href={routes.contact()}>Contact the team, for example about support contracts</MoreLink>
        </div>
      </Section>
      <Section
        id="forum"
        title="GitHub Discussions"
        lead="Use the forum for questions whose answers help other users too. Unlike Slack messages, discussions can be found with search engines."
        action={<MoreLink href={repository.discussions}>Open GitHub Discussions</MoreLink>}
      >
        <Places items={forum} />
      </Section>
      <Section id="contribute" title="Ways to contribute">
        <ul className="grid gap-x-8 gap-y-8 md:grid-cols-3">
          {ways.map(({ title, text, action, href }) => (
            <li key={title} className="flex flex-col border-t-2 border-water pt-4">
              <h3 className="font-display text-xl font-semibold">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
              <p className="mt-auto pt-3">
                <MoreLink href={href}>{action}</MoreLink>
              </p>
            </li>
          ))}
        </ul>
        <Rewards />
        <p className="mt-5">
          <ButtonLink href={routes.contributorProgram()}>Read about the contributor program</ButtonLink>
        </p>
      </Section>
      <Section
        id="meetups"
        title="Meetups"
        lead="In these online meetups, maintainers and users present new features and demos, and answer questions. Each page has the recording and notes."
        action={<MoreLink href={routes.webinar()}>All webinars and events</MoreLink>}
      >
        <ul className="event-list">
          {meetups.map((page) => (
            <EventEntry key={page.url} page={page} />
          ))}
        </ul>
      </Section>
      <Section
        id="contributors"
        title="Contributors"
        lead={syncedAt ? `As of ${formatDay(syncedAt)}` : undefined}
        action={<MoreLink href={routes.contributors()}>All contributors</MoreLink>}
      >
        {contributors.length > 0 ? <ContributorList people={contributors.slice(0, SHOWN)} /> : <NoContributors />}
      </Section>
      <Section id="gsoc" title={gsoc.title} lead={gsoc.text}>
        <p className="flex flex-wrap gap-x-8">
          {Object.entries(gsoc.links).map(([label, href]) => (
            <MoreLink key={href} href={href}>
              {label}
            </MoreLink>
          ))}
        </p>
      </Section>
      <Section
        id="values"
        title="Community values"
        action={<MoreLink href={routes.docs('community/code-of-conduct')}>Code of conduct</MoreLink>}
      >
        <dl className="grid gap-8 md:grid-cols-3">
          {values.map(({ name, text }) => (
            <div key={name}>
              <dt className="font-display text-lg font-semibold">{name}</dt>
              <dd className="mt-1 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-8 text-muted">
          To report a violation of the code of conduct,{' '}
          <Anchor href={routes.contact()} className="link">
            contact the team
          </Anchor>
          .
        </p>
      </Section>
    </>
  )
}
