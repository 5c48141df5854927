import type { CSSProperties } from 'react'
import { ContentsEntries } from '@/components/docs/TableOfContents'
import { Static } from '@/components/ui/Static'
import type { Sections } from '@/lib/blog/sections'

/**
 * Table of contents of an article as a sounding line: each section begins at the depth that its words have in the text. `ReadingDepth` moves
 * the reader's mark along the line and counts the minutes down. Renders nothing for an article with fewer than two headings.
 * @param minutes reading time of the whole article
 */
export function SoundingLine({ sections, minutes }: { sections: Sections; minutes: number }) {
  if (sections.headings.length < 2) return null
  return (
    <Static>
      <nav aria-label="On this page" data-sounding>
        <p className="mb-3 flex items-baseline justify-between gap-3 text-[0.8125rem]">
          <span className="font-semibold">On this page</span>
          <span className="text-muted tabular-nums" data-minutes={minutes}>
            {minutes} min read
          </span>
        </p>
        <div className="toc-list sounding" style={{ '--opening': sections.opening } as CSSProperties}>
          <ul>
            <ContentsEntries headings={sections.headings} />
          </ul>
          <span className="sounding-passed" aria-hidden="true" />
          <span className="sounding-mark" aria-hidden="true" />
        </div>
      </nav>
    </Static>
  )
}
