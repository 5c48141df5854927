import { ButtonLink } from '@/components/ui/ButtonLink'
import { coverOf } from '@/lib/content/blog'
import type { ContentPage } from '@/lib/content/page'
import { topicText } from '@/lib/content/topics'

/** Call to action for the topic of an article. */
export function CallToAction({ post }: { post: ContentPage }) {
  const { topic } = coverOf(post)
  const { title, text, action, href } = topicText(topic).call
  return (
    <aside aria-label={title} className="call no-print mt-14" data-topic={topic}>
      <div>
        <p className="font-display text-lg font-semibold">{title}</p>
        <p className="mt-1 text-[0.9375rem] text-muted">{text}</p>
      </div>
      <ButtonLink href={href} tone="primary">
        {action}
      </ButtonLink>
    </aside>
  )
}
