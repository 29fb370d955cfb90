import { usePlace } from '../place/PlaceContext'
import { isForVisitors, pageAt } from '../routes'
import { TitledPage } from '../TitledPage'
import { Guard } from './Guard'
import { VisitorArea, SignInPage } from './VisitorArea'
import { Shell } from './preloadPage'
import { isSignInPath } from './signInPath'
import { Component } from 'react'
import type { ReactNode } from 'react'
import type { Place } from '../place/placeHistory'
import { RouteFailure } from './RouteFailure'

/** Shows the page at the current location. */
export function Pages() {
  const place = usePlace()
  const isSignIn = isSignInPath(place.path)
  return (
    <TitledPage path={place.path}>
      <PageBoundary place={place}>
        {isSignIn || isForVisitors(place.path) ? (
          <VisitorArea isWide={!isSignIn}>{isSignIn ? <SignInPage /> : pageAt(place.path)}</VisitorArea>
        ) : (
          <Guard>
            <Shell>{pageAt(place.path)}</Shell>
          </Guard>
        )}
      </PageBoundary>
    </TitledPage>
  )
}

interface PageBoundaryProps {
  place: Place
  children: ReactNode
}

interface PageBoundaryState {
  place: Place
  failure: { error: unknown } | null
}

/** Catches a page’s errors until the location changes. */
class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
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
