import { usePortal, whenIdle } from '@trade-portal/portal-components/host'
import { Suspense, useDeferredValue, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { GoTo } from '../place/GoTo'
import { usePlace } from '../place/PlaceContext'
import { AskAhead } from './AskAhead'
import { Checking } from './Checking'
import { Loading } from './Loading'
import { MastheadFrame } from './MastheadFrame'
import { OwnPlaces } from './OwnPlaces'
import { isReadAhead, readAhead } from './readAhead'
import { signInPath } from './signInPath'
import { Unreachable } from './Unreachable'
import { shellWords } from '@trade-portal/portal-components/host'

/** Lets a signed-in customer through; sends anybody else to sign in, and back here afterwards. */
export function Guard({ children }: { children: ReactNode }) {
  const { session, say } = usePortal()
  const { path, query } = usePlace()
  const isRead = useIsRead(path)
  // Draws the page bit by bit, so that the customer is heard meanwhile.
  const isReady = useDeferredValue(isRead && session.status === 'signedIn')
  // The page takes over what was asked for ahead before that goes: a call that nobody waits for is given up.
  const [hasSettled, setHasSettled] = useState(isReady)
  useEffect(() => (isReady ? whenIdle(() => setHasSettled(true)) : undefined), [isReady])

  if (session.status === 'validating') return <Checking label={say(shellWords).checkingSession} />
  if (session.status === 'unreachable') return <Unreachable error={session.error} onRetry={session.retry} />
  if (session.status === 'signedOut') {
    // A customer who signed out begins anew, and so does the next one.
    return <GoTo to={signInPath(session.hasLeft ? '/' : path + query)} />
  }
  const loading = (
    <MastheadFrame>
      <Loading />
    </MastheadFrame>
  )
  return (
    <>
      {isRead && !hasSettled && <AskAhead path={path} />}
      {isReady ? (
        <OwnPlaces username={session.session.username}>
          <Suspense fallback={loading}>{children}</Suspense>
        </OwnPlaces>
      ) : (
        loading
      )}
    </>
  )
}

/**
 * Tells whether the files of the first page have come, or cannot. They are not left to the boundary around the page: what
 * follows the fallback of one is held back for 300 ms.
 */
function useIsRead(path: string): boolean {
  const [isRead, setIsRead] = useState(() => isReadAhead(path))
  useEffect(() => {
    if (!isRead) void readAhead(path).then(() => setIsRead(true))
  }, [isRead, path])
  return isRead
}
