import type { ReactNode } from 'react'
import { defineMdxComponent } from '../mdx-component'
import { Card } from './Card'

/** Cards in two columns, or in one column on small screens. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-3 sm:grid-cols-2">{children}</div>
}

export default defineMdxComponent({
  component: CardGrid,
  about: 'Grid of cards.',
  example: '<CardGrid> … </CardGrid>',
  attributes: {},
  contains: { oneOf: ['Card'], what: 'at least one <Card>' },
  plain: 'children',
  states: () => ({
    two: (
      <CardGrid>
        <Card title="One" href="#CardGrid" description="With a description." />
        <Card title="Two" href="#CardGrid" />
      </CardGrid>
    ),
  }),
})
