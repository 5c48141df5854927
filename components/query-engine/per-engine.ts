import { Fragment, isValidElement, type ReactNode } from 'react'
import type { ListedEngine } from '@/lib/query-engines/table'
import { compactChildren } from '../ui/static-html'

/** Maps the id of each engine to its rendered content, whose static parts are sent as HTML. */
export const perEngine = (engines: readonly ListedEngine[], render: (engine: ListedEngine) => ReactNode): Record<string, ReactNode> =>
  Object.fromEntries(engines.map((engine) => [engine.id, compactChildren(partsOf(render(engine)))]))

/** The children of a fragment, which cannot be HTML itself. */
const partsOf = (node: ReactNode): ReactNode =>
  isValidElement<{ children?: ReactNode }>(node) && node.type === Fragment ? node.props.children : node
