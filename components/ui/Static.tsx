import type { ReactElement } from 'react'
import { compact } from './static-html'

/**
 * An element that React does not have to update in the browser, except for the client components inside it. Its text is sent once, as HTML.
 * A server component; all components inside it must be synchronous.
 */
export function Static({ children }: { children: ReactElement<Record<string, unknown>> }) {
  return compact(children)
}
