import { Anchor } from '@/components/ui/Anchor'
import type { Crumb } from '@/lib/nav/breadcrumbs'
import { breadcrumbJsonLd } from '@/lib/seo/json-ld'
import { JsonLd } from './JsonLd'

/** Breadcrumbs, also as structured data for search engines. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumbs" className="no-print">
      <ol className="flex flex-wrap items-center text-sm leading-6 text-muted">
        {crumbs.map(({ label, href }, index) => {
          const last = index === crumbs.length - 1
          return (
            // On phones, the title below names the page.
            <li key={label + String(index)} className={last && index > 0 ? 'flex items-center max-sm:sr-only' : 'flex items-center'}>
              {index > 0 && (
                <span className="mx-2 text-control" aria-hidden="true">
                  /
                </span>
              )}
              {href && !last ? (
                <Anchor href={href} className="inline-block transition hover:text-ink">
                  {label}
                </Anchor>
              ) : (
                <span aria-current={last ? 'page' : undefined}>{label}</span>
              )}
            </li>
          )
        })}
      </ol>
      <JsonLd data={breadcrumbJsonLd(crumbs)} />
    </nav>
  )
}
