import { Children, type ComponentProps } from 'react'
// biome-ignore lint/suspicious/noImportCycles: a snippet is a text, and texts contain snippets; the registry is read when a text is rendered
import { mdxComponents } from '@/.generated/mdx-components'
import type { PlainForms } from '@/lib/markdown-export/plain-form'
import { inlineCodeClass } from '@/lib/mdx/inline-code'
import { ScrollBox } from '../ui/ScrollBox'
import type { AnyMdxComponent } from './mdx-component'
import { Picture } from './Picture'
import { TextLink } from './TextLink'

function Table(props: ComponentProps<'table'>) {
  return (
    <ScrollBox label="Table">
      <table {...props} />
    </ScrollBox>
  )
}

function InlineCode({ children, ...props }: ComponentProps<'code'>) {
  const text = Children.toArray(children)
    .filter((child) => typeof child === 'string')
    .join('')
  return (
    <code {...props} className={text ? inlineCodeClass(text) : undefined}>
      {children}
    </code>
  )
}

/** Checkbox of a task list. The text beside it describes the task, so its accessible name is the status. */
function TaskBox({ checked, ...props }: ComponentProps<'input'>) {
  return <input {...props} defaultChecked={checked} disabled aria-label={checked ? 'Done' : 'Not done'} />
}

/** Names and descriptors of the components that authors can use. */
const descriptors = (): Array<[string, AnyMdxComponent]> => Object.entries<AnyMdxComponent>(mdxComponents())

let components: Record<string, AnyMdxComponent['component']> | undefined
let forms: { plain: PlainForms; indexed: PlainForms } | undefined

/** Components that MDX can use, including the replacements for Markdown's elements. */
export function registry() {
  components ??= {
    ...Object.fromEntries(descriptors().map(([name, { component }]) => [name, component])),
    a: TextLink,
    code: InlineCode,
    img: Picture,
    input: TaskBox,
    table: Table,
  }
  return components
}

/** Plain forms of all components. `indexed` contains what search indexes of those whose text comes from data. */
export function componentForms() {
  forms ??= {
    plain: Object.fromEntries(descriptors().map(([name, { plain }]) => [name, plain])),
    indexed: Object.fromEntries(
      descriptors().flatMap(([name, { plain, indexed }]) => (indexed ? [[name, indexed === true ? plain : indexed]] : [])),
    ),
  }
  return forms
}
