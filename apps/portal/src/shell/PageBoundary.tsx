import { Component } from 'react'
import type { ReactNode } from 'react'
import type { Place } from '../place/placeHistory'
import { RouteFailure } from './RouteFailure'

export interface PageBoundaryProps {
  place: Place
  children: ReactNode
}

interface PageBoundaryState {
  place: Place
  failure: { error: unknown } | null
}

/** Catches a page that fails, until the customer is at another place. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { place: this.props.place, failure: null }

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ place }: PageBoundaryProps, state: PageBoundaryState) {
    return place === state.place ? null : { place, failure: null }
  }

  override render() {
    const { failure } = this.state
    return failure ? <RouteFailure error={failure.error} /> : this.props.children
  }
}
