import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fillCart } from '../testing/fillCart'
import { renderPortal } from '../testing/renderPortal'
import { CartReview } from '../widgets/cart/CartReview/CartReview'
import { CatalogueBrowser } from '../widgets/catalogue/CatalogueBrowser/CatalogueBrowser'
import { CheckoutForm } from '../widgets/cart/CheckoutForm/CheckoutForm'
import { CustomLists } from '../widgets/cart/CustomLists/CustomLists'
import { InvoiceTable } from '../widgets/account/InvoiceTable/InvoiceTable'
import { OrdersTable } from '../widgets/orders/OrdersTable/OrdersTable'
import { ProductList } from '../widgets/catalogue/ProductList/ProductList'

const concrete = { categoryId: 'OUTDOOR', typeId: 'Concrete & Landscape' }
const table = () => screen.findByRole('table')
const summary = () => screen.findByRole('complementary', { name: 'Order Summary' })

/** Widgets, the operations they wait for, and a query that finds the loaded widget. */
const reads: [string, ReactNode, string[], () => Promise<HTMLElement>][] = [
  [
    'the categories',
    <CatalogueBrowser cataloguePath={{}} />,
    ['getProductMenu'],
    () => screen.findByRole('link', { name: 'Decking & Outdoor' }),
  ],
  ['a listing', <ProductList cataloguePath={concrete} />, ['getProductCategories'], table],
  ['a search', <ProductList search="screw" />, ['searchProductTP'], table],
  ['the cart', <CartReview />, ['getCartContents'], summary],
  ['the checkout’s cart', <CheckoutForm />, ['getCartContents'], summary],
  ['what the checkout offers', <CheckoutForm />, ['getVehicleTypes', 'getState'], summary],
  ['the orders', <OrdersTable />, ['getCustomerTransactions'], table],
  ['the invoices', <InvoiceTable />, ['getCustomerInvoicesTP'], table],
  [
    'the lists',
    <CustomLists />,
    ['getCustomLists'],
    () => screen.findByRole('heading', { name: 'Generic Lists' }),
  ],
]

describe('a read that takes 8 s', () => {
  afterEach(() => void vi.useRealTimers())

  it.each(reads)(
    'of %s says so, can be given up and asked for anew [error-24]',
    async (_, widget, operations, come) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const faults = operations.map((operation) => ({ operation, kind: 'hang' }) as const)
      const { user, sandbox } = await renderPortal(widget, { before: fillCart(), faults })
      const before = sandbox.calls.length
      const asked = () =>
        sandbox.calls.slice(before).filter(({ operation }) => operations.includes(operation))
      await vi.waitFor(() => expect(asked().length).toBeGreaterThanOrEqual(operations.length), 5000)
      await act(() => vi.advanceTimersByTimeAsync(8_000))
      vi.useRealTimers()

      expect(await screen.findByText('This is taking longer than usual.')).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Cancel' }))
      expect(await screen.findByText('We couldn’t load this')).toBeVisible()
      await user.click(await screen.findByRole('button', { name: 'Try again' }))
      expect(await come()).toBeVisible()
    },
  )
})
