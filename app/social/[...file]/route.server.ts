import { sitePages } from '@/lib/content/site-pages'
import { socialImage } from '@/lib/figures/social-image.server'
import { routes } from '@/lib/routes'

export const dynamic = 'force-static'
export const dynamicParams = false

const segmentsOf = (url: string) => routes.socialImage(url).split('/').slice(2)

export const generateStaticParams = () => sitePages().map(({ url }) => ({ file: segmentsOf(url) }))

export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const requested = (await params).file.map(decodeURIComponent).join('/')
  const page = sitePages().find(({ url }) => segmentsOf(url).join('/') === requested)
  if (!page) return new Response('Not found', { status: 404 })
  return new Response(new Uint8Array(await socialImage(page)), { headers: { 'content-type': 'image/png' } })
}
