import { Anchor } from '@/components/ui/Anchor'
import { Icon } from '@/components/ui/Icon'
import { byTag } from '@/lib/blog/groups'
import type { BlogId } from '@/lib/blogs'
import type { ContentPage } from '@/lib/content/page'
import { tagOf } from '@/lib/content/tags'
import { routes } from '@/lib/routes'

/** Maximum number of tags on the card. */
const COUNT = 8

/** Card with the most frequent tags, shown after the articles on the first page of a blog. */
export function SubjectsCard({ blog, posts }: { blog: BlogId; posts: readonly ContentPage[] }) {
  const tags = [...byTag(posts)]
    .map(([id, group]) => ({ ...tagOf(blog, id), count: group.length }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label))
  return (
    <section aria-labelledby="subjects" className="subjects">
      <h2 id="subjects" className="font-display text-xl font-semibold tracking-[-0.01em]">
        Topics
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {tags.slice(0, COUNT).map(({ id, label, count }) => (
          <li key={id}>
            <Anchor
              href={routes.blogTag(blog, id)}
              className="flex min-h-11 items-center justify-between gap-4 transition hover:text-brand"
            >
              <span>{label}</span>
              <span className="text-sm text-muted tabular-nums">{count}</span>
            </Anchor>
          </li>
        ))}
      </ul>
      <Anchor href={routes.blogTags(blog)} className="mt-auto inline-flex min-h-11 items-center gap-2 text-sm font-medium text-brand">
        All {tags.length} tags <Icon name="arrow-right" size={16} />
      </Anchor>
    </section>
  )
}
