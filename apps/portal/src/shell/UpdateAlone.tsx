import { PortalProvider } from '@trade-portal/portal-components'
import { UpdateBanner } from '@trade-portal/portal-components/host'
import type { FluidClient } from '@trade-portal/fluid-sdk'
import type { Updates } from '../updates'

export interface UpdateAloneProps {
  client: FluidClient
  updates: Updates
}

/**
 * The banner of a new version, over the sign-in as over any page: it waits for orders, so it has a provider of its own.
 */
export function UpdateAlone({ client, updates }: UpdateAloneProps) {
  return (
    <PortalProvider client={client} scheme="inherit">
      <UpdateBanner onActivate={updates.activate} onReload={() => window.location.reload()} />
    </PortalProvider>
  )
}
