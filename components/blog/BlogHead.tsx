import type { ReactNode } from 'react'
import { Anchor } from '@/components/ui/Anchor'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Icon } from '@/components/ui/Icon'
import type { Blog } from '@/lib/blogs'
import { classNames } from '@/lib/class-names'
import type { Crumb } from '@/lib/nav/breadcrumbs'
import { routes } from '@/lib/routes'

const place =
  'inline-flex min-h-11 items-center gap-1.5 text-sm font-medium text-muted transition hover:text-brand aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_var(--brand)]'

/** Header of a list page: title and description of the list, and the navigation of the blog. */
export function BlogHead({
  blog,
  crumbs,
  title,
  description,
  count,
  url,
  mark,
}: {
  blog: Blog
  crumbs: readonly Crumb[]
  title: string
  description: string
  /** Number of entries as text, such as `12 articles`. */
  count?: string
  url: string
  /** Glyph or avatar beside the title. */
  mark?: ReactNode
}) {
  const places = blog.indexes
    ? [
        { label: 'Articles', href: routes.blog(blog.id) },
        { label: 'Tags', href: routes.blogTags(blog.id) },
        { label: 'Authors', href: routes.blogAuthors(blog.id) },
        { label: 'Archive', href: routes.blogArchive(blog.id) },
      ]
    : []
  return (
    <header className={classNames('pt-2 pb-4', places.length > 0 && 'border-b border-line')}>
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-6 flex items-center gap-4">
        {mark}
        <h1 className="font-display text-[2rem] leading-[1.12] font-semibold tracking-[-0.02em] text-balance sm:text-[2.75rem]">{title}</h1>
      </div>
      <p className="mt-4 max-w-[40rem] text-balance text-lg text-muted">{description}</p>
      {count && <p className="mt-2 text-sm text-muted">{count}</p>}
      <nav aria-label={`${blog.label} sections`} className="no-print mt-5 -mb-4 flex flex-wrap gap-x-4 sm:gap-x-6">
        {places.map(({ label, href }) => (
          <Anchor
            key={href}
            href={href}
            aria-current={href === url ? 'page' : href !== routes.blog(blog.id) && url.startsWith(href) ? 'true' : undefined}
            className={place}
          >
            {label}
          </Anchor>
        ))}
        <Anchor href={routes.blogFeed(blog.id, 'rss.xml')} className={place}>
          <Icon name="rss" size={15} /> RSS
        </Anchor>
      </nav>
    </header>
  )
}
