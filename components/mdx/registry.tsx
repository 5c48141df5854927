import type { ComponentProps } from 'react'
import { mdxComponents } from '@/.generated/mdx-components'
import type { PlainForms } from '@/lib/markdown-export/plain-form'
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

/** Longest inline code, in characters, that is never broken over two lines; longer ones may have to be, on a phone. */
const UNBROKEN = 28

function InlineCode({ children, ...props }: ComponentProps<'code'>) {
  const short = typeof children === 'string' && children.length <= UNBROKEN
  return (
    <code {...props} className={short ? 'whitespace-nowrap' : undefined}>
      {children}
    </code>
  )
}

/** The box of a task list. Its line says what it is for; the name says whether it is done. */
function TaskBox({ checked, ...props }: ComponentProps<'input'>) {
  return <input {...props} defaultChecked={checked} disabled aria-label={checked ? 'Done' : 'Not done'} />
}

/** Descriptors of the components that authors may use, by their names. */
const descriptors = (): Array<[string, AnyMdxComponent]> => Object.entries<AnyMdxComponent>(mdxComponents())

let components: Record<string, AnyMdxComponent['component']> | undefined
let forms: { plain: PlainForms; indexed: PlainForms } | undefined

/** Every component that MDX may use, and what Markdown's own elements become. */
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

/** What each component is without a screen; `indexed` has those alone that search reads, since they take their text from data. */
export function componentForms() {
  forms ??= {
    plain: Object.fromEntries(descriptors().map(([name, { plain }]) => [name, plain])),
    indexed: Object.fromEntries(descriptors().flatMap(([name, { plain, indexed }]) => (indexed ? [[name, plain]] : []))),
  }
  return forms
}
