import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Anchor } from '@/components/ui/Anchor'

const step = 'inline-flex min-h-11 items-center gap-2 px-1 text-sm font-medium transition hover:text-brand'

/** Links to the pages of a list. Renders nothing for a single page. `addressOf` returns the URL of a page; page numbers start at 1. */
export function Pagination({ page, pages, addressOf }: { page: number; pages: number; addressOf: (page: number) => string }) {
  if (pages < 2) return null
  return (
    <nav
      aria-label="Pages of this list"
      className="no-print mt-12 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-4"
    >
      <span className="flex-1">
        {page > 1 && (
          <Anchor href={addressOf(page - 1)} rel="prev" className={step}>
            <ArrowLeft size={16} aria-hidden="true" /> Newer
          </Anchor>
        )}
      </span>
      {/* On narrow screens, the page numbers are on a separate row. */}
      <ol className="order-last flex basis-full flex-wrap justify-center sm:order-none sm:basis-auto">
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <Anchor
              href={addressOf(number)}
              aria-current={number === page ? 'page' : undefined}
              aria-label={`Page ${number}`}
              className="page-number"
            >
              {number}
            </Anchor>
          </li>
        ))}
      </ol>
      <span className="flex flex-1 justify-end">
        {page < pages && (
          <Anchor href={addressOf(page + 1)} rel="next" className={step}>
            Older <ArrowRight size={16} aria-hidden="true" />
          </Anchor>
        )}
      </span>
    </nav>
  )
}
