import { Anchor } from '@/components/ui/Anchor'
import { storiesAddress } from '@/lib/blog/story'
import { findBlog } from '@/lib/blogs'
import type { ContentPage } from '@/lib/content/page'
import { tagOf } from '@/lib/content/tags'
import { routes } from '@/lib/routes'

/** Links to the articles with the tags of an article, at most `limit` if it is set: to lists, or to the filtered front page of the blog. */
export function TagLinks({ post, limit }: { post: ContentPage; limit?: number }) {
  const { collection } = post
  const addressOf = (tag: string) =>
    findBlog(collection)?.indexes ? routes.blogTag(collection, tag) : storiesAddress(collection, { source: tag })
  return (
    <ul className="flex flex-wrap gap-x-3" aria-label="Tags">
      {post.tags.slice(0, limit).map((id) => (
        <li key={id} className="flex">
          <Anchor
            href={addressOf(id)}
            className="relative z-1 inline-flex min-h-6 items-center text-[0.8125rem] text-muted transition hover:text-brand"
          >
            {tagOf(collection, id).label}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
