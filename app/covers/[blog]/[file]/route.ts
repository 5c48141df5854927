import { blogs, findBlog } from '@/lib/blog/blogs'
import { authorsOf } from '@/lib/content/authors'
import { coverOf } from '@/lib/content/blog'
import { pagesOf } from '@/lib/content/documents'
import type { ContentPage } from '@/lib/content/page'
import { coverSvg } from '@/lib/figures/cover'
import { socialCardSvg } from '@/lib/figures/social-card'
import { pngOf } from '@/lib/figures/social-image'
import { routes } from '@/lib/routes'

export const dynamic = 'force-static'
export const dynamicParams = false

const fileOf = (post: ContentPage, type: 'svg' | 'png') => routes.cover(post.collection, post.slug, type).split('/').at(-1) ?? ''

export const generateStaticParams = () =>
  blogs.flatMap(({ id }) =>
    pagesOf(id).flatMap((post) => (['svg', 'png'] as const).map((type) => ({ blog: id, file: fileOf(post, type) }))),
  )

export async function GET(_request: Request, { params }: { params: Promise<{ blog: string; file: string }> }) {
  const { blog: id, file } = await params
  const type = file.endsWith('.svg') ? 'svg' : 'png'
  const blog = findBlog(id)
  const post = blog && pagesOf(blog.id).find((candidate) => fileOf(candidate, type) === file)
  if (!blog || !post) return new Response('Not found', { status: 404 })
  if (type === 'svg') return new Response(coverSvg(post.url), { headers: { 'content-type': 'image/svg+xml' } })
  const byline = authorsOf(post.authors)
    .map((author) => author.name)
    .join(', ')
  const { glyph } = coverOf(post)
  const png = await pngOf(socialCardSvg({ name: post.url, title: post.title, section: blog.label, byline, glyph }))
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } })
}
