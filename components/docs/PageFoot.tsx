import { environment } from '#environment'
import { Anchor } from '@/components/ui/Anchor'
import { Icon } from '@/components/ui/Icon'
import { analyticsSettings } from '@/lib/analytics'
import type { ContentPage } from '@/lib/content/page'
import { editLinks, shareLinks } from '@/lib/edit-links'
import type { NavLink } from '@/lib/nav/sidebar'
import { absoluteUrl } from '@/lib/seo/metadata'
import { Feedback } from '../feedback/Feedback.client'

const { NEXT_PUBLIC_FEEDBACK_ENDPOINT: endpoint } = environment
const analytics = analyticsSettings(environment)
/** Whether anything receives the answer. */
const asksForFeedback = Boolean(endpoint || analytics.ga4 || analytics.tagManager)

const action = 'inline-flex min-h-11 items-center gap-2 text-sm text-muted transition hover:text-ink'

/** Actions for a page: rate it, edit it, report a problem and share it. */
export function PageActionsRow({ page }: { page: ContentPage }) {
  const url = absoluteUrl(page.url)
  return (
    <div className="no-print mt-16 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-4">
      {asksForFeedback && <Feedback page={page.url} {...(endpoint && { endpoint })} />}
      <div className="flex flex-wrap items-center gap-x-6">
        <Anchor href={editLinks.edit(page.source)} className={action} target="_blank" rel="noopener">
          <Icon name="pencil-line" size={15} /> Edit this page
        </Anchor>
        <Anchor href={editLinks.reportPage(page.title, url)} className={action} target="_blank" rel="noopener">
          <Icon name="bug" size={15} /> Report an issue
        </Anchor>
        <details className="relative">
          <summary className={`${action} list-none`}>
            <Icon name="share-2" size={15} /> Share
          </summary>
          <ul className="absolute right-0 bottom-full z-10 mb-1 min-w-44 rounded-panel border border-line bg-raised p-1.5">
            {shareLinks(page.title, url).map(({ label, href }) => (
              <li key={label}>
                <Anchor className="menu-link" href={href} target="_blank" rel="noopener">
                  {label}
                </Anchor>
              </li>
            ))}
            <li className="needs-js">
              <button type="button" className="menu-link group w-full gap-2" data-copy-address>
                <Icon name="link-2" size={15} />
                <span className="group-data-done:hidden">Copy address</span>
                <span className="hidden text-good group-data-done:inline">Copied</span>
              </button>
            </li>
          </ul>
        </details>
      </div>
    </div>
  )
}

function Turn({ link, direction }: { link: NavLink; direction: 'previous' | 'next' }) {
  return (
    <Anchor
      href={link.href}
      rel={direction === 'next' ? 'next' : 'prev'}
      className={`group rounded-panel border border-line p-4 transition hover:border-brand ${direction === 'next' ? 'text-right sm:col-start-2' : ''}`}
    >
      <span className={`flex items-center gap-1.5 text-sm text-muted ${direction === 'next' ? 'justify-end' : 'flex-row'}`}>
        {direction === 'previous' && <Icon name="arrow-left" size={14} />}
        {link.hint ?? (direction === 'next' ? 'Next' : 'Previous')}
        {direction === 'next' && <Icon name="arrow-right" size={14} />}
      </span>
      <span className="mt-0.5 block font-medium text-balance">{link.label}</span>
    </Anchor>
  )
}

/** Links to the previous and next page. */
export function Pager({ previous, next }: { previous?: NavLink | undefined; next?: NavLink | undefined }) {
  if (!previous && !next) return null
  return (
    <nav aria-label="Previous and next page" className="no-print mt-8 grid gap-3 sm:grid-cols-2">
      {previous && <Turn link={previous} direction="previous" />}
      {next && <Turn link={next} direction="next" />}
    </nav>
  )
}
