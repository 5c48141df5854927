import { phaseAtBuild, type EventPage as Session, sessionOf, similarEvents } from '@/lib/content/events'
import type { ContentPage } from '@/lib/content/page'
import { endOf, seriesLabel } from '@/lib/events/event'
import { breadcrumbs, type Crumb } from '@/lib/nav/breadcrumbs'
import { ArticlePage } from '../article/ArticlePage'
import { RelatedPages } from '../article/RelatedPages'
import { YouTube } from '../mdx/authored/YouTube'
import { EventActions } from './EventActions'
import { EventDetails } from './EventDetails'
import { EventEntry } from './EventEntry'
import { EventPhase } from './EventPhase.client'
import './events.css'

/** Maximum number of similar sessions on a page. */
const SIMILAR = 3

function Label({ session }: { session: Session }) {
  const { series, number } = session.event
  return (
    <>
      <span>
        {seriesLabel[series]}
        {number ? ` ${number}` : ''}
      </span>
      <span className="phase-ahead text-good">Upcoming</span>
      <span className="phase-live text-good">Live now</span>
    </>
  )
}

function Similar({ session }: { session: Session }) {
  const others = similarEvents(session, SIMILAR)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="similar" className="related-sessions no-print mt-14">
      <h2 id="similar" className="waterline font-display text-xl font-semibold">
        Related sessions
      </h2>
      <ul className="event-list">
        {others.map((other) => (
          <EventEntry key={other.url} page={other} />
        ))}
      </ul>
    </section>
  )
}

/**
 * Page of a session: the recording if there is one, then the details, then the notes. A page that confirms a registration shows the data of
 * its session. Pages without a session contain only text.
 */
export function EventPage({ page, section }: { page: ContentPage; section: Crumb }) {
  const session = sessionOf(page)
  const crumbs = breadcrumbs(section, [], page.title)
  if (!session) return <ArticlePage page={page} crumbs={crumbs} after={<RelatedPages addresses={page.related} />} />
  const { event } = session
  return (
    <EventPhase as="div" starts={event.starts} ends={endOf(event)} atBuild={phaseAtBuild(event)} className="contents">
      <ArticlePage
        page={page}
        crumbs={crumbs}
        label={<Label session={session} />}
        after={
          <>
            <RelatedPages addresses={page.related} />
            {!page.confirms && <Similar session={session} />}
          </>
        }
      >
        <div className="mt-6">
          <EventActions page={session} />
        </div>
        {session.youtube && (
          <div className="mt-6">
            <YouTube id={session.youtube} title={session.title} named={false} />
          </div>
        )}
        <div className="mt-8">
          <EventDetails event={event} />
        </div>
      </ArticlePage>
    </EventPhase>
  )
}
