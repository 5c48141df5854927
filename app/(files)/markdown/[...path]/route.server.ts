import { componentForms } from '@/components/mdx/registry'
import { sitePageMarkdown } from '@/lib/content/machine-text'
import { sitePages } from '@/lib/content/site-pages'
import { routes } from '@/lib/routes'

/**
 * Serves content pages and lists as Markdown. The public URL is the page URL plus `index.md`: server builds rewrite it to this route, exports copy the file.
 */

export const dynamic = 'force-static'
export const dynamicParams = false

const withMarkdown = () => sitePages().filter(({ content, entries }) => content || entries)
const segmentsOf = (url: string) => routes.markdown(url).split('/').slice(1)

export const generateStaticParams = () => withMarkdown().map(({ url }) => ({ path: segmentsOf(url) }))

export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const requested = (await params).path.map(decodeURIComponent).join('/')
  const page = withMarkdown().find(({ url }) => segmentsOf(url).join('/') === requested)
  const markdown = page && sitePageMarkdown(page, componentForms().plain)
  if (!markdown) return new Response('Not found', { status: 404 })
  return new Response(markdown, {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  })
}
