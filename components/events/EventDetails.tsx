import type { ReactNode } from 'react'
import { Anchor } from '@/components/ui/Anchor'
import { speakersOf } from '@/lib/content/speakers'
import { type EventFacts, eventTopics } from '@/lib/events/event'
import { formatLongDay, formatTime } from '@/lib/events/event-time'
import { routes } from '@/lib/routes'
import { Initials } from './Initials'

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1.5 border-t border-line py-3 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
      <dt className="text-sm leading-6 text-muted">{name}</dt>
      <dd className="text-[0.9375rem] leading-6">{children}</dd>
    </div>
  )
}

const link = 'underline decoration-control underline-offset-4 transition hover:text-brand'

/** Date, time, place, speakers, slides and topics of a session. */
export function EventDetails({ event }: { event: EventFacts }) {
  return (
    <dl className="border-b border-line">
      <Row name="Date">
        <time dateTime={event.starts}>{formatLongDay(event.starts)}</time>
      </Row>
      <Row name="Time">{formatTime(event)}</Row>
      <Row name="Place">{event.place ?? 'Online'}</Row>
      <Row name="Speakers">
        <ul className="space-y-2">
          {speakersOf(event.speakers).map(({ name, role, part, profile }) => (
            <li key={name} className="flex items-center gap-3">
              <Initials name={name} large />
              <span>
                {profile ? (
                  <Anchor href={profile} className={link} aria-label={`${name} on LinkedIn`}>
                    {name}
                  </Anchor>
                ) : (
                  name
                )}
                <span className="block text-sm text-muted">
                  {part} · {role}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </Row>
      {event.slides.length > 0 && (
        <Row name="Slides">
          <span className="flex flex-wrap gap-x-5">
            {event.slides.map((address, index) => (
              <Anchor key={address} href={address} className={link}>
                {event.slides.length > 1 ? `Slides ${index + 1}` : 'Google Slides'}
              </Anchor>
            ))}
          </span>
        </Row>
      )}
      <Row name="Topics">
        <span className="flex flex-wrap gap-x-4">
          {event.topics.map((topic) => (
            <Anchor key={topic} href={`${routes.webinar()}?topic=${topic}`} className={link}>
              {eventTopics[topic]}
            </Anchor>
          ))}
        </span>
      </Row>
    </dl>
  )
}
