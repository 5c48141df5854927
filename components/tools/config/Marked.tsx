import type { ReactNode } from 'react'
import { Anchor } from '@/components/ui/Anchor'

const PART = /`([^`]+)`|\*\*([^*]+)\*\*|\[((?:[^\]`]|`[^`]*`)+)\]\(([^)]+)\)/g

/** A line of Markdown with code, strong text and links, for texts that are composed in the browser. */
export function Marked({ text }: { text: string }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const { 0: whole, 1: code, 2: strong, 3: label, 4: href, index } of text.matchAll(PART)) {
    parts.push(text.slice(end, index))
    end = index + whole.length
    if (code) parts.push(<code key={index}>{code}</code>)
    else if (strong)
      parts.push(
        <strong key={index}>
          <Marked text={strong} />
        </strong>,
      )
    else
      parts.push(
        <Anchor key={index} href={href ?? ''} className="link">
          <Marked text={label ?? ''} />
        </Anchor>,
      )
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  )
}
