'use client'

import { Component, type ReactNode } from 'react'
import { navItemError } from '@/lib/nav/nav-item-error'

type Props = { name: string; fallback?: ReactNode; children: ReactNode }

/**
 * Keeps a navigation item that fails in the browser from taking the page with it: the error is logged with the item's name and what to
 * check, and `fallback` stands in the item's place.
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
