import {
  commonMessages,
  ErrorState,
  shellMessages,
  shellPrefetch,
  usePortal,
  usePrefetch,
  useMessages,
} from '@trade-portal/portal-components/host'
import { Suspense, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { GoTo } from '../router/GoTo'
import { useNavigation, usePortalLocation } from '../router/LocationContext'
import { Checking } from './Checking'
import { Loading } from './Loading'
import { MastheadFrame } from './MastheadFrame'
import { isPageLoaded, preloadPage } from './preloadPage'
import { signInPath } from './signInPath'
import { firstReads } from '../routes'
import { useStoredScroll } from '../router/useStoredScroll'
import { errorMessage } from '@trade-portal/portal-components'

/** Shows its children to a signed-in customer; redirects everyone else to sign in, and back here afterwards. */
export function Guard({ children }: { children: ReactNode }) {
  const { session } = usePortal()
  const words = useMessages(shellMessages)
  const { path, query } = usePortalLocation()
  const isRead = useIsRead(path)
  // Renders the page in a transition, so that input stays responsive.
  const isReady = useDeferredValue(isRead && session.status === 'signedIn')
  usePrefetchedPage(isRead && session.status === 'signedIn')

  if (session.status === 'validating') return <Checking label={words.checkingSession} />
  if (session.status === 'unreachable') return <Unreachable error={session.error} onRetry={session.retry} />
  if (session.status === 'signedOut') {
    // After a sign-out the next customer starts at home.
    return <GoTo to={signInPath(session.hasLeft ? '/' : path + query)} />
  }
  const loading = (
    <MastheadFrame>
      <Loading />
    </MastheadFrame>
  )
  return isReady ? (
    <PerUser username={session.session.username}>
      <Suspense fallback={loading}>{children}</Suspense>
    </PerUser>
  ) : (
    loading
  )
}

/**
 * Returns whether the files of the first page have loaded or failed. Suspense is not used for them: React throttles the
 * content after a fallback by 300 ms.
 */
function useIsRead(path: string): boolean {
  const [isRead, setIsRead] = useState(() => isPageLoaded(path))
  useEffect(() => {
    if (!isRead) void preloadPage(path).then(() => setIsRead(true))
  }, [isRead, path])
  return isRead
}

/**
 * Prefetches the reads of the frame and the first page during the render: at 390 px and 4× CPU the first rows of orders
 * come 240 ms sooner, of invoices 270.
 */
function usePrefetchedPage(isReady: boolean) {
  const portal = usePortal()
  const location = usePortalLocation()
  const prefetch = usePrefetch()
  const isAsked = useRef(false)
  const ask = useEffectEvent(() => {
    isAsked.current = true
    prefetch([...shellPrefetch(portal, {}), ...firstReads(portal, location)])
  })
  useEffect(() => {
    if (isReady && !isAsked.current) ask()
  }, [isReady])
}

interface PerUserProps {
  username: string
  children: ReactNode
}

/** Redirects a customer home from history entries of another customer of this tab. */
function PerUser({ username, children }: PerUserProps) {
  const { key } = usePortalLocation()
  const { visitor, claim } = useNavigation()
  const isOwn = [null, username].includes(visitor())
  useStoredScroll()

  useEffect(() => {
    if (isOwn) claim(username)
  }, [isOwn, key, username, claim])

  return isOwn ? children : <GoTo to="/" />
}

interface UnreachableProps {
  /** `null`: the server has not answered for a long time. */
  error: Error | null
  onRetry: () => void
}

/** Shown when the stored session or its settings could not be read. The session stays, and Try again reads it. */
function Unreachable({ error, onRetry }: UnreachableProps) {
  const { messagesOf } = usePortal()
  const shell = useMessages(shellMessages)
  const common = useMessages(commonMessages)
  return (
    <MastheadFrame>
      <ErrorState
        title={shell.unreachable}
        message={error ? errorMessage(error, messagesOf) : common.slowRead}
        onRetry={onRetry}
      />
    </MastheadFrame>
  )
}
