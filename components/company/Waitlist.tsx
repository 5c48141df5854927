import { ButtonLink } from '@/components/ui/ButtonLink'
import { routes } from '@/lib/routes'
import { waitlist } from '@/lib/site.mjs'

/** Link to the waitlist of AILake, which an external service hosts. */
export function Waitlist() {
  return (
    <p className="not-prose flex flex-wrap gap-3">
      <ButtonLink href={waitlist} tone="primary">
        Open the waitlist form
      </ButtonLink>
      <ButtonLink href={routes.contact()}>Contact us</ButtonLink>
    </p>
  )
}
