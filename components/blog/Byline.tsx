import { Anchor } from '@/components/ui/Anchor'
import { findBlog } from '@/lib/blogs'
import { authorsOf } from '@/lib/content/authors'
import type { ContentPage } from '@/lib/content/page'
import { routes } from '@/lib/routes'
import { Avatar } from './Avatar'

const team = 'inline-flex min-h-8 items-center gap-2 text-sm font-medium'

/** Author teams of an article, each with its avatar and, in a blog with lists of authors, a link to its articles. */
export function Byline({ post }: { post: ContentPage }) {
  const hasList = findBlog(post.collection)?.indexes
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {authorsOf(post.authors).map((author) => (
        <li key={author.id} className="flex">
          {hasList ? (
            <Anchor href={routes.blogAuthor(post.collection, author.id)} className={`relative z-1 ${team} transition hover:text-brand`}>
              <Avatar author={author} />
              {author.name}
            </Anchor>
          ) : (
            <span className={team}>
              <Avatar author={author} />
              {author.name}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
