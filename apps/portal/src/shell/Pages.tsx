import { lazy } from 'react'
import { usePlace } from '../place/PlaceContext'
import { pageAt } from '../routes'
import { SignInRoute } from '../routes/SignInRoute'
import { Guard } from './Guard'
import { PageBoundary } from './PageBoundary'
import { isSignInPath } from './signInPath'

// With the pages, of which a visitor who is signed out sees none.
const Shell = lazy(async () => ({ default: (await import('./Shell')).Shell }))

/** Shows the page of the present place. */
export function Pages() {
  const place = usePlace()
  return (
    <PageBoundary place={place}>
      {isSignInPath(place.path) ? (
        <SignInRoute />
      ) : (
        <Guard>
          <Shell>{pageAt(place.path)}</Shell>
        </Guard>
      )}
    </PageBoundary>
  )
}
