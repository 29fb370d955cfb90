import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { CheckoutForm } from '../widgets/cart/CheckoutForm/CheckoutForm'
import { useCheckoutOffer } from '../widgets/cart/CheckoutForm/useCheckoutOffer'
import { HomeDashboard } from '../widgets/account/HomeDashboard/HomeDashboard'
import { useHomeReads } from '../widgets/account/HomeDashboard/homeReads'
import { InvoiceTable } from '../widgets/account/InvoiceTable/InvoiceTable'
import { useInvoiceReads } from '../widgets/account/InvoiceTable/invoiceReads'
import { OrdersTable } from '../widgets/orders/OrdersTable/OrdersTable'
import { useOrdersReads } from '../widgets/orders/OrdersTable/ordersReads'
import { useListingReads } from '../widgets/catalogue/ProductList/listingReads'
import { ProductList } from '../widgets/catalogue/ProductList/ProductList'
import { renderPortal } from '../testing/renderPortal'

const place = { categoryId: 'TIMBER', typeId: 'Structural Pine' }

/** Asks ahead, and shows the page at a press. */
function Ahead({ useReads, page }: { useReads: () => unknown; page: ReactNode }) {
  useReads()
  const [isShown, setIsShown] = useState(false)
  return <>{isShown ? page : <button onClick={() => setIsShown(true)}>Show</button>}</>
}

describe('what a page shows first', () => {
  it.each([
    ['the home page', useHomeReads, <HomeDashboard key="page" />, 'getCustomLists'],
    [
      'a listing',
      () => useListingReads(place, {}),
      <ProductList key="page" place={place} />,
      'getProductCategories',
    ],
    [
      'the checkout',
      useCheckoutOffer,
      <CheckoutForm key="page" onComplete={() => undefined} />,
      'getListDespatchMethod',
    ],
    ['the orders', useOrdersReads, <OrdersTable key="page" />, 'getCustomerTransactions'],
    [
      'the invoices',
      () => useInvoiceReads({ from: '', to: '' }),
      <InvoiceTable key="page" />,
      'getCustomerInvoicesTP',
    ],
  ])('is asked for ahead of %s, once [speed-58]', async (_, useReads, page, operation) => {
    const { sandbox, user } = await renderPortal(<Ahead useReads={useReads} page={page} />)
    const asked = () => sandbox.calls.map((call) => call.operation)
    await waitFor(() => expect(asked()).toContain(operation))
    await user.click(screen.getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show' })).toBeNull())
    await screen.findAllByRole('heading')
    expect(asked().filter((name) => name === operation)).toHaveLength(1)
  })
})
