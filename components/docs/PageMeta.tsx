import { PublicationMark } from '@/components/ui/PublicationMark'
import { lastUpdateOf } from '@/lib/content/last-update'
import type { ContentPage } from '@/lib/content/page'
import { formatDay } from '@/lib/locale'

/**
 * Reading time, date of the last update and, in previews, a label for pages that are not published. The author is shown only if it is set in the front matter,
 * because the Git committer is an account name, which might not be a person's name.
 */
export function PageMeta({ page }: { page: ContentPage }) {
  const updated = lastUpdateOf(page)
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <PublicationMark page={page} />
      <span>{page.readingMinutes} min read</span>
      {updated?.date && (
        <>
          <span aria-hidden="true">·</span>
          <span>
            Updated <time dateTime={updated.date}>{formatDay(updated.date)}</time>
            {page.lastUpdate?.author && ` by ${page.lastUpdate.author}`}
          </span>
        </>
      )}
    </p>
  )
}
