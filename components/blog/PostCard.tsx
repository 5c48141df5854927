import { Anchor } from '@/components/ui/Anchor'
import { industries } from '@/lib/blog/story'
import { classNames } from '@/lib/class-names'
import type { ContentPage } from '@/lib/content/page'
import { Byline } from './Byline'
import { Cover } from './Cover'
import { PostDates } from './PostDates'
import { TagLinks } from './TagLinks'

/** Maximum number of tags on a card, which fit into one line. The article page shows all tags. */
const TAGS = 2

/**
 * Card for an article in a list. The link of the title covers the whole card, except for the tags and the byline, which have their own
 * links. A `featured` card is larger, with the cover beside the text on wide screens. A `compact` card has no byline and no tags, and its
 * heading is an h3 for use below another heading.
 */
export function PostCard({ post, featured = false, compact = false }: { post: ContentPage; featured?: boolean; compact?: boolean }) {
  const Heading = compact ? 'h3' : 'h2'
  return (
    <article className="post-card group" data-featured={featured ? '' : undefined}>
      <Cover post={post} />
      <div className="flex min-w-0 flex-1 flex-col p-5 sm:p-6">
        <PostDates post={post} />
        <Heading
          className={`mt-2 font-display font-semibold tracking-[-0.01em] text-balance ${featured ? 'text-2xl leading-[1.2] sm:text-[1.75rem]' : 'text-xl leading-snug'}`}
        >
          <Anchor href={post.url} className="transition group-hover:text-brand after:absolute after:inset-0 after:rounded-panel">
            {post.title}
          </Anchor>
        </Heading>
        <p className={classNames('mt-2 text-muted', !featured && 'text-[0.9375rem] leading-relaxed', compact && 'max-sm:hidden')}>
          {post.description}
        </p>
        {!compact && (
          <div className={classNames('mt-auto pt-4', post.industry ? 'flex flex-wrap items-center gap-x-3' : 'grid gap-y-1')}>
            {post.industry ? <span className="text-[0.8125rem] text-muted">{industries[post.industry]}</span> : <Byline post={post} />}
            <TagLinks post={post} limit={TAGS} />
          </div>
        )}
      </div>
    </article>
  )
}
