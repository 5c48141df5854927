import { publishedSchema, schemaFiles } from '@/lib/content/config-tool'

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = () => [...schemaFiles.keys()].map((file) => ({ file }))

/** Serves the JSON Schemas of configuration files for editors. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const schema = publishedSchema((await params).file)
  if (!schema) return new Response(null, { status: 404 })
  return new Response(`${JSON.stringify(schema, null, 2)}\n`, { headers: { 'content-type': 'application/schema+json; charset=utf-8' } })
}
