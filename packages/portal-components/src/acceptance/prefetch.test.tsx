import { screen, waitFor } from '@testing-library/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { usePortal } from '../context/PortalContext'
import { usePrefetch } from '../data/prefetch'
import type { AnyQuery } from '../data/prefetch'
import type { Portal } from '../context/PortalContext'
import { HomeDashboard, prefetch as ofHome } from '../widgets/account/HomeDashboard/HomeDashboard'
import { InvoiceTable, prefetch as ofInvoices } from '../widgets/account/InvoiceTable/InvoiceTable'
import { CheckoutForm } from '../widgets/cart/CheckoutForm/CheckoutForm'
import { checkoutPrefetch } from '../widgets/cart/CheckoutForm/useCheckoutOffer'
import { listingPrefetch } from '../data/catalogue/catalogue'
import { ProductList } from '../widgets/catalogue/ProductList/ProductList'
import { OrdersTable, prefetch as ofOrders } from '../widgets/orders/OrdersTable/OrdersTable'
import { renderPortal } from '../testing/renderPortal'

const cataloguePath = { categoryId: 'TIMBER', typeId: 'Structural Pine' }

type Queries = (portal: Portal) => readonly AnyQuery[]

/** Prefetches the queries, and shows the page at a press. */
function Prefetched({ queries, page }: { queries: Queries; page: ReactNode }) {
  const portal = usePortal()
  const prefetch = usePrefetch()
  const [isShown, setIsShown] = useState(false)
  const isSignedIn = portal.session.status === 'signedIn'
  const ask = useEffectEvent(() => prefetch(queries(portal)))
  useEffect(() => {
    if (isSignedIn) ask()
  }, [isSignedIn])
  return <>{isShown ? page : <button onClick={() => setIsShown(true)}>Show</button>}</>
}

describe('what a page shows first', () => {
  it.each<[string, Queries, ReactNode, string]>([
    ['the home page', (portal) => ofHome(portal, {}), <HomeDashboard key="page" />, 'getCustomLists'],
    [
      'a listing',
      (portal) => listingPrefetch(portal, { cataloguePath }),
      <ProductList key="page" cataloguePath={cataloguePath} />,
      'getProductCategories',
    ],
    [
      'the checkout',
      (portal) => checkoutPrefetch(portal, {}),
      <CheckoutForm key="page" onComplete={() => undefined} />,
      'getListDespatchMethod',
    ],
    ['the orders', (portal) => ofOrders(portal, {}), <OrdersTable key="page" />, 'getCustomerTransactions'],
    [
      'the invoices',
      (portal) => ofInvoices(portal, {}),
      <InvoiceTable key="page" />,
      'getCustomerInvoicesTP',
    ],
  ])('is asked for before %s is there, once [speed-58]', async (_, queries, page, operation) => {
    const { sandbox, user } = await renderPortal(<Prefetched queries={queries} page={page} />)
    const asked = () => sandbox.calls.map((call) => call.operation)
    await waitFor(() => expect(asked()).toContain(operation))
    await user.click(screen.getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show' })).toBeNull())
    await screen.findAllByRole('heading')
    expect(asked().filter((name) => name === operation)).toHaveLength(1)
  })
})
