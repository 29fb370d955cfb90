import { PortalProvider } from '@trade-portal/portal-components'
import { UpdateBanner } from '@trade-portal/portal-components/host'
import type { FluidClient } from '@trade-portal/fluid-sdk'
import type { Updates } from '../updates'

export interface UpdateAloneProps {
  client: FluidClient
  updates: Updates
}

/** The banner of a new version over the sign-in. It waits for pending orders, so it needs a provider. */
export function UpdateAlone({ client, updates }: UpdateAloneProps) {
  return (
    <PortalProvider client={client} scheme="inherit">
      <UpdateBanner onActivate={updates.activate} onReload={() => window.location.reload()} />
    </PortalProvider>
  )
}
