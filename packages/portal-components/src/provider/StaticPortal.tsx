import { createFluidClient, createMemoryStorage } from '@trade-portal/fluid-sdk'
import type { Configuration } from '@trade-portal/fluid-sdk'
import type { ReactNode } from 'react'
import { noConfiguration, signedOutPortal } from './signedOutPortal'
import { PortalRoot } from './PortalRoot'
import { sharedStateOf } from './sharedState'
import { ThemeRoot } from './ThemeRoot'

export interface StaticPortalProps {
  /** Default: a merchant without a name, for text and styles that depend on none. */
  configuration?: Configuration
  hrefFor: (to: string) => string
  /** The routes that the host has. Default: all routes. */
  routes?: readonly string[]
  children: ReactNode
}

/** Surrounds a widget rendered to HTML at build time: it has messages and a theme, but no page and no session. */
export function StaticPortal({
  configuration = noConfiguration,
  hrefFor,
  routes,
  children,
}: StaticPortalProps) {
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
        routes,
        areFailuresThrown: false,
        ...signedOutPortal(configuration),
      }}
    >
      <ThemeRoot>{children}</ThemeRoot>
    </PortalRoot>
  )
}
