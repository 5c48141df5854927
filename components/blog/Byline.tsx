import { Anchor } from '@/components/ui/Anchor'
import { authorsOf } from '@/lib/content/authors'
import type { ContentPage } from '@/lib/content/page'
import { routes } from '@/lib/routes'
import { Avatar } from './Avatar'

/** Author teams of an article, each with its avatar and a link to its articles. */
export function Byline({ post }: { post: ContentPage }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {authorsOf(post.authors).map((author) => (
        <li key={author.id} className="flex">
          <Anchor
            href={routes.blogAuthor(post.collection, author.id)}
            className="relative z-1 inline-flex min-h-8 items-center gap-2 text-sm font-medium transition hover:text-brand"
          >
            <Avatar author={author} />
            {author.name}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
