import { countOf } from '@/lib/blog/list-metadata'
import type { BlogView } from '@/lib/blog/views'
import type { Blog } from '@/lib/blogs'
import { authorsOf } from '@/lib/content/authors'
import { blogPosts } from '@/lib/content/blog'
import { listMetadataOf } from '@/lib/content/blog-metadata'
import type { ContentPage } from '@/lib/content/page'
import { tagOf } from '@/lib/content/tags'
import { breadcrumbs } from '@/lib/nav/breadcrumbs'
import { routes } from '@/lib/routes'
import { Archive } from './Archive'
import { AuthorIndex } from './AuthorIndex'
import { Avatar } from './Avatar'
import { BlogHead } from './BlogHead'
import { BlogLayout } from './BlogLayout'
import { Glyph } from './Glyph'
import { Pagination } from './Pagination'
import { PostCards } from './PostCards'
import { ReadingPaths } from './ReadingPaths'
import { Stories } from './Stories'
import { SubjectsCard } from './SubjectsCard'
import { TagIndex } from './TagIndex'

type ListView = Exclude<BlogView<ContentPage>, { kind: 'article' }>

const trailOf = (view: ListView, blog: Blog) => {
  if (view.kind === 'tag') return [{ label: 'Tags', href: routes.blogTags(blog.id) }]
  if (view.kind === 'author') return [{ label: 'Authors', href: routes.blogAuthors(blog.id) }]
  return []
}

function Mark({ view, blog }: { view: ListView; blog: Blog }) {
  if (view.kind === 'tag') return <Glyph name={tagOf(blog.id, view.tag).glyph} size={44} className="flex-none text-brand" />
  if (view.kind !== 'author') return null
  return authorsOf([view.author]).map((author) => <Avatar key={author.id} author={author} size={64} />)
}

/** List page of a blog: all articles, the articles of a tag or author, or the index of tags, authors or years. */
export function BlogList({ blog, view }: { blog: Blog; view: ListView }) {
  const { heading, intro, url, addressOf } = listMetadataOf(blog, view)
  const { listed } = blogPosts(blog.id)
  const paged = 'paged' in view ? view.paged : undefined
  const front = view.kind === 'list' && view.paged.page === 1
  return (
    <BlogLayout blog={blog} url={url}>
      <BlogHead
        blog={blog}
        crumbs={breadcrumbs(
          { label: blog.label, href: routes.blog(blog.id) },
          trailOf(view, blog),
          view.kind === 'list' ? blog.label : heading,
        )}
        title={heading}
        description={intro}
        {...(paged &&
          blog.indexes && { count: `${countOf(paged.total, blog)}${paged.pages > 1 ? `, page ${paged.page} of ${paged.pages}` : ''}` })}
        url={url}
        mark={<Mark view={view} blog={blog} />}
      />
      {view.kind === 'archive' && <Archive posts={listed} />}
      {view.kind === 'tags' && <TagIndex blog={blog.id} posts={listed} />}
      {view.kind === 'authors' && <AuthorIndex blog={blog} posts={listed} />}
      {paged && !blog.indexes && <Stories blog={blog.id} posts={paged.items} />}
      {paged && blog.indexes && (
        <PostCards posts={paged.items} featured={front}>
          {front && <SubjectsCard blog={blog.id} posts={listed} />}
        </PostCards>
      )}
      {front && <ReadingPaths blog={blog.id} />}
      {paged && <Pagination {...paged} addressOf={addressOf} />}
    </BlogLayout>
  )
}
