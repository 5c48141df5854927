import { Anchor } from '@/components/ui/Anchor'
import { byYear } from '@/lib/blog/groups'
import type { ContentPage } from '@/lib/content/page'
import { formatDay } from '@/lib/locale'

/** All articles of a blog, grouped by year. */
export function Archive({ posts }: { posts: readonly ContentPage[] }) {
  return byYear(posts).map(({ year, posts: group }) => (
    <section key={year} aria-labelledby={`year-${year}`} className="mt-10">
      <h2 id={`year-${year}`} className="waterline font-display text-2xl font-semibold tracking-tight">
        {year} <span className="ml-1 text-sm font-normal tracking-normal text-muted">{group.length}</span>
      </h2>
      <ul className="divide-y divide-line">
        {group.map((post) => (
          <li key={post.url}>
            <Anchor href={post.url} className="group grid gap-x-6 py-3 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:items-baseline">
              {post.date && (
                <time dateTime={post.date} className="text-sm text-muted tabular-nums">
                  {formatDay(post.date)}
                </time>
              )}
              <span className="font-medium transition group-hover:text-brand">{post.title}</span>
              <span className="text-sm text-muted">{post.readingMinutes} min</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  ))
}
