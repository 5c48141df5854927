import type { ReactNode } from 'react'
import { DocsSidebar } from '@/components/docs/DocsSidebar'
import { Main } from '@/components/layout/Main'
import type { Blog } from '@/lib/blogs'
import { blogSidebar } from '@/lib/content/blog'
import { FoldedArticles } from './FoldedArticles'
import '../article/articles.css'
import '../ui/entry-card.css'

const layout = 'blog-grid mx-auto grid w-full max-w-site flex-1 px-4 desktop:px-6'

/** Layout of the lists of a blog, with a sidebar of all articles by year on the left. */
export function BlogLayout({ blog, url, children }: { blog: Blog; url: string; children: ReactNode }) {
  return (
    <div className={`${layout} desktop:grid-cols-[17.5rem_minmax(0,1fr)]`}>
      <DocsSidebar nodes={blogSidebar(blog.id)} url={url} label={blog.title} versioned={false} />
      <Main className="min-w-0 pt-6 pb-14 desktop:pt-8 desktop:pb-16 desktop:pl-8">{children}</Main>
    </div>
  )
}

/** Layout of an article, whose sidebar is folded. */
export function ArticleLayout({ blog, url, children }: { blog: Blog; url: string; children: ReactNode }) {
  return (
    <div className={layout} data-folded>
      <FoldedArticles blog={blog} url={url} />
      <Main className="min-w-0 pt-6 pb-14 desktop:pt-8 desktop:pb-16 desktop:pl-4">{children}</Main>
    </div>
  )
}
