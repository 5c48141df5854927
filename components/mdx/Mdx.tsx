import { type ComponentType, use } from 'react'
import * as runtime from 'react/jsx-runtime'
import { codeOf, usesText } from '@/lib/content/bodies'
import type { ContentPage } from '@/lib/content/page'
// biome-ignore lint/suspicious/noImportCycles: a snippet is a text, and texts contain snippets; the registry is read when a text is rendered
import { registry } from './registry'

type Content = ComponentType<{ components: ReturnType<typeof registry> }>

const contentFrom = (code: string) => new Function(code)(runtime).default as Content

/** A promise that `use` reads without waiting. */
const fulfilled = <Value,>(value: Value): Promise<Value> => Object.assign(Promise.resolve(value), { status: 'fulfilled', value })

const known = new Map<string, Promise<Content>>()

/** The component that MDX compiles a page's text to: the same promise in each call, as `use` requires. */
function contentOf(page: ContentPage): Promise<Content> {
  usesText(page)
  const content = known.get(page.bodyHash)
  if (content) return content
  const code = codeOf(page)
  const found = typeof code === 'string' ? fulfilled(contentFrom(code)) : code.then(contentFrom)
  known.set(page.bodyHash, found)
  // The next request tries again, because the error can be in another file.
  found.catch(() => known.delete(page.bodyHash))
  return found
}

/** Components that a page shows instead of those of the registry, for example one with scripts that no other page needs. */
export type MdxParts = Readonly<Record<string, ComponentType>>

/** Text of a page. A server component, so neither the MDX runtime nor the compiled text is sent to the browser. `Main` makes it HTML. */
export function Mdx({ page, className, parts }: { page: ContentPage; className: string; parts?: MdxParts | undefined }) {
  const Content = use(contentOf(page))
  return (
    <div className={className}>
      <Content components={parts ? { ...registry(), ...parts } : registry()} />
    </div>
  )
}
