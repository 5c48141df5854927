import { ContactPanel } from '@/components/contact/ContactPanel'
import { DepthLines } from '@/components/ui/DepthLines'
import { Inline } from '@/components/ui/Inline'
import { MoreLink } from '@/components/ui/MoreLink'
import { homeText } from '@/lib/content/home'
import { routes } from '@/lib/routes'
import { site } from '@/lib/site.mjs'

/** Contact form at the end of the home page, the target of the "Talk to us" link. */
export function TalkToUs() {
  const { title, text } = homeText().contact
  return (
    <section id="olake-form-product" aria-labelledby="talk" className="relative overflow-hidden border-t border-line">
      <DepthLines name="contact" fade="left" />
      <div className="relative mx-auto grid max-w-site gap-x-16 gap-y-6 px-4 py-9 desktop:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] desktop:px-6 desktop:py-28">
        <div>
          <h2 id="talk" className="max-w-[14ch] font-display text-[1.75rem] leading-tight font-semibold tracking-[-0.02em] sm:text-4xl">
            {title}
          </h2>
          <p className="mt-3 max-w-[34rem] text-muted sm:mt-4 sm:text-lg">
            <Inline text={text} />
          </p>
          <ul className="mt-4 flex flex-wrap gap-x-6 desktop:mt-6 desktop:flex-col desktop:items-start desktop:gap-1">
            <li>
              <MoreLink href={`mailto:${site.email}`}>{site.email}</MoreLink>
            </li>
            <li>
              <MoreLink href={routes.slack()}>Ask on Slack</MoreLink>
            </li>
            <li>
              <MoreLink href={site.meeting}>Schedule a call</MoreLink>
            </li>
          </ul>
        </div>
        <ContactPanel />
      </div>
    </section>
  )
}
