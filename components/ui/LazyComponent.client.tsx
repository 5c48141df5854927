'use client'

import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { isChunkLoadError } from '@/lib/error-causes'
import { LoadFailure } from './LoadFailure'

type BoundaryProps = { part: string | undefined; retry: () => void; children: ReactNode }

/** Error boundary for chunks that fail to load, so that they do not replace the whole page. Other errors are rethrown. */
class LoadBoundary extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    const { part, retry, children } = this.props
    if (error === undefined) return children
    if (!isChunkLoadError(error)) throw error
    const again = () => {
      retry()
      this.setState({ error: undefined })
    }
    return part && <LoadFailure part={part} error={error} retry={again} />
  }
}

/** Lazy component, and a function that replaces it for another attempt to load. */
export type LazySource<Props> = { current: ComponentType<Props>; renew: () => void }

/** Creates the source of a component that loads when it is first rendered. Call it outside components. @param load imports the component */
export function lazySource<Props extends object>(load: () => Promise<ComponentType<Props>>): LazySource<Props> {
  const begin = () => lazy(() => load().then((loaded) => ({ default: loaded })))
  const source = {
    current: begin(),
    // React caches the failure of a lazy component, so a retry needs a new one.
    renew: () => {
      source.current = begin()
    },
  }
  return source
}

/**
 * Renders a component that loads on demand. If its code does not load, it shows a message with a Retry button instead.
 * @param part name in the message; without it, a component that does not load is omitted without a message
 * @param loading is shown until the code has loaded
 */
export function LazyComponent<Props extends object>({ source, part, props, loading }: LazyComponentProps<Props>) {
  const [Part, setPart] = useState(() => source.current)
  const retry = () => {
    source.renew()
    setPart(() => source.current)
  }
  return (
    <LoadBoundary part={part} retry={retry}>
      <Suspense fallback={loading}>
        <Part {...props} />
      </Suspense>
    </LoadBoundary>
  )
}

type LazyComponentProps<Props> = { source: LazySource<Props>; part?: string; props: Props; loading?: ReactNode }
