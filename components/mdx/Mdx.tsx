import type { ComponentType } from 'react'
import * as runtime from 'react/jsx-runtime'
import { codeOf } from '@/lib/content/bodies'
import type { ContentPage } from '@/lib/content/page'
import { registry } from './registry'

type Content = ComponentType<{ components: ReturnType<typeof registry> }>

const known = new Map<string, Content>()

/** The component that MDX compiles a page's text to. */
function contentOf(page: ContentPage): Content {
  const content = known.get(page.bodyHash) ?? (new Function(codeOf(page))(runtime).default as Content)
  known.set(page.bodyHash, content)
  return content
}

/** Text of a page. A server component, so neither the MDX runtime nor the compiled text is sent to the browser. `Main` makes it HTML. */
export function Mdx({ page, className }: { page: ContentPage; className: string }) {
  const Content = contentOf(page)
  return (
    <div className={className}>
      <Content components={registry()} />
    </div>
  )
}
