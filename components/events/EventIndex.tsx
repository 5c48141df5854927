import { ALL_EVENTS, allEvents, phaseAtBuild } from '@/lib/content/events'
import { endOf } from '@/lib/events/event'
import { routes } from '@/lib/routes'
import { upcomingSessions } from '@/lib/site.mjs'
import { Anchor } from '../ui/Anchor'
import { prerender } from '../ui/prerender'
import { EventLists } from './EventLists.client'
import { EventSummary } from './EventSummary'

function NothingAhead() {
  return (
    <p className="mt-3 max-w-measure text-muted">
      There are no upcoming sessions. New dates are announced on the{' '}
      <Anchor className="link" href={upcomingSessions}>
        registration page
      </Anchor>{' '}
      and in <span className="font-medium">#social-and-events</span> on{' '}
      <Anchor className="link" href={routes.slack()}>
        Slack
      </Anchor>
      . To add all sessions to your calendar, download the{' '}
      <Anchor className="link" href={routes.calendar(ALL_EVENTS)}>
        calendar file
      </Anchor>
      .
    </p>
  )
}

/** All sessions with filters: upcoming sessions first, then past sessions, newest first. */
export function EventIndex() {
  const entries = allEvents().map((page) => ({
    url: page.url,
    starts: page.event.starts,
    ends: endOf(page.event),
    atBuild: phaseAtBuild(page.event),
    series: page.event.series,
    topics: page.event.topics,
    year: page.event.starts.slice(0, 4),
    content: prerender(<EventSummary page={page} />),
  }))
  return (
    <EventLists
      entries={entries}
      empty={{ ahead: <NothingAhead />, over: <p className="mt-3 text-muted">No recordings match these filters.</p> }}
    />
  )
}
