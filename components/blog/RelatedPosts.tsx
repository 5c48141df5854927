import { relatedPosts } from '@/lib/blog/related'
import { everyPost } from '@/lib/content/blog'
import type { ContentPage } from '@/lib/content/page'
import { PostCards } from './PostCards'

const COUNT = 3

/** Articles of any blog that are most similar to an article. Renders nothing if there are none. */
export function RelatedPosts({ post }: { post: ContentPage }) {
  const related = relatedPosts(post, everyPost(), COUNT)
  if (related.length === 0) return null
  return (
    <section aria-labelledby="related" className="no-print mt-16 border-t border-line pt-10">
      <h2 id="related" className="font-display text-2xl font-semibold tracking-tight">
        Related articles
      </h2>
      <div className="mt-6">
        <PostCards posts={related} compact />
      </div>
    </section>
  )
}
