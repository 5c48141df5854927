import { blogs, findBlog } from '@/lib/blogs'
import { sectionShares } from '@/lib/content/blog'
import { pagesOf } from '@/lib/content/documents'
import type { ContentPage } from '@/lib/content/page'
import { NO_PAGE, withAtLeastOne } from '@/lib/content/static-params'
import { coverSvg } from '@/lib/figures/cover'
import { routes } from '@/lib/routes'

export const dynamic = 'force-static'
export const dynamicParams = false

const fileOf = (post: ContentPage) => routes.cover(post.collection, post.slug).split('/').at(-1) ?? ''

export const generateStaticParams = () =>
  withAtLeastOne(
    blogs.flatMap(({ id }) => pagesOf(id).map((post) => ({ blog: id as string, file: fileOf(post) }))),
    { blog: 'blog', file: NO_PAGE },
  )

export async function GET(_request: Request, { params }: { params: Promise<{ blog: string; file: string }> }) {
  const { blog: id, file } = await params
  const blog = findBlog(id)
  const post = blog && pagesOf(blog.id).find((candidate) => fileOf(candidate) === file)
  if (!post) return new Response('Not found', { status: 404 })
  return new Response(coverSvg(post.url, sectionShares(post)), { headers: { 'content-type': 'image/svg+xml' } })
}
