import { Anchor } from '@/components/ui/Anchor'
import { byAuthor } from '@/lib/blog/groups'
import { countOf } from '@/lib/blog/list-metadata'
import type { Blog } from '@/lib/blogs'
import { allAuthors } from '@/lib/content/authors'
import type { ContentPage } from '@/lib/content/page'
import { routes } from '@/lib/routes'
import { Avatar } from './Avatar'

/** Author teams of a blog that have at least one article. */
export function AuthorIndex({ blog, posts }: { blog: Blog; posts: readonly ContentPage[] }) {
  const groups = byAuthor(posts)
  return (
    <ul className="mt-8 grid gap-5 md:grid-cols-2">
      {allAuthors()
        .filter(({ id }) => groups.has(id))
        .map((author) => (
          <li key={author.id}>
            <Anchor href={routes.blogAuthor(blog.id, author.id)} className="entry-card group">
              <Avatar author={author} size={56} />
              <span className="flex min-w-0 flex-col">
                <span className="block font-medium text-ink transition group-hover:text-brand">{author.name}</span>
                <span className="mt-0.5 block text-sm leading-6 text-muted">{author.about}</span>
                <span className="mt-auto block pt-3 text-[0.8125rem] text-muted">{countOf(groups.get(author.id)?.length ?? 0, blog)}</span>
              </span>
            </Anchor>
          </li>
        ))}
    </ul>
  )
}
