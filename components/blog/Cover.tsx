import type { CSSProperties } from 'react'
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

/** The lines of an article's cover, in the color of its topic: one closed line for each section. The parent sets the topic and the size. */
export const SectionLines = ({ post }: { post: ContentPage }) => (
  <span
    className="section-lines"
    aria-hidden="true"
    style={{ '--lines': `url(${basePath}${routes.cover(post.collection, post.slug)})` } as CSSProperties}
  />
)

/** Cover of an article in a list: the lines of its sections, with the glyph of its subject or the name of its customer. */
export function Cover({ post }: { post: ContentPage }) {
  const { glyph, topic } = coverOf(post)
  return (
    <div className="cover" data-topic={topic}>
      <SectionLines post={post} />
      {post.customer ? <Customer name={post.customer} /> : <Glyph name={glyph} size={40} className="cover-glyph" />}
    </div>
  )
}
