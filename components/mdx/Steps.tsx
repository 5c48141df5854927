import type { ReactNode } from 'react'

/** Numbered steps; each begins with an h3. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className="steps">{children}</div>
}
