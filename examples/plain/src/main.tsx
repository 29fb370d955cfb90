import { createFluidClient, loadConfiguration } from '@trade-portal/fluid-sdk'
import { CartButton, PortalProvider, ProductList } from '@trade-portal/portal-components'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Counter } from './Counter'

// Widgets of one client share a session and a cart across any number of roots.
const configuration = await loadConfiguration({ url: '/config/configuration.json' })
const client = createFluidClient({ configuration })

/** The portal's routes on this page, each with its address here. */
const addresses: Record<string, string> = { '/cart': '#cart', '/checkout': '#checkout' }

function show(id: string, widget: ReactNode) {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no place for a widget: #${id}`)
  createRoot(element).render(
    <PortalProvider
      client={client}
      routes={Object.keys(addresses)}
      hrefFor={(route) => addresses[route] ?? '#'}
    >
      {widget}
    </PortalProvider>,
  )
}

show('header-cart', <CartButton />)
show('products', <ProductList cataloguePath={{ categoryId: 'TIMBER', typeId: 'Structural Pine' }} />)
show('counter', <Counter />)
