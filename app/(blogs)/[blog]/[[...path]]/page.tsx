import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BlogArticle } from '@/components/blog/BlogArticle'
import { BlogList } from '@/components/blog/BlogList'
import { findBlog } from '@/lib/blogs'
import { rendering } from '@/lib/build/inputs.server'
import { pathsToRender } from '@/lib/build/recorded-pages.server'
import { allBlogPaths, blogViewAt } from '@/lib/content/blog'
import { blogMetadata } from '@/lib/content/blog-metadata'

type Props = { params: Promise<{ blog: string; path?: string[] }> }

export const dynamicParams = false

const urlOf = ({ blog, path }: { blog: string; path: readonly string[] }) => `/${[blog, ...path].join('/')}/`

export const generateStaticParams = () => pathsToRender(allBlogPaths, urlOf)

async function routeOf({ params }: Props) {
  const { blog: id, path = [] } = await params
  const blog = findBlog(id)
  const view = blog && blogViewAt(blog, path)
  return view && { blog, view }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const route = await routeOf(props)
  return route ? blogMetadata(route.blog, route.view) : {}
}

export default async function BlogPage(props: Props) {
  const route = await routeOf(props)
  if (!route) notFound()
  const { blog, view } = route
  rendering(urlOf({ blog: blog.id, path: (await props.params).path ?? [] }))
  if (view.kind !== 'article') return <BlogList blog={blog} view={view} />
  return <BlogArticle blog={blog} post={view.post} />
}
