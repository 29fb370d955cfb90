import { createFluidClient, loadConfiguration } from '@trade-portal/fluid-sdk'
import {
  CartReview,
  CheckoutForm,
  InvoiceTable,
  PortalProvider,
  ProductList,
  TallyModal,
} from '@trade-portal/portal-components'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'

/** Widgets a page can mount, each with its test's product or route. */
const widgets = {
  products: ({ category = '', type = '' }: Asked) => (
    <ProductList place={{ categoryId: category, typeId: type }} />
  ),
  cart: () => <CartReview />,
  tally: ({ product = '' }: Asked) => <OpenTally productId={product} />,
  checkout: () => <CheckoutForm />,
  invoices: () => <InvoiceTable />,
}

export type WidgetName = keyof typeof widgets
type Asked = Partial<Record<'category' | 'type' | 'product', string>>

export interface MountInput {
  /** The id of the element to mount the widget in. */
  place: string
  /** The address of the merchant's portal. */
  portal: string
  widget: WidgetName
  asked: Asked
  nonce?: string | undefined
}

const roots = new Map<string, Root>()

/** Mounts a widget in an element of the page, as an integrator does with React, and unmounts the previous one. */
export async function mount({ place, portal, widget, asked, nonce }: MountInput): Promise<void> {
  const element = document.getElementById(place)
  if (!element) throw new Error(`The page has no #${place}`)
  const url = new URL('config/configuration.json', portal).href
  const client = createFluidClient({ configuration: await loadConfiguration({ url, baseUrl: portal }) })
  const drawn: ReactNode = widgets[widget](asked)
  roots.get(place)?.unmount()
  const root = createRoot(element)
  roots.set(place, root)
  root.render(
    <PortalProvider client={client} nonce={nonce}>
      <h2 className="of-host">A heading of the host’s own</h2>
      {drawn}
    </PortalProvider>,
  )
}

function OpenTally({ productId }: { productId: string }) {
  const [isOpen, setOpen] = useState(true)
  return <TallyModal productId={productId} isOpen={isOpen} onOpenChange={setOpen} />
}
