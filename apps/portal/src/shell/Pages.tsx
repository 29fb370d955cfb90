import { usePortalLocation } from '../router/LocationContext'
import { isForVisitors, pageAt } from '../routes'
import { TitledPage } from '../TitledPage'
import { Guard } from './Guard'
import { MastheadFrame } from './MastheadFrame'
import { PageBoundary } from './PageBoundary'
import { VisitorArea, SignInPage } from './VisitorArea'
import { Shell } from './preloadPage'
import { isSignInPath } from './signInPath'
import { RouteFailure } from './RouteFailure'

/** Shows the page at the current location. */
export function Pages() {
  const location = usePortalLocation()
  const isSignIn = isSignInPath(location.path)
  return (
    <TitledPage path={location.path}>
      {/* A page fails inside its frame, which stays. This one is for the frame itself. */}
      <PageBoundary
        location={location}
        fallback={(error, retry) => (
          <MastheadFrame>
            <RouteFailure error={error} onRetry={retry} />
          </MastheadFrame>
        )}
      >
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
