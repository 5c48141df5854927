import { Anchor } from '@/components/ui/Anchor'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Icon } from '@/components/ui/Icon'
import { calendarAddress, type EventPage } from '@/lib/content/events'

/** Links to register for a session and add it to a calendar. CSS shows them only for upcoming sessions; see `data-phase`. */
export function EventActions({ page }: { page: EventPage }) {
  return (
    <p className="phase-ahead flex flex-wrap items-center gap-x-5 gap-y-2">
      {page.event.register && (
        <ButtonLink href={page.event.register} tone="primary" small>
          Register
        </ButtonLink>
      )}
      <Anchor
        href={calendarAddress(page)}
        download
        className="inline-flex min-h-9 items-center gap-2 text-sm font-medium text-brand underline-offset-4 hover:underline"
      >
        <Icon name="calendar-plus" size={16} />
        Add to calendar
      </Anchor>
    </p>
  )
}
