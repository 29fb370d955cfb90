import { PortalProvider } from '@trade-portal/portal-components'
import type { FluidClient } from '@trade-portal/fluid-sdk'
import { useEffect, useState } from 'react'
import { RouterProvider } from 'react-router'
import { createPortalRouter } from './routes'
import { StaleNote } from './shell/StaleNote'
import { Update } from './shell/Update'
import { TypedContext } from './TypedContext'
import type { TypedBeforeStart } from './typedBeforeStart'
import type { Updates } from './updates'

export interface AppProps {
  client: FluidClient
  typed: TypedBeforeStart | undefined
  updates: Updates | undefined
  /** The merchant's configuration could not be read afresh. */
  isStale: boolean
}

const hrefFor = (to: string) => `#${to}`

/** The whole portal of one merchant. */
export function App({ client, typed, updates, isStale }: AppProps) {
  const [router] = useState(createPortalRouter)
  const [kept, setKept] = useState(typed)
  // Once a session came or went, it is nobody's: least of all the next customer's.
  useEffect(() => client.session.subscribe(() => setKept(undefined)), [client])
  return (
    <PortalProvider
      areFailuresThrown
      scheme="auto"
      client={client}
      hrefFor={hrefFor}
      navigate={(to) => void router.navigate(to)}
    >
      {isStale && <StaleNote />}
      <TypedContext value={kept}>
        <RouterProvider router={router} />
      </TypedContext>
      {updates && <Update updates={updates} />}
    </PortalProvider>
  )
}
