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
      <div className="reading-paths mt-5 grid gap-x-5 gap-y-10 md:grid-cols-3">
        {paths.map(({ title, text, glyph, tag, posts }) => (
          <div key={title} data-topic={glyphs[glyph].topic}>
            <Glyph name={glyph} size={28} className="entry-mark" />
            <h3 className="mt-3 font-display text-lg font-semibold">{title}</h3>
            <p className="mt-1 text-[0.9375rem] text-muted">{text}</p>
            <ol className="mt-3 divide-y divide-line border-y border-line">
              {posts.map((post) => (
                <li key={post.url}>
                  <Anchor href={post.url} className="block py-2.5 leading-snug transition hover:text-brand">
                    {post.title} <span className="text-sm whitespace-nowrap text-muted">{post.readingMinutes} min</span>
                  </Anchor>
                </li>
              ))}
            </ol>
            <Anchor href={routes.blogTag(blog, tag)} className="block pt-3 text-sm font-medium text-brand">
              More articles<span className="sr-only"> on {title}</span> <Icon name="arrow-right" size={16} className="inline" />
            </Anchor>
          </div>
        ))}
      </div>
    </section>
  )
}
