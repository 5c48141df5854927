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

type Components = Record<string, AnyMdxComponent['component']>

/** A property of every component that authors may use, by the component's name. */
const pick = <Key extends keyof AnyMdxComponent>(key: Key) =>
  Object.fromEntries(Object.entries<AnyMdxComponent>(mdxComponents).map(([name, descriptor]) => [name, descriptor[key]]))

/** Every component that MDX may use, and what Markdown's own elements become. */
export const registry: Components = {
  ...pick('component'),
  a: TextLink,
  code: InlineCode,
  img: Picture,
  input: TaskBox,
  table: Table,
}

/** What each component is without a screen: in feeds, in Markdown and in structured data. */
export const plainForms: PlainForms = pick('plain')

/** Plain forms that search reads as well, since these components take their text from data. */
export const indexedForms: PlainForms = Object.fromEntries(
  Object.entries<AnyMdxComponent>(mdxComponents).flatMap(([name, { plain, indexed }]) => (indexed ? [[name, plain]] : [])),
)
