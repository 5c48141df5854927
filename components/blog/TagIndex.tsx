import { Anchor } from '@/components/ui/Anchor'
import { byTag } from '@/lib/blog/groups'
import type { BlogId } from '@/lib/blogs'
import type { ContentPage } from '@/lib/content/page'
import { tagsOf } from '@/lib/content/tags'
import { glyphs } from '@/lib/figures/glyphs'
import { routes } from '@/lib/routes'
import { Glyph } from './Glyph'

/** Tags that have articles, with their descriptions and the number of articles. */
export function TagIndex({ blog, posts }: { blog: BlogId; posts: readonly ContentPage[] }) {
  const groups = byTag(posts)
  const used = tagsOf(blog)
    .filter(({ id }) => groups.has(id))
    .sort((a, b) => a.label.localeCompare(b.label))
  return (
    <ul className="mt-8 grid gap-3 md:grid-cols-2 wide:grid-cols-3">
      {used.map(({ id, label, description, glyph }) => (
        <li key={id}>
          <Anchor href={routes.blogTag(blog, id)} className="entry-card group" data-topic={glyphs[glyph].topic}>
            <Glyph name={glyph} className="entry-mark" />
            <span className="min-w-0">
              <span className="flex items-baseline gap-2 font-medium text-ink transition group-hover:text-brand">
                {label}
                <span className="text-sm font-normal text-muted">{groups.get(id)?.length}</span>
              </span>
              <span className="mt-0.5 block text-sm leading-6 text-muted">{description}</span>
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
