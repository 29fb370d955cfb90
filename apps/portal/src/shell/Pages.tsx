import { lazyPage } from '@trade-portal/portal-components/host'
import { usePlace } from '../place/PlaceContext'
import { isForVisitors, pageAt } from '../routes'
import { Guard } from './Guard'
import { PageBoundary } from './PageBoundary'
import { shell } from './readAhead'
import { SignInPage } from './SignInPage'
import { isSignInPath } from './signInPath'
import { Visitors } from './Visitors'

// With the pages, of which a visitor who is signed out sees none.
const Shell = lazyPage(shell, ({ Shell }) => Shell)

/** Shows the page of the present place. */
export function Pages() {
  const place = usePlace()
  const isSignIn = isSignInPath(place.path)
  return (
    <PageBoundary place={place}>
      {isSignIn || isForVisitors(place.path) ? (
        <Visitors isWide={!isSignIn}>{isSignIn ? <SignInPage /> : pageAt(place.path)}</Visitors>
      ) : (
        <Guard>
          <Shell>{pageAt(place.path)}</Shell>
        </Guard>
      )}
    </PageBoundary>
  )
}
