import { createFluidClient, loadConfiguration } from '@trade-portal/fluid-sdk'
import { CartButton, PortalProvider, ProductList } from '@trade-portal/portal-components'

const configuration = await loadConfiguration({ url: '/config/configuration.json' })
const client = createFluidClient({ configuration })

/** Structural pine at the customer's own prices. A visitor is asked to sign in first. */
export function StructuralPine() {
  return (
    <PortalProvider client={client}>
      <CartButton />
      <ProductList cataloguePath={{ categoryId: 'TIMBER', typeId: 'Structural Pine' }} />
    </PortalProvider>
  )
}
