import { Anchor } from '@/components/ui/Anchor'
import type { ContentPage } from '@/lib/content/page'
import { tagOf } from '@/lib/content/tags'
import { routes } from '@/lib/routes'

/** Links to the tags of an article, at most `limit` if it is set. */
export function TagLinks({ post, limit }: { post: ContentPage; limit?: number }) {
  return (
    <ul className="flex flex-wrap gap-x-3" aria-label="Tags">
      {post.tags.slice(0, limit).map((id) => (
        <li key={id} className="flex">
          <Anchor
            href={routes.blogTag(post.collection, id)}
            className="relative z-1 inline-flex min-h-8 items-center text-[0.8125rem] text-muted transition hover:text-brand"
          >
            {tagOf(post.collection, id).label}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
