import { lazyPage } from '@trade-portal/portal-components/host'
import { usePlace } from '../place/PlaceContext'
import { isForVisitors, pageAt } from '../routes'
import { TitledPage } from '../TitledPage'
import { Guard } from './Guard'
import { LateVisitors, SignInPage } from './LateVisitors'
import { PageBoundary } from './PageBoundary'
import { shell } from './readAhead'
import { isSignInPath } from './signInPath'

// With the pages, of which a visitor who is signed out sees none.
const Shell = lazyPage(shell, ({ Shell }) => Shell)

/** Shows the page of the present place. */
export function Pages() {
  const place = usePlace()
  const isSignIn = isSignInPath(place.path)
  return (
    <TitledPage path={place.path}>
      <PageBoundary place={place}>
        {isSignIn || isForVisitors(place.path) ? (
          <LateVisitors isWide={!isSignIn}>{isSignIn ? <SignInPage /> : pageAt(place.path)}</LateVisitors>
        ) : (
          <Guard>
            <Shell>{pageAt(place.path)}</Shell>
          </Guard>
        )}
      </PageBoundary>
    </TitledPage>
  )
}
