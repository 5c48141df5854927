import type { ReactNode } from 'react'
import type { ContentPage } from '@/lib/content/page'
import { PostCard } from './PostCard'

/** Articles as cards. `featured` enlarges the first card, `compact` omits bylines and tags. `children` are additional cards at the end. */
export function PostCards({
  posts,
  featured = false,
  compact = false,
  children,
}: {
  posts: readonly ContentPage[]
  featured?: boolean
  compact?: boolean
  children?: ReactNode
}) {
  return (
    <div className={compact ? 'post-cards related' : 'post-cards mt-8'}>
      {posts.map((post, index) => (
        <PostCard key={post.url} post={post} featured={featured && index === 0} compact={compact} />
      ))}
      {children}
    </div>
  )
}
