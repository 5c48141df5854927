import { componentForms } from '@/components/mdx/registry'
import { siteSearch } from '@/lib/content/search'

export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => [
  { file: 'index.json' },
  ...siteSearch(componentForms().indexed).texts.map((_, page) => ({ file: `${page}.json` })),
]

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const { index, texts } = siteSearch(componentForms().indexed)
  return Response.json(file === 'index.json' ? index : texts[Number.parseInt(file, 10)])
}
