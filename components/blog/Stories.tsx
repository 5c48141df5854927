import { prerender } from '@/components/ui/prerender'
import type { BlogId } from '@/lib/blogs'
import type { ContentPage } from '@/lib/content/page'
import { tagsOf } from '@/lib/content/tags'
import { PostCard } from './PostCard'
import { StoryList } from './StoryList.client'

/** All stories of a blog as cards, with filters by industry and source database. */
export function Stories({ blog, posts }: { blog: BlogId; posts: readonly ContentPage[] }) {
  const used = new Set(posts.flatMap(({ tags }) => tags))
  return (
    <StoryList
      stories={posts.map((post) => ({
        url: post.url,
        industry: post.industry ?? '',
        sources: post.tags,
        content: prerender(<PostCard post={post} />),
      }))}
      sources={tagsOf(blog)
        .filter(({ id }) => used.has(id))
        .map(({ id, label }) => [id, label])}
    />
  )
}
