import { componentForms } from '@/components/mdx/registry'
import { feedKinds } from '@/lib/blog/feed'
import { blogs, findBlog } from '@/lib/blogs'
import { feedOf } from '@/lib/content/blog'
import type { FeedFile } from '@/lib/routes'

/** Route handler for a feed format: its static parameters and its response. */
export function feedRoute(file: FeedFile) {
  const { write, type } = feedKinds[file]
  return {
    generateStaticParams: () => blogs.map(({ id }) => ({ blog: id })),
    async GET(_request: Request, { params }: { params: Promise<{ blog: string }> }) {
      const blog = findBlog((await params).blog)
      if (!blog) return new Response('Not found', { status: 404 })
      return new Response(write(feedOf(blog, componentForms().plain)), { headers: { 'content-type': `${type}; charset=utf-8` } })
    },
  }
}
