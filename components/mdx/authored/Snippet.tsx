import { findPage, pagesOf } from '@/lib/content/documents'
import { suggestion } from '@/lib/nearest'
// biome-ignore lint/suspicious/noImportCycles: a snippet is a text, and texts contain snippets; the registry is read when a text is rendered
import { Mdx } from '../Mdx'
import { defineMdxComponent } from '../mdx-component'

const FOLDER = 'shared/'

/** Text shared by several pages: the body of `content/docs/shared/{name}.mdx`. An unknown name fails the build. */
export function Snippet({ name }: { name: string }) {
  const snippet = findPage('docs', FOLDER + name)
  if (!snippet) {
    const known = pagesOf('docs').flatMap((page) => (page.slug.startsWith(FOLDER) ? [page.slug.slice(FOLDER.length)] : []))
    throw new Error(`Unknown snippet "${name}".${suggestion(name, known)}`)
  }
  return <Mdx page={snippet} className="flow" />
}

export default defineMdxComponent({
  component: Snippet,
  about: 'Content shared by several pages, from `content/docs/shared/`.',
  example: '<Snippet name="commands/DockerSyncPostgres" />',
  attributes: { name: { example: 'commands/DockerSyncPostgres' } },
  plain: ({ attributes, snippet }) => snippet(attributes.name ?? ''),
  states: () => ({ command: <Snippet name="commands/StartOLakeUI" /> }),
})
