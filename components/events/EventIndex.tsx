import { ALL_EVENTS, allEvents, type EventPage, phaseAtBuild } from '@/lib/content/events'
import { routes } from '@/lib/routes'
import { upcomingSessions } from '@/lib/site.mjs'
import { Anchor } from '../ui/Anchor'
import { EventEntry } from './EventEntry'
import { EventFilters } from './EventFilters.client'

function EventList({ name, events }: { name: 'ahead' | 'over'; events: readonly EventPage[] }) {
  return (
    <ul className="event-list mt-5" data-events={name}>
      {events.map((page) => (
        <EventEntry key={page.url} page={page} />
      ))}
    </ul>
  )
}

/** Every session: what is to come, then what is over, newest first, with filters above. */
export function EventIndex() {
  const events = allEvents()
  const ahead = events.filter(({ event }) => phaseAtBuild(event) !== 'past').reverse()
  const over = events.filter(({ event }) => phaseAtBuild(event) === 'past')
  const years = [...new Set(events.map(({ event }) => event.starts.slice(0, 4)))].sort().reverse()
  return (
    <div data-event-list>
      <EventFilters years={years} total={events.length} />
      <section aria-labelledby="ahead" className="mt-8" data-empty={ahead.length === 0 ? '' : undefined}>
        <h2 id="ahead" className="font-display text-2xl font-semibold">
          Coming up
        </h2>
        <EventList name="ahead" events={ahead} />
        <p className="event-empty mt-3 max-w-measure text-muted">
          Nothing on this list lies ahead right now. New dates appear on the{' '}
          <Anchor className="link" href={upcomingSessions}>
            registration page
          </Anchor>{' '}
          and in <span className="font-medium">#social-and-events</span> on{' '}
          <Anchor className="link" href={routes.slack()}>
            Slack
          </Anchor>
          ; the{' '}
          <Anchor className="link" href={routes.calendar(ALL_EVENTS)}>
            calendar file
          </Anchor>{' '}
          holds every session of this page.
        </p>
      </section>
      <section aria-labelledby="over" className="mt-14" data-empty={over.length === 0 ? '' : undefined}>
        <h2 id="over" className="font-display text-2xl font-semibold">
          Recordings and notes
        </h2>
        <EventList name="over" events={over} />
        <p className="event-empty mt-3 text-muted">No session of the past fits.</p>
      </section>
    </div>
  )
}
