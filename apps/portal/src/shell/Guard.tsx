import { usePortal } from '@trade-portal/portal-components'
import { Suspense } from 'react'
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router'
import { FullPageSpinner } from './FullPageSpinner'
import { OwnPlaces } from './OwnPlaces'
import { signInPath } from './signInPath'
import { Unreachable } from './Unreachable'

/** Lets a signed-in customer through; sends anybody else to sign in, and back here afterwards. */
export function Guard() {
  const { session, messages } = usePortal()
  const { pathname, search } = useLocation()

  if (session.status === 'validating') return <FullPageSpinner label={messages.shell.checkingSession} />
  if (session.status === 'unreachable') return <Unreachable error={session.error} onRetry={session.retry} />
  if (session.status === 'signedOut') {
    // Whoever signed out begins anew, and so does whoever comes next.
    return <Navigate replace to={signInPath(session.hasLeft ? '/' : pathname + search)} />
  }
  return (
    <OwnPlaces username={session.session.username}>
      <Suspense fallback={<FullPageSpinner label={messages.common.loading} />}>
        <Outlet />
      </Suspense>
      {/* While somebody is signed in, so that it writes nothing down after they have signed out. */}
      <ScrollRestoration getKey={(location) => location.key} storageKey="trade:scroll" />
    </OwnPlaces>
  )
}
