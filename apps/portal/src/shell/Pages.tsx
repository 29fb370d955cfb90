import { usePortalLocation } from '../router/LocationContext'
import { isForVisitors, pageAt } from '../routes'
import { TitledPage } from '../TitledPage'
import { Guard } from './Guard'
import { VisitorArea, SignInPage } from './VisitorArea'
import { Shell } from './preloadPage'
import { isSignInPath } from './signInPath'
import { Component } from 'react'
import type { ReactNode } from 'react'
import type { PortalLocation } from '../router/portalHistory'
import { RouteFailure } from './RouteFailure'

/** Shows the page at the current location. */
export function Pages() {
  const location = usePortalLocation()
  const isSignIn = isSignInPath(location.path)
  return (
    <TitledPage path={location.path}>
      <PageBoundary location={location}>
        {isSignIn || isForVisitors(location.path) ? (
          <VisitorArea isWide={!isSignIn}>{isSignIn ? <SignInPage /> : pageAt(location.path)}</VisitorArea>
        ) : (
          <Guard>
            <Shell>{pageAt(location.path)}</Shell>
          </Guard>
        )}
      </PageBoundary>
    </TitledPage>
  )
}

interface PageBoundaryProps {
  location: PortalLocation
  children: ReactNode
}

interface PageBoundaryState {
  location: PortalLocation
  failure: { error: unknown } | null
}

/** Catches a page’s errors until the location changes. */
class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { location: this.props.location, failure: null }

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ location }: PageBoundaryProps, state: PageBoundaryState) {
    return location === state.location ? null : { location, failure: null }
  }

  override render() {
    const { failure } = this.state
    return failure ? <RouteFailure error={failure.error} /> : this.props.children
  }
}
