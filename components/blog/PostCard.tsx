import { Anchor } from '@/components/ui/Anchor'
import type { ContentPage } from '@/lib/content/page'
import { Byline } from './Byline'
import { Cover } from './Cover'
import { PostDates } from './PostDates'
import { TagLinks } from './TagLinks'

/** How many tags a card names; the article names all. */
const TAGS = 3

/**
 * An article in a list. The card is one link, its title's; tags and byline lead elsewhere. A featured one is set large, side by side
 * with its cover where there is room; a compact one, below another heading, has neither byline nor tags.
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
        <p className={`mt-2 text-muted ${featured ? '' : 'text-[0.9375rem] leading-relaxed'}`}>{post.description}</p>
        {!compact && (
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-6 pt-4">
            <Byline post={post} />
            <TagLinks post={post} limit={TAGS} />
          </div>
        )}
      </div>
    </article>
  )
}
