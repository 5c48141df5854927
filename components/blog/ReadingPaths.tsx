import { Anchor } from '@/components/ui/Anchor'
import { Icon } from '@/components/ui/Icon'
import type { BlogId } from '@/lib/blogs'
import { readingPaths } from '@/lib/content/reading'
import { glyphs } from '@/lib/figures/glyphs'
import { routes } from '@/lib/routes'
import { Glyph } from './Glyph'

/** Reading lists for different goals. Renders nothing if the blog's folder defines none. */
export function ReadingPaths({ blog }: { blog: BlogId }) {
  const paths = readingPaths(blog)
  if (paths.length === 0) return null
  return (
    <section aria-labelledby="start-here" className="mt-14">
      <h2 id="start-here" className="waterline font-display text-2xl font-semibold tracking-tight">
        Start here
      </h2>
      <div className="divide-y divide-line">
        {paths.map(({ title, text, glyph, tag, posts }) => (
          <div
            key={title}
            data-topic={glyphs[glyph].topic}
            className="grid gap-x-10 gap-y-4 py-7 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <div className="flex gap-4 self-start">
              <Glyph name={glyph} size={28} className="entry-mark flex-none" />
              <div>
                <h3 className="font-display text-lg font-semibold">{title}</h3>
                <p className="mt-1 text-[0.9375rem] text-muted">{text}</p>
                <Anchor href={routes.blogTag(blog, tag)} className="mt-2 block py-1 text-sm font-medium text-brand">
                  More articles<span className="sr-only"> on {title}</span> <Icon name="arrow-right" size={16} className="inline" />
                </Anchor>
              </div>
            </div>
            <ol className="divide-y divide-line">
              {posts.map((post) => (
                <li key={post.url} className="first:-mt-2">
                  <Anchor
                    href={post.url}
                    className="flex items-baseline justify-between gap-4 py-2.5 leading-snug transition hover:text-brand"
                  >
                    {post.title} <span className="text-sm whitespace-nowrap text-muted">{post.readingMinutes} min</span>
                  </Anchor>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  )
}
