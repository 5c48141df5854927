import { Anchor } from '@/components/ui/Anchor'
import { formatDay } from '@/lib/content/last-update'
import type { ContentPage } from '@/lib/content/page'

/** Pages as a list of titles with date, excerpt and reading time. */
export function PageList({ pages }: { pages: readonly ContentPage[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {pages.map((page) => (
        <li key={page.url}>
          <Anchor href={page.url} className="group grid gap-x-8 gap-y-1 py-6 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <span className="pt-0.5 text-sm text-muted">
              {page.date ? <time dateTime={page.date}>{formatDay(page.date)}</time> : `${page.readingMinutes} min read`}
            </span>
            <span>
              <span className="font-display text-xl leading-snug font-semibold transition group-hover:text-brand">{page.title}</span>
              <span className="mt-1.5 block text-muted">{page.description}</span>
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
