import type { ReactNode } from 'react'
import type { ListedEngine } from '@/lib/query-engines/table'

/** Maps the id of each engine to its rendered content. */
export const perEngine = (engines: readonly ListedEngine[], render: (engine: ListedEngine) => ReactNode): Record<string, ReactNode> =>
  Object.fromEntries(engines.map((engine) => [engine.id, render(engine)]))
