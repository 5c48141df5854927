import { componentForms } from '@/components/mdx/registry'
import { markdownOf } from '@/lib/content/machine-text'
import { sitePages } from '@/lib/content/site-pages'
import { routes } from '@/lib/routes'

/**
 * Serves pages as Markdown. The public URL is the page URL plus `index.md`: server builds rewrite it to this route, exports copy the file.
 */

export const dynamic = 'force-static'
export const dynamicParams = false

const withContent = () => sitePages().flatMap(({ content, url, updated }) => (content ? [{ content, url, updated }] : []))
const segmentsOf = (url: string) => routes.markdown(url).split('/').slice(1)

export const generateStaticParams = () => withContent().map(({ url }) => ({ path: segmentsOf(url) }))

export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const requested = (await params).path.map(decodeURIComponent).join('/')
  const page = withContent().find(({ url }) => segmentsOf(url).join('/') === requested)
  if (!page) return new Response('Not found', { status: 404 })
  return new Response(markdownOf(page.content, componentForms().plain, page.updated), {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  })
}
