import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { codeToHtml } from '@/lib/mdx/highlight-sync'
import { defineMdxComponent } from '../mdx-component'
import { TabItem, Tabs } from '../Tabs'
import { CodeBlock, type CodeBlockProps } from './CodeBlock'

const isCode = (child: ReactNode): child is ReactElement<CodeBlockProps> =>
  isValidElement<Partial<CodeBlockProps>>(child) && typeof child.props.html === 'string'

/** Blocks of code as tabs that are named by their titles. With `groupId`, a choice applies to all groups of that name, as in `Tabs`. */
export function CodeGroup({ groupId, children }: { groupId?: string; children: ReactNode }) {
  const blocks = Children.toArray(children).filter(isCode)
  return (
    <Tabs {...(groupId && { groupId })}>
      {blocks.map((block) => {
        const title = block.props.title ?? block.props.language
        return (
          <TabItem key={title} value={title} label={title}>
            {cloneElement(block, { titled: 'no' })}
          </TabItem>
        )
      })}
    </Tabs>
  )
}

export default defineMdxComponent({
  component: CodeGroup,
  about: 'Blocks of code as tabs. The titles of the blocks are the names of the tabs.',
  example: '<CodeGroup groupId="package-manager"> … </CodeGroup>',
  attributes: { groupId: { example: 'package-manager' } },
  plain: 'children',
  states: () => ({
    two: (
      <CodeGroup>
        <CodeBlock html={codeToHtml('npm install', 'bash')} language="bash" title="npm" />
        <CodeBlock html={codeToHtml('pnpm install', 'bash')} language="bash" title="pnpm" />
      </CodeGroup>
    ),
  }),
})
