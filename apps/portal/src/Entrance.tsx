import {
  errorsWords,
  ErrorState,
  lazy,
  useLazy,
  usePortal,
  useWhenBackOnline,
  VisitorPortal,
} from '@trade-portal/portal-components/host'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { AppProps } from './App'
import { PlaceProvider } from './place/PlaceProvider'
import { addressOf } from './place/placeHistory'
import { places } from './routes'
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

export interface EntranceProps extends AppProps {
  updates: Updates | undefined
}

const App = lazy(async () => (await fetchApp()).App)

async function fetchApp() {
  try {
    return await import('./App')
  } catch (error) {
    // It is of another build: trying again fetches nothing else.
    if (error instanceof SyntaxError) window.showFailure?.(error)
    throw error
  }
}

/** Fetches the portal behind the sign-in. A failure is told later, by the entrance itself. */
export const preloadApp = () => App.preload()

/**
 * The way into the portal. A visitor who came to sign in is shown that alone, and the whole portal takes its place with
 * the session, or with any other place: what data is read and kept with is fetched meanwhile.
 */
export function Entrance({ updates, ...props }: EntranceProps) {
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
      // The portal that takes over has been nowhere yet: it is told that this place is a new one, which takes the focus.
      if (wasAtSignIn.current && !client.session.current()) noteMove()
    }
    look()
    const stops = [
      history.subscribe(look),
      client.session.subscribe((change) => {
        // The next customer is not led to where the last one wanted to go.
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
  // While they type, what they will be shown is fetched; who only looks in loads no more than the form.
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
        <VisitorPortal
          client={client}
          hrefFor={addressOf}
          navigate={(to) => history.goTo(to)}
          places={places}
        >
          {props.isStale && <StaleNote />}
          <PlaceProvider history={history}>
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
          </PlaceProvider>
        </VisitorPortal>
      )}
      {updates && <UpdateOffer client={client} updates={updates} />}
    </>
  )
}

/** Stands in for the portal until its files have come. */
function OnTheWay({ isUnread, onRetry }: { isUnread: boolean; onRetry: () => void }) {
  const { say } = usePortal()
  useWhenBackOnline(isUnread ? onRetry : null)
  const { boundaryTitle, pageUnread } = say(errorsWords)
  return (
    <MastheadFrame>
      {isUnread ? <ErrorState title={boundaryTitle} message={pageUnread} onRetry={onRetry} /> : <Loading />}
    </MastheadFrame>
  )
}

/** Tells whether there is nothing to be shown but the sign-in. */
export function isAtSignIn({ client, history }: Pick<AppProps, 'client' | 'history'>): boolean {
  return !client.session.current() && isSignInPath(history.current().path)
}
