import { PublicationMark } from '@/components/ui/PublicationMark'
import { datesOf } from '@/lib/content/blog'
import type { ContentPage } from '@/lib/content/page'
import { formatDay } from '@/lib/locale'

/** Publication date and reading time of an article and, with `updated`, the date of its last update. */
export function PostDates({ post, updated = false }: { post: ContentPage; updated?: boolean }) {
  const dates = datesOf(post)
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <PublicationMark page={post} />
      <time dateTime={dates.published}>{formatDay(dates.published)}</time>
      {updated && dates.updated > dates.published && (
        <>
          <span aria-hidden="true">·</span>
          <span>
            Updated <time dateTime={dates.updated}>{formatDay(dates.updated)}</time>
          </span>
        </>
      )}
      <span aria-hidden="true">·</span>
      <span>{post.readingMinutes} min read</span>
    </p>
  )
}
