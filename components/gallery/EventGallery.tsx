import { EventDetails } from '@/components/events/EventDetails'
import { EventEntry } from '@/components/events/EventEntry'
import { Initials } from '@/components/events/Initials'
import { allEvents } from '@/lib/content/events'
import { Exhibit, Specimen } from './Specimen'

/** Parts of sessions: an upcoming and a past one, and speakers. The start of the upcoming one is an example value. */
export function EventGallery() {
  const [page] = allEvents()
  if (!page) return null
  const moments = { 'to come': '2100-01-01T15:00:00Z', over: page.event.starts }
  return (
    <>
      <Exhibit name="EventEntry and EventDetails" about="A session in a list and on its page.">
        {Object.entries(moments).map(([state, starts]) => (
          <Specimen key={state} state={state}>
            <ul className="event-list not-prose">
              <EventEntry page={{ ...page, event: { ...page.event, starts, register: page.event.register ?? '#EventEntry' } }} />
            </ul>
          </Specimen>
        ))}
        <Specimen state="details">
          <div className="not-prose">
            <EventDetails event={page.event} />
          </div>
        </Specimen>
      </Exhibit>
      <Exhibit name="Initials" about="Initials of a speaker, in two sizes.">
        <Specimen>
          <p className="flex items-center gap-4">
            <Initials name="Ada Lovelace" /> <Initials name="Ada Lovelace" large />
          </p>
        </Specimen>
      </Exhibit>
    </>
  )
}
