import type { ReactNode } from 'react'
import { DocsSidebar } from '@/components/docs/DocsSidebar'
import { Main } from '@/components/layout/Main'
import type { Blog } from '@/lib/blogs'
import { blogSidebar } from '@/lib/content/blog'

/** Layout of all blog pages, with a sidebar of all articles by year on the left. */
export function BlogLayout({ blog, url, children }: { blog: Blog; url: string; children: ReactNode }) {
  return (
    <div className="blog-grid mx-auto grid w-full max-w-site flex-1 px-4 desktop:grid-cols-[17.5rem_minmax(0,1fr)] desktop:px-6">
      <DocsSidebar nodes={blogSidebar(blog.id)} url={url} label={blog.title} versioned={false} />
      <Main className="min-w-0 py-6 desktop:py-8 desktop:pl-8">{children}</Main>
    </div>
  )
}
