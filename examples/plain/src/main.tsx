import { createFluidClient, loadConfiguration } from '@trade-portal/fluid-sdk'
import {
  CartButton,
  CartReview,
  CatalogueBrowser,
  placeOfPath,
  PortalProvider,
  ProductList,
} from '@trade-portal/portal-components'
import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

// Widgets of one client share a session and a cart, in however many roots they stand.
const configuration = await loadConfiguration({ url: '/config/configuration.json' })
const client = createFluidClient({ configuration })

/** The part of the catalogue that the address names behind its #. */
function Catalogue() {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash)
  const place = placeOfPath(hash.startsWith('#/products') ? hash.slice(1) : '/products/FIXINGS/Nails')
  return place.typeId ? <ProductList place={place} /> : <CatalogueBrowser place={place} />
}

function subscribe(onChange: () => void) {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

function show(id: string, widget: ReactNode) {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no place for a widget: #${id}`)
  createRoot(element).render(
    <PortalProvider client={client} places={['/products', '/cart']} hrefFor={addressOf}>
      {widget}
    </PortalProvider>,
  )
}

function addressOf(place: string): string {
  return place === '/cart' ? '#cart' : `#${place}`
}

show('header-cart', <CartButton />)
show('products', <Catalogue />)
show('review', <CartReview />)
