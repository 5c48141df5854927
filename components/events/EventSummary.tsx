import { Anchor } from '@/components/ui/Anchor'
import type { EventPage } from '@/lib/content/events'
import { speakersOf } from '@/lib/content/speakers'
import { eventTopics, seriesLabel } from '@/lib/events/event'
import { formatDay } from '@/lib/locale'
import { EventActions } from './EventActions'
import { Initials } from './Initials'
import './events.css'

/** Summary of a session in a list: date, title, description, speakers and topics. The parent element must set `data-phase`. */
export function EventSummary({ page }: { page: EventPage }) {
  const { event } = page
  const people = speakersOf(event.speakers).map(({ name }) => name)
  return (
    <>
      <p className="event-date text-sm leading-6 text-muted">
        <time dateTime={event.starts} className="block font-medium text-ink tabular-nums">
          {formatDay(event.starts)}
        </time>
        {seriesLabel[event.series]}
        {event.number ? ` ${event.number}` : ''}
      </p>
      <div className="min-w-0">
        <h3 className="font-display text-xl leading-snug font-semibold tracking-[-0.01em]">
          <Anchor href={page.url} className="event-link transition group-hover:text-brand">
            {page.title}
          </Anchor>
        </h3>
        <p className="mt-1.5 max-w-measure text-[0.9375rem] leading-relaxed text-muted">{page.description}</p>
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1.5 text-sm leading-6">
          <ul className="flex flex-wrap gap-x-4 gap-y-1.5" aria-label="Speakers">
            {people.map((name) => (
              <li key={name} className="flex items-center gap-2">
                <Initials name={name} />
                {name}
              </li>
            ))}
          </ul>
          <p className="text-muted">{event.topics.map((topic) => eventTopics[topic]).join(', ')}</p>
        </div>
        <div className="relative mt-1">
          <EventActions page={page} />
        </div>
      </div>
      <p className="event-status text-sm leading-6 whitespace-nowrap">
        <span className="phase-ahead font-medium text-good">Upcoming</span>
        <span className="phase-live font-medium text-good">Live now</span>
        <span className="phase-over text-muted">{page.youtube ? 'Recording' : 'No recording'}</span>
      </p>
    </>
  )
}
