import { Anchor } from '@/components/ui/Anchor'
import { Icon } from '@/components/ui/Icon'
import { Static } from '@/components/ui/Static'
import { classNames } from '@/lib/class-names'
import type { PageHeading } from '@/lib/mdx/heading-ids'
import { TocSpy } from './TocSpy.client'

/** Entries of a list of contents, indented by depth. With `share`, the height of an entry grows with the length of its section. */
export function ContentsEntries({ headings }: { headings: ReadonlyArray<PageHeading & { share?: number }> }) {
  const top = Math.min(...headings.map(({ depth }) => depth))
  return headings.map(({ id, text, depth, share }) => (
    <li key={id} style={share === undefined ? undefined : { flexGrow: share }}>
      <Anchor
        href={`#${id}`}
        className="block py-1 text-sm leading-snug text-muted transition hover:text-ink"
        style={{ paddingLeft: `${0.875 + (depth - top) * 0.75}rem` }}
      >
        {text}
      </Anchor>
    </li>
  ))
}

/** Table of contents on the right, with a marker at the current section. Renders nothing for a page with fewer than two headings. */
export function TableOfContents({ headings }: { headings: readonly PageHeading[] }) {
  if (headings.length < 2) return null
  return (
    <Static>
      <nav aria-label="On this page">
        <p className="mb-3 text-[0.8125rem] font-semibold">On this page</p>
        <div className="toc-list">
          <ul>
            <ContentsEntries headings={headings} />
          </ul>
          <TocSpy />
        </div>
      </nav>
    </Static>
  )
}

/** Collapsed table of contents above the text on small screens; `wide` pages show it up to 1536 px. */
export function FoldedContents({ headings, wide = false }: { headings: readonly PageHeading[]; wide?: boolean }) {
  if (headings.length < 2) return null
  return (
    <nav aria-label="Contents" className={classNames('mt-6 rounded-panel border border-line', wide ? 'wide:hidden' : 'rail:hidden')}>
      <details className="group">
        <summary className="flex min-h-11 list-none items-center justify-between px-4 text-sm font-medium">
          On this page
          <Icon name="chevron-down" size={16} className="text-muted transition group-open:rotate-180" />
        </summary>
        <ul className="border-t border-line px-1 py-2">
          <ContentsEntries headings={headings} />
        </ul>
      </details>
    </nav>
  )
}
