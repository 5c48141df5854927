import { type ComponentProps, useId } from 'react'
import { Anchor } from '@/components/ui/Anchor'
import { definitionAt } from '@/lib/content/glossaries'

/** Link in text. A link to a glossary term shows the definition of the term on hover and focus, without JavaScript. */
export function TextLink(props: ComponentProps<'a'>) {
  const id = useId()
  const definition = props.href?.includes('/terminologies/') ? definitionAt(props.href) : undefined
  if (!definition) return <Anchor {...props} />
  return (
    <span className="term">
      <Anchor {...props} aria-describedby={id} />
      <span role="tooltip" id={id} className="term-tip no-print">
        {definition}
      </span>
    </span>
  )
}
