import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ListPage } from '@/components/article/ListPage'
import { blogs, findBlog } from '@/lib/blog/blogs'
import { listedPages } from '@/lib/content/lists'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ blog: string }> }

export const dynamicParams = false

export const generateStaticParams = () => blogs.map(({ id }) => ({ blog: id }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const blog = findBlog((await params).blog)
  return blog ? pageMetadata({ ...blog, path: routes.blog(blog.id) }) : {}
}

export default async function BlogFront({ params }: Props) {
  const blog = findBlog((await params).blog)
  if (!blog) notFound()
  return <ListPage figure={blog.id} title={blog.title} description={blog.description} pages={listedPages(blog.id)} />
}
