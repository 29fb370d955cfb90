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
    <ProductList cataloguePath={{ categoryId: category, typeId: type }} />
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
  route: string
  /** The address of the merchant's portal. */
  portal: string
  widget: WidgetName
  asked: Asked
  nonce?: string | undefined
}

const roots = new Map<string, Root>()

/** Mounts a widget in an element of the page, as an integrator does with React, and unmounts the previous one. */
export async function mount({ route, portal, widget, asked, nonce }: MountInput): Promise<void> {
  const element = document.getElementById(route)
  if (!element) throw new Error(`The page has no #${route}`)
  const url = new URL('config/configuration.json', portal).href
  const client = createFluidClient({ configuration: await loadConfiguration({ url, baseUrl: portal }) })
  const rendered: ReactNode = widgets[widget](asked)
  roots.get(route)?.unmount()
  const root = createRoot(element)
  roots.set(route, root)
  root.render(
    <PortalProvider client={client} nonce={nonce}>
      <h2 className="of-host">A heading of the host’s own</h2>
      {rendered}
    </PortalProvider>,
  )
}

function OpenTally({ productId }: { productId: string }) {
  const [isOpen, setOpen] = useState(true)
  return <TallyModal productId={productId} isOpen={isOpen} onOpenChange={setOpen} />
}
