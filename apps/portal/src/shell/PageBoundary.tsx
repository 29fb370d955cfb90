import { Component } from 'react'
import type { ReactNode } from 'react'
import type { PortalLocation } from '../router/portalHistory'

export interface PageBoundaryProps {
  location: PortalLocation
  /** Returns what replaces a failed page. `retry` renders the page again. */
  fallback: (error: unknown, retry: () => void) => ReactNode
  children: ReactNode
}

interface PageBoundaryState {
  location: PortalLocation
  failure: { error: unknown } | null
}

/** Catches a page’s errors until the location changes. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { location: this.props.location, failure: null }

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ location }: PageBoundaryProps, state: PageBoundaryState) {
    return location === state.location ? null : { location, failure: null }
  }

  override render() {
    const { failure } = this.state
    return failure
      ? this.props.fallback(failure.error, () => this.setState({ failure: null }))
      : this.props.children
  }
}
