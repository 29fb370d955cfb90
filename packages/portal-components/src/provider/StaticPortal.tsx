import { createFluidClient, createMemoryStorage } from '@trade-portal/fluid-sdk'
import type { Configuration } from '@trade-portal/fluid-sdk'
import type { ReactNode } from 'react'
import { nobody } from './nobody'
import { PortalRoot } from './PortalRoot'
import { sharedStateOf } from './sharedState'
import { signedOutPortal } from './signedOutPortal'
import { ThemeRoot } from './ThemeRoot'

export interface StaticPortalProps {
  /** Default: a merchant of no name, for words and looks that depend on none. */
  configuration?: Configuration
  hrefFor: (to: string) => string
  /** The places that the host has. Default: every place that widgets lead to. */
  places?: readonly string[]
  children: ReactNode
}

/**
 * Surrounds a widget whose HTML is made ahead of time: it has words and a theme, but no page, and nobody is signed
 * in.
 */
export function StaticPortal({ configuration = nobody, hrefFor, places, children }: StaticPortalProps) {
  const client = createFluidClient({
    configuration,
    storage: createMemoryStorage(),
    tabStorage: createMemoryStorage(),
  })
  return (
    <PortalRoot
      portal={{
        client,
        shared: sharedStateOf(client, 1),
        navigate: () => undefined,
        hrefFor,
        places,
        areFailuresThrown: false,
        ...signedOutPortal(configuration),
      }}
    >
      <ThemeRoot>{children}</ThemeRoot>
    </PortalRoot>
  )
}
