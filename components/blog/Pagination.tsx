import { Anchor } from '@/components/ui/Anchor'
import { Icon } from '@/components/ui/Icon'

const step = 'inline-flex min-h-11 items-center gap-2 px-1 text-sm font-medium transition hover:text-brand'

/** Links to the pages of a list. Renders nothing for a single page. `addressOf` returns the URL of a page; page numbers start at 1. */
export function Pagination({ page, pages, addressOf }: { page: number; pages: number; addressOf: (page: number) => string }) {
  if (pages < 2) return null
  return (
    <nav
      aria-label="Pagination"
      className="no-print mt-12 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-4"
    >
      <span className="flex-1">
        {page > 1 && (
          <Anchor href={addressOf(page - 1)} rel="prev" className={step}>
            <Icon name="arrow-left" size={16} /> Newer
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
            Older <Icon name="arrow-right" size={16} />
          </Anchor>
        )}
      </span>
    </nav>
  )
}
