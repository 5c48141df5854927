import { getMDXComponent } from 'next-contentlayer2/hooks'
import { registry } from './registry'

/** Renders compiled MDX. A server component, so neither the MDX runtime nor the compiled code is sent to the browser. */
export function Mdx({ code }: { code: string }) {
  const Content = getMDXComponent(code)
  return <Content components={registry()} />
}
