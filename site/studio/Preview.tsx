import { lazy, Suspense, useState } from 'react'
import type { CSSProperties } from 'react'
import type { FluidClient } from '@trade-portal/fluid-sdk'
import { CartButton, PortalProvider } from '@trade-portal/portal-components'
import type { SchemeChoice } from '@trade-portal/theme'
import type { Brand } from './brand'
import type { Logo } from './LogoField'

const widgets = {
  Products: lazy(async () => {
    const { ProductList } = await import('@trade-portal/portal-components/ProductList')
    const cataloguePath = { categoryId: 'TIMBER', typeId: 'Structural Pine' }
    return { default: () => <ProductList cataloguePath={cataloguePath} /> }
  }),
  Cart: lazy(async () => ({
    default: (await import('@trade-portal/portal-components/CartReview')).CartReview,
  })),
  Checkout: lazy(async () => {
    const { CheckoutForm } = await import('@trade-portal/portal-components/CheckoutForm')
    return { default: () => <CheckoutForm /> }
  }),
  Invoices: lazy(async () => {
    const { InvoiceTable } = await import('@trade-portal/portal-components/InvoiceTable')
    return { default: () => <InvoiceTable /> }
  }),
  Home: lazy(async () => {
    const { HomeDashboard } = await import('@trade-portal/portal-components/HomeDashboard')
    return { default: () => <HomeDashboard /> }
  }),
}

type Shown = keyof typeof widgets

export interface PreviewProps {
  client: FluidClient
  brand: Brand
  /** Shown in the masthead in place of a name. */
  logo: Logo | null
  scheme: Exclude<SchemeChoice, 'auto' | 'host'>
}

/** Real widgets at work on demo data, in the brand. Their links lead nowhere, so that the preview stays in view. */
export function Preview({ client, brand, logo, scheme }: PreviewProps) {
  const [shown, setShown] = useState<Shown>('Products')
  const Widget = widgets[shown]
  return (
    <div className="preview">
      <div className="choices" role="group" aria-label="Widget">
        {(Object.keys(widgets) as Shown[]).map((name) => (
          <button key={name} type="button" aria-pressed={name === shown} onClick={() => setShown(name)}>
            {name}
          </button>
        ))}
      </div>
      <div
        className="stage"
        style={{ ...brand, colorScheme: scheme === 'dark' ? 'dark' : 'light' } as CSSProperties}
      >
        <PortalProvider client={client} scheme={scheme} hrefFor={() => '#'} navigate={stay}>
          <div className="stage-bar">
            {logo ? <img src={logo.address} alt={logo.name} /> : <strong>Trade Portal</strong>}
            <CartButton />
          </div>
          <div className="stage-page">
            <Suspense fallback={null}>
              <Widget />
            </Suspense>
          </div>
        </PortalProvider>
      </div>
    </div>
  )
}

function stay() {
  // No navigation: the page belongs to the studio.
}
