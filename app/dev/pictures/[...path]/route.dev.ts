import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { notFound } from 'next/navigation'
import { contentType } from '@/lib/content-types'

const contentDir = path.resolve('content')

/** Serves a picture of `content/` as it is, until `npm run dev` has built its files. Only development has this route. */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const file = path.resolve(contentDir, ...(await params).path)
  const type = contentType(file)
  if (!file.startsWith(contentDir + path.sep) || !type.startsWith('image/')) notFound()
  const bytes = await readFile(file).catch(() => notFound())
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
}
