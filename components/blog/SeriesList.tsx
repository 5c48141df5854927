import { Anchor } from '@/components/ui/Anchor'
import { Icon } from '@/components/ui/Icon'
import type { ContentPage } from '@/lib/content/page'
import { seriesPlace } from '@/lib/content/reading'

/** Links to the parts of the series that contains an article. Renders nothing if the article is not part of a series. */
export function SeriesList({ post }: { post: ContentPage }) {
  const place = seriesPlace(post)
  if (!place) return null
  return (
    <nav aria-label={`Series: ${place.title}`} className="mt-4 text-[0.9375rem]">
      <details className="menu-group rounded-panel border border-line px-4">
        <summary className="flex min-h-11 items-center gap-2 py-2">
          <span className="font-medium">{place.title}</span>
          <span className="text-sm whitespace-nowrap text-muted">
            part {place.part} of {place.posts.length}
          </span>
          <Icon name="chevron-down" size={16} className="chevron-down ml-auto flex-none text-muted" />
        </summary>
        <ol className="list-decimal space-y-1 pt-2 pb-4 pl-5 text-muted">
          {place.posts.map((other) => (
            <li key={other.url}>
              {other.url === post.url ? (
                <span aria-current="page" className="text-ink">
                  {other.title}
                </span>
              ) : (
                <Anchor href={other.url} className="text-brand underline-offset-4 hover:underline">
                  {other.title}
                </Anchor>
              )}
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
