import { mdxComponents } from '@/.generated/mdx-components'
import type { AnyMdxComponent } from '@/components/mdx/mdx-component'
import { Exhibit, Specimen } from './Specimen'

/** Every component that authors can use in MDX, in each of its states. */
export function MdxGallery() {
  return Object.entries<AnyMdxComponent>(mdxComponents()).map(([name, { about, states }]) => (
    <Exhibit key={name} name={name} about={about}>
      {Object.entries(states()).map(([state, specimen]) => (
        <Specimen key={state} state={state}>
          {specimen}
        </Specimen>
      ))}
    </Exhibit>
  ))
}
