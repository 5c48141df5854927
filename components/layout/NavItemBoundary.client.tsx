'use client'

import { Component, type ReactNode } from 'react'
import { navItemError } from '@/lib/nav/nav-item-error'

type Props = { name: string; fallback?: ReactNode; children: ReactNode }

/**
 * Error boundary for one navigation item, so that an error in the browser does not replace the whole page. It logs the error with the name
 * of the item and the configuration to check, and renders `fallback` instead of the item.
 */
export class NavItemBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(cause: unknown) {
    console.error(navItemError(this.props.name, cause))
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
