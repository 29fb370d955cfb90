import { PortalProvider } from '@trade-portal/portal-components'
import type { FluidClient } from '@trade-portal/fluid-sdk'
import type { Updates } from '../updates'
import { Update } from './Update'

export interface UpdateAloneProps {
  client: FluidClient
  updates: Updates
}

/** The banner of a new version, over the sign-in as over any page: it waits for orders, so it has a provider of its own. */
export function UpdateAlone({ client, updates }: UpdateAloneProps) {
  return (
    <PortalProvider client={client} scheme="inherit">
      <Update updates={updates} />
    </PortalProvider>
  )
}
