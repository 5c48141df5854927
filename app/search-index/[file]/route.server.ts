import { componentForms } from '@/components/mdx/registry'
import { siteSearch } from '@/lib/content/search'
import { indexFiles } from '@/lib/search/local/index-files'

export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => Object.keys(indexFiles(siteSearch(componentForms().indexed))).map((file) => ({ file }))

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  return Response.json(indexFiles(siteSearch(componentForms().indexed))[file])
}
