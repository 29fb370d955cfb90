import { PortalProvider } from '@trade-portal/portal-components'
import type { FluidClient } from '@trade-portal/fluid-sdk'
import { useEffect, useState } from 'react'
import { LocationProvider } from './router/LocationProvider'
import { addressOf } from './router/portalHistory'
import type { PortalHistory } from './router/portalHistory'
import { paths } from './routes'
import { Pages } from './shell/Pages'
import { SIGN_IN } from './shell/signInPath'
import { StaleNote } from './shell/StaleNote'
import { TypedContext } from './TypedContext'
import type { TypedBeforeStart } from './typedBeforeStart'

export interface AppProps {
  client: FluidClient
  history: PortalHistory
  typed: TypedBeforeStart | undefined
  /** The merchant's configuration could not be read afresh. */
  isStale: boolean
}

/** The whole portal of one merchant. */
export function App({ client, history, typed, isStale }: AppProps) {
  const [stored, setStored] = useState(typed)
  // Text typed before sign-in is dropped when the session changes: it is not the next customer’s.
  useEffect(() => client.session.subscribe(() => setStored(undefined)), [client])
  return (
    <PortalProvider
      areFailuresThrown
      scheme="inherit"
      client={client}
      hrefFor={addressOf}
      navigate={(to) => history.goTo(to)}
      routes={paths}
      signInRoute={SIGN_IN}
    >
      {isStale && <StaleNote />}
      <TypedContext value={stored}>
        <LocationProvider history={history}>
          <Pages />
        </LocationProvider>
      </TypedContext>
    </PortalProvider>
  )
}
