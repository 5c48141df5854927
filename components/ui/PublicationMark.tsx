import type { ContentPage } from '@/lib/content/page'
import { formatDay } from '@/lib/locale'

/** In previews, says that readers cannot open the page yet. Empty for published pages. */
export function PublicationMark({ page }: { page: Pick<ContentPage, 'publication' | 'date'> }) {
  if (page.publication === 'published') return null
  return (
    <strong className="rounded-md border border-caution px-1.5 text-caution">
      {page.publication === 'draft' ? 'Draft, not published' : `Scheduled for ${formatDay(page.date ?? '')}`}
    </strong>
  )
}
