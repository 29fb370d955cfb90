import { PortalProvider } from '@trade-portal/portal-components'
import type { FluidClient } from '@trade-portal/fluid-sdk'
import { useEffect, useState } from 'react'
import { PlaceProvider } from './place/PlaceProvider'
import { addressOf } from './place/placeHistory'
import type { PlaceHistory } from './place/placeHistory'
import { places } from './routes'
import { Pages } from './shell/Pages'
import { SIGN_IN } from './shell/signInPath'
import { StaleNote } from './shell/StaleNote'
import { TypedContext } from './TypedContext'
import type { TypedBeforeStart } from './typedBeforeStart'

export interface AppProps {
  client: FluidClient
  history: PlaceHistory
  typed: TypedBeforeStart | undefined
  /** The merchant's configuration could not be read afresh. */
  isStale: boolean
}

/** The whole portal of one merchant. */
export function App({ client, history, typed, isStale }: AppProps) {
  const [kept, setKept] = useState(typed)
  // Text typed before sign-in is dropped when the session changes: it is not the next customer’s.
  useEffect(() => client.session.subscribe(() => setKept(undefined)), [client])
  return (
    <PortalProvider
      areFailuresThrown
      scheme="inherit"
      client={client}
      hrefFor={addressOf}
      navigate={(to) => history.goTo(to)}
      places={places}
      signInPlace={SIGN_IN}
    >
      {isStale && <StaleNote />}
      <TypedContext value={kept}>
        <PlaceProvider history={history}>
          <Pages />
        </PlaceProvider>
      </TypedContext>
    </PortalProvider>
  )
}
