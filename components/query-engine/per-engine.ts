import type { ReactNode } from 'react'
import type { ListedEngine } from '@/lib/query-engines/table'

/** What is rendered for each engine, by the engine's id. */
export const perEngine = (engines: readonly ListedEngine[], render: (engine: ListedEngine) => ReactNode): Record<string, ReactNode> =>
  Object.fromEntries(engines.map((engine) => [engine.id, render(engine)]))
