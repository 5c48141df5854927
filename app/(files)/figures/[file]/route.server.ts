import { type FigureName, figureSvg, figures } from '@/lib/figures/catalog'

export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => Object.keys(figures).map((name) => ({ file: `${name}.svg` }))

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const name = (await params).file.replace(/\.svg$/, '') as FigureName
  return new Response(figureSvg(name), { headers: { 'content-type': 'image/svg+xml' } })
}
