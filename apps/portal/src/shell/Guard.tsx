import { usePortal } from '@trade-portal/portal-components/host'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { GoTo } from '../place/GoTo'
import { usePlace } from '../place/PlaceContext'
import { Checking } from './Checking'
import { OwnPlaces } from './OwnPlaces'
import { signInPath } from './signInPath'
import { Unreachable } from './Unreachable'
import { commonWords, shellWords } from '@trade-portal/portal-components/host'

/** Lets a signed-in customer through; sends anybody else to sign in, and back here afterwards. */
export function Guard({ children }: { children: ReactNode }) {
  const { session, say } = usePortal()
  const { path, query } = usePlace()

  if (session.status === 'validating') return <Checking label={say(shellWords).checkingSession} />
  if (session.status === 'unreachable') return <Unreachable error={session.error} onRetry={session.retry} />
  if (session.status === 'signedOut') {
    // A customer who signed out begins anew, and so does the next one.
    return <GoTo to={signInPath(session.hasLeft ? '/' : path + query)} />
  }
  return (
    <OwnPlaces username={session.session.username}>
      <Suspense fallback={<Checking label={say(commonWords).loading} />}>{children}</Suspense>
    </OwnPlaces>
  )
}
