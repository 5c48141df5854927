import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArticlePage } from '@/components/article/ArticlePage'
import { blogs, findBlog } from '@/lib/blog/blogs'
import { findPage, pagesOf } from '@/lib/content/documents'
import { isIndexable } from '@/lib/content/page'
import { breadcrumbs } from '@/lib/nav/breadcrumbs'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ blog: string; slug: string }> }

export const dynamicParams = false

export const generateStaticParams = () => blogs.flatMap(({ id }) => pagesOf(id).map(({ slug }) => ({ blog: id, slug })))

async function articleOf({ params }: Props) {
  const { blog: id, slug } = await params
  const blog = findBlog(id)
  const page = blog && findPage(blog.id, slug)
  return page && { blog, page }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const article = await articleOf(props)
  if (!article) return {}
  return pageMetadata({ ...article.page, path: article.page.url, type: 'article', indexable: isIndexable(article.page) })
}

export default async function Article(props: Props) {
  const article = await articleOf(props)
  if (!article) notFound()
  const { blog, page } = article
  return <ArticlePage page={page} crumbs={breadcrumbs({ label: blog.label, href: routes.blog(blog.id) }, [], page.title)} />
}
