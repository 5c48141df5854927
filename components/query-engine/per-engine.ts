import type { ReactNode } from 'react'
import type { ListedEngine } from '@/lib/query-engines/table'
import { prerender } from '../ui/prerender'
import type { Prerendered } from '../ui/prerendered'

/** Maps the id of each engine to its rendered content. */
export const perEngine = (engines: readonly ListedEngine[], render: (engine: ListedEngine) => ReactNode): Record<string, Prerendered> =>
  Object.fromEntries(engines.map((engine) => [engine.id, prerender(render(engine))]))
