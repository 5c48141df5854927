import { getMDXComponent } from 'next-contentlayer2/hooks'
import { registry } from './registry'

/** Renders compiled MDX with the site's components. A server component: neither compiler nor body reach the browser. */
export function Mdx({ code }: { code: string }) {
  const Content = getMDXComponent(code)
  return <Content components={registry()} />
}
