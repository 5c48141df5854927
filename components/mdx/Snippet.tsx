import { findPage, pagesOf } from '@/lib/content/documents'
import { suggestion } from '@/lib/nearest'
import { Mdx } from './Mdx'

const FOLDER = 'shared/'

/** Text that stands on several pages: the body of `content/docs/shared/{name}.mdx`. An unknown name stops the build. */
export function Snippet({ name }: { name: string }) {
  const snippet = findPage('docs', FOLDER + name)
  if (!snippet) {
    const known = pagesOf('docs').flatMap((page) => (page.slug.startsWith(FOLDER) ? [page.slug.slice(FOLDER.length)] : []))
    throw new Error(`Unknown snippet "${name}".${suggestion(name, known)}`)
  }
  return (
    <div className="flow">
      <Mdx code={snippet.code} />
    </div>
  )
}
