import { type EventPage, phaseAtBuild } from '@/lib/content/events'
import { endOf } from '@/lib/events/event'
import { EventPhase } from './EventPhase.client'
import { EventSummary } from './EventSummary'

/** List item for a session. */
export function EventEntry({ page }: { page: EventPage }) {
  const { event } = page
  return (
    <EventPhase as="li" starts={event.starts} ends={endOf(event)} atBuild={phaseAtBuild(event)} className="event-entry group">
      <EventSummary page={page} />
    </EventPhase>
  )
}
