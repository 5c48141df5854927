import { Anchor } from '@/components/ui/Anchor'
import type { ContentPage } from '@/lib/content/page'
import { seriesPlace } from '@/lib/content/reading'

/** Links to the parts of the series that contains an article. Renders nothing if the article is not part of a series. */
export function SeriesList({ post }: { post: ContentPage }) {
  const place = seriesPlace(post)
  if (!place) return null
  return (
    <nav aria-label={`Series: ${place.title}`} className="mt-6 rounded-panel border border-line px-5 py-4 text-[0.9375rem]">
      <p>
        <span className="font-medium">{place.title}</span>{' '}
        <span className="text-sm whitespace-nowrap text-muted">
          part {place.part} of {place.posts.length}
        </span>
      </p>
      <ol className="mt-2 list-decimal space-y-1 pl-5 text-muted">
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
    </nav>
  )
}
