'use client'

import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { isChunkLoadError } from '@/lib/error-causes'
import { LoadFailure } from './LoadFailure'

type BoundaryProps = { part: string | undefined; retry: () => void; children: ReactNode }

/** Keeps a part whose code did not load from taking the page with it. Other errors of the part go on to the page. */
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

/** Where the code of a component comes from. */
export type LazySource<Props> = { current: ComponentType<Props>; renew: () => void }

/** A component whose code loads when it is first shown. Call it outside of components. @param load imports the component */
export function lazySource<Props extends object>(load: () => Promise<ComponentType<Props>>): LazySource<Props> {
  const begin = () => lazy(() => load().then((loaded) => ({ default: loaded })))
  const source = {
    current: begin(),
    // React keeps the failure of a lazy component, so another attempt needs another one.
    renew: () => {
      source.current = begin()
    },
  }
  return source
}

/**
 * Shows a component whose code loads on demand. If the code does not arrive, a message with a Retry button takes its place.
 * @param part its name in the message; without one it is left out silently, for parts that nobody misses
 */
export function LazyComponent<Props extends object>({ source, part, props }: { source: LazySource<Props>; part?: string; props: Props }) {
  const [Part, setPart] = useState(() => source.current)
  const retry = () => {
    source.renew()
    setPart(() => source.current)
  }
  return (
    <LoadBoundary part={part} retry={retry}>
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    </LoadBoundary>
  )
}
