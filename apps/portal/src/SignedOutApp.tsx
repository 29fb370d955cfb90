import {
  errorsMessages,
  ErrorState,
  lazy,
  useLazy,
  useWhenBackOnline,
  VisitorPortal,
  useMessages,
} from '@trade-portal/portal-components/host'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { AppProps } from './App'
import { LocationProvider } from './router/LocationProvider'
import { addressOf } from './router/portalHistory'
import { paths } from './routes'
import { UpdateOffer } from './shell/UpdateOffer'
import { Loading } from './shell/Loading'
import { MastheadFrame } from './shell/MastheadFrame'
import { VisitorArea, SignInPage } from './shell/VisitorArea'
import { isSignInPath, SIGN_IN, signInPath } from './shell/signInPath'
import { StaleNote } from './shell/StaleNote'
import { TitledPage } from './TitledPage'
import { TypedContext } from './TypedContext'
import { noteMove } from './typedBeforeStart'
import type { Updates } from './updates'

export interface SignedOutAppProps extends AppProps {
  updates: Updates | undefined
}

const App = lazy(async () => (await fetchApp()).App)

async function fetchApp() {
  try {
    return await import('./App')
  } catch (error) {
    // The file is from another build: a retry would fetch the same one.
    if (error instanceof SyntaxError) window.showFailure?.(error)
    throw error
  }
}

/** Preloads the portal behind the sign-in. A failure is shown when the portal is needed. */
export const preloadApp = () => App.preload()

/**
 * Shows the sign-in alone to a visitor, and the whole portal once there is a session or another route: meanwhile the
 * portal's code is preloaded.
 */
export function SignedOutApp({ updates, ...props }: SignedOutAppProps) {
  const { client, history } = props
  const { isLoaded, preload } = useLazy(App)
  const [hasEntered, setHasEntered] = useState(() => !isAtSignIn(props))
  const [isUnread, setIsUnread] = useState(false)
  const wasAtSignIn = useRef(!hasEntered)

  // Before the effects of the pages, since a page may lead on at once.
  useLayoutEffect(() => {
    let isInside = false
    const look = () => {
      if (isInside || isAtSignIn({ client, history })) return
      isInside = true
      setHasEntered(true)
      // The portal takes over without a history: marking the location as new moves the focus to its heading.
      if (wasAtSignIn.current && !client.session.current()) noteMove()
    }
    look()
    const stops = [
      history.subscribe(look),
      client.session.subscribe((change) => {
        // The next customer must not land on the last one’s page.
        if (change.type === 'signedIn' && change.isAnother) history.goTo(signInPath('/'), { replace: true })
        look()
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [client, history])

  const isFetching = hasEntered && !isLoaded && !isUnread
  useEffect(() => {
    if (isFetching) void preload().then((isThere) => setIsUnread(!isThere))
  })
  // Typing preloads the next page; a visitor who only looks loads no more than the form.
  useEffect(() => {
    const fetchIt = () => void preloadApp()
    addEventListener('input', fetchIt, { once: true })
    return () => removeEventListener('input', fetchIt)
  }, [])

  return (
    <>
      {hasEntered && isLoaded ? (
        <App {...props} />
      ) : (
        <VisitorPortal client={client} hrefFor={addressOf} navigate={(to) => history.goTo(to)} routes={paths}>
          {props.isStale && <StaleNote />}
          <LocationProvider history={history}>
            {hasEntered ? (
              <OnTheWay isUnread={isUnread} onRetry={() => setIsUnread(false)} />
            ) : (
              <TypedContext value={props.typed}>
                <TitledPage path={SIGN_IN}>
                  <VisitorArea isWide={false}>
                    <SignInPage />
                  </VisitorArea>
                </TitledPage>
              </TypedContext>
            )}
          </LocationProvider>
        </VisitorPortal>
      )}
      {updates && <UpdateOffer client={client} updates={updates} />}
    </>
  )
}

/** Shown until the portal’s files have loaded. */
function OnTheWay({ isUnread, onRetry }: { isUnread: boolean; onRetry: () => void }) {
  useWhenBackOnline(isUnread ? onRetry : null)
  const { boundaryTitle, pageUnread } = useMessages(errorsMessages)
  return (
    <MastheadFrame>
      {isUnread ? <ErrorState title={boundaryTitle} message={pageUnread} onRetry={onRetry} /> : <Loading />}
    </MastheadFrame>
  )
}

/** Returns whether the sign-in is all there is to show. */
export function isAtSignIn({ client, history }: Pick<AppProps, 'client' | 'history'>): boolean {
  return !client.session.current() && isSignInPath(history.current().path)
}
