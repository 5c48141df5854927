import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import { coverOf } from '@/lib/content/blog'
import type { ContentPage } from '@/lib/content/page'
import { routes } from '@/lib/routes'
import { basePath } from '@/lib/site.mjs'
import { Glyph } from './Glyph'

/** Name of a customer, which is also in the text of the story. */
const Customer = ({ name }: { name: string }) => (
  <span className="cover-name font-display" aria-hidden="true">
    {name}
  </span>
)

/**
 * Cover of an article: depth lines generated from its path, in the color of its topic, with the glyph of its subject or the name of
 * its customer. `children` are shown
 * on top of the cover, where the lines fade out.
 */
export function Cover({ post, children, className }: { post: ContentPage; children?: ReactNode; className?: string }) {
  const { glyph, topic } = coverOf(post)
  const drawing = `url(${basePath}${routes.cover(post.collection, post.slug)}) center / cover no-repeat`
  const mask = children ? `var(--cover-fade), ${drawing}` : drawing
  return (
    <div className={classNames('cover', className)} data-topic={topic} style={{ '--cover-mask': mask } as CSSProperties}>
      {children ?? (post.customer ? <Customer name={post.customer} /> : <Glyph name={glyph} size={40} className="cover-glyph" />)}
    </div>
  )
}
