import { cartTotals } from '@trade-portal/fluid-sdk'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fillCart } from '../../../testing/fillCart'
import { addList, withoutLists } from '../../../testing/fillLists'
import { addPastOrders } from '../../../testing/pastOrders'
import { renderPortal } from '../../../testing/renderPortal'
import { isoDay, today } from '../../../hooks/today'
import { createFormats } from '../../../messages/formats'
import { dayAfter } from '../../../routes/accountPaths'
import { HomeDashboard } from './HomeDashboard'

const { money, shortDay, date } = createFormats('en-AU', 'AUD')
const section = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section') as HTMLElement)
const status404 = (operation: string) =>
  ({ operation, kind: 'status', status: 404, times: Infinity }) as const

describe('<HomeDashboard /> cart', () => {
  it('shows how many lines the cart has and their sum, and leads to it and to the checkout [taps-150]', async () => {
    const { client } = await renderPortal(<HomeDashboard />, { before: fillCart() })
    const { lines } = await client.cart.read()
    expect(await screen.findByText('3 items in your cart')).toBeVisible()
    expect(screen.getByText(money(cartTotals(lines, { isTaxInclusive: false }).subtotal ?? 0))).toBeVisible()
    expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '#/cart')
    expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '#/checkout')
  })

  it('leads from an empty cart to where goods are found [taps-150]', async () => {
    await renderPortal(<HomeDashboard />)
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Quick Order' })).toHaveAttribute('href', '#/quick-order')
    expect(screen.getByRole('link', { name: 'View Products' })).toHaveAttribute('href', '#/products')
    expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull()
  })

  it('shows no sums where the merchant hides prices, and has no cart where there is none [taps-155]', async () => {
    const { unmount } = await renderPortal(<HomeDashboard />, {
      before: fillCart(),
      settings: { hide_products_price: 'true' },
    })
    const cart = (await screen.findByText('3 items in your cart')).parentElement as HTMLElement
    expect(cart).not.toHaveTextContent('$')
    const lists = await section('My Custom Lists')
    await lists.findAllByRole('listitem')
    expect(lists.queryByText(/\$/)).toBeNull()
    unmount()
    await renderPortal(<HomeDashboard />, { settings: { shopping_cart_disabled: 'true' } })
    const deliveries = await section('Next deliveries')
    expect((await deliveries.findAllByText(/\$/)).length).toBeGreaterThan(0)
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Order again|^Copy List/ })).toBeNull())
    expect(screen.queryByText(/your cart/i)).toBeNull()
  })
})

/** The day that many days from today. */
const inDays = (count: number): string => (count === 0 ? today() : dayAfter(inDays(count - 1)))
const yesterday = () => {
  const day = new Date()
  day.setDate(day.getDate() - 1)
  return isoDay(day)
}
/** As on screen: the weekday this year, and the year of any other. */
const written = (day: string) =>
  day.slice(0, 4) === today().slice(0, 4) ? shortDay(day, { hasWeekday: true }) : date(day)

describe('<HomeDashboard /> deliveries', () => {
  const past = () => [
    { number: 1, jobName: 'Past', deliveryDate: yesterday(), amount: 10_000 },
    { number: 2, jobName: 'Later', address: '4 Quarry Ln', deliveryDate: inDays(40), amount: 20_000 },
    { number: 3, type: 'Quote' as const, jobName: 'Quoted', deliveryDate: inDays(1), amount: 30_000 },
    { number: 4, reference: 'PO-71', deliveryDate: inDays(1), amount: 40_000 },
    { number: 5, jobName: 'Now', address: '12 Hilltop Rd', deliveryDate: inDays(0), amount: 50_000 },
    { number: 6, jobName: 'Undated', amount: 60_000 },
  ]

  it('are the orders of today and later, the next one first, and none of the quotes [taps-151]', async () => {
    await renderPortal(<HomeDashboard />, { before: (_client, world) => addPastOrders(world, past()) })
    const deliveries = await section('Next deliveries')
    const rows = await deliveries.findAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      `Today${written(inDays(0))}Now12 Hilltop Rd$5.00Order again`,
      `Tomorrow${written(inDays(1))}PO-71Order 4$4.00Order again`,
      `${written(inDays(40))}Later4 Quarry Ln$2.00Order again`,
    ])
    expect(deliveries.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#/orders',
      '#/orders/5-0',
      '#/orders/4-0',
      '#/orders/2-0',
    ])
  })

  it('are placed again by one press [taps-151]', async () => {
    const { user, sandbox, navigations } = await renderPortal(<HomeDashboard />, {
      before: (_client, world) => addPastOrders(world, past()),
    })
    const deliveries = await section('Next deliveries')
    await user.click(await deliveries.findByRole('button', { name: 'Order again, 5' }))
    await waitFor(() => expect(navigations).toEqual(['/cart']))
    expect(sandbox.calls.filter(({ operation }) => operation === 'copyTranToCart')).toHaveLength(1)
  })

  it('give way to the last order where none is coming [taps-151]', async () => {
    await renderPortal(<HomeDashboard />, {
      before: (_client, world) =>
        addPastOrders(world, [
          { number: 1, jobName: 'Older', deliveryDate: yesterday(), amount: 10_000 },
          { number: 2, jobName: 'Newer', deliveryDate: yesterday(), amount: 20_000 },
        ]),
    })
    const deliveries = await section('Next deliveries')
    expect(await deliveries.findByText('No deliveries coming up.')).toBeVisible()
    expect(deliveries.getByRole('link', { name: 'Newer' })).toHaveAttribute('href', '#/orders/2-0')
    expect(deliveries.getByRole('button', { name: 'Order again, 2' })).toBeVisible()
    expect(deliveries.queryByText('Older')).toBeNull()
  })

  it('come after the balances where the account is administered, and before them elsewhere', async () => {
    const isAbove = async () => {
      const balance = await screen.findByText('Your current balance is')
      const heading = await screen.findByRole('heading', { name: 'Next deliveries' })
      return balance.compareDocumentPosition(heading) === Node.DOCUMENT_POSITION_FOLLOWING
    }
    const { unmount } = await renderPortal(<HomeDashboard />)
    await waitFor(async () => expect(await isAbove()).toBe(true))
    unmount()
    await renderPortal(<HomeDashboard />, {
      before: (_client, { database }) =>
        database.run(
          "UPDATE widgets SET is_enabled = 0 WHERE object_set = 'topbuttonbar' AND lower(label) = 'administration'",
        ),
    })
    await waitFor(async () => expect(await isAbove()).toBe(false))
  })
})

describe('<HomeDashboard /> jobs', () => {
  it('are those of the latest orders and quotes, the last used first, each once [taps-156]', async () => {
    const { sandbox } = await renderPortal(<HomeDashboard />, {
      before: (_client, world) =>
        addPastOrders(world, [
          { number: 1, jobName: 'Quarry Lane' },
          { number: 2, jobName: 'Hilltop Rd' },
          { number: 3, jobName: '' },
          { number: 4, type: 'Quote', jobName: 'quarry lane ' },
        ]),
    })
    const jobs = await section('Jobs')
    expect(jobs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['quarry lane', '#/jobs/quarry%20lane'],
      ['Hilltop Rd', '#/jobs/Hilltop%20Rd'],
    ])
    expect(sandbox.calls.map(({ operation }) => operation)).not.toContain('getCustomerInvoicesTP')
  })

  it('are left out where there is no page of a job', async () => {
    await renderPortal(<HomeDashboard />, { routes: ['/', '/orders', '/cart'] })
    await (await section('Next deliveries')).findAllByRole('listitem')
    expect(screen.queryByRole('heading', { name: 'Jobs' })).toBeNull()
  })
})

describe('<HomeDashboard /> shortcuts', () => {
  it('offers the customer’s own lists, with their sums, to be copied to the cart [taps-152]', async () => {
    const { user, client, navigations } = await renderPortal(<HomeDashboard />, {
      before: (_client, world) => {
        withoutLists(world)
        addList(world, { name: 'Of the merchant', type: 'Generic' })
        for (const name of ['A', 'B', 'C', 'D']) addList(world, { name, lines: 4 })
      },
    })
    const lists = await section('My Custom Lists')
    expect(await lists.findAllByRole('listitem')).toHaveLength(3)
    expect(lists.queryByText('Of the merchant')).toBeNull()
    const [first] = (await client.lists.list()).filter(({ isGeneric }) => !isGeneric)
    const row = within(lists.getByText(first!.name).closest('li') as HTMLElement)
    expect(row.getByText('4 items')).toBeVisible()
    const isSummed = first!.lines.every(({ unitPrice }) => unitPrice !== null)
    const { subtotal } = cartTotals(first!.lines, { isTaxInclusive: false })
    expect(Boolean(row.queryByText(money(subtotal ?? 0)))).toBe(isSummed)
    await user.click(row.getByRole('button', { name: `Copy List to Cart, ${first!.name}` }))
    await waitFor(() => expect(navigations).toEqual(['/cart']))
  })

  it('shows the catalogue to whoever has neither, and nothing in the cart [taps-153]', async () => {
    await renderPortal(<HomeDashboard />, {
      before: (_client, world) => {
        withoutLists(world)
        addPastOrders(world, [])
      },
    })
    const categories = await section('Browse Categories')
    expect((await categories.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(2)
    expect(screen.queryByRole('heading', { name: 'Next deliveries' })).toBeNull()
  })

  it('says what is missing where only one is [taps-153]', async () => {
    await renderPortal(<HomeDashboard />, { before: (_client, world) => addPastOrders(world, []) })
    expect(await (await section('Next deliveries')).findByText('No orders yet.')).toBeVisible()
    expect(await (await section('My Custom Lists')).findAllByRole('listitem')).toHaveLength(3)
  })

  it('leaves the others standing when one cannot be read [taps-154]', async () => {
    const { user, sandbox } = await renderPortal(<HomeDashboard />, {
      faults: [status404('getCustomerTransactions')],
    })
    const orders = await section('Next deliveries')
    const again = await orders.findByRole('button', { name: 'Try again' })
    expect(await (await section('My Custom Lists')).findAllByRole('listitem')).toHaveLength(3)
    sandbox.faults.clear()
    await user.click(again)
    expect((await orders.findAllByRole('listitem')).length).toBeGreaterThan(0)
  })

  it('reads and shows nothing that the merchant, or the host, has not [taps-155]', async () => {
    const { sandbox } = await renderPortal(<HomeDashboard />, { routes: ['/', '/cart', '/checkout'] })
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
    await screen.findByText('Your current balance is')
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
    expect(sandbox.calls.map(({ operation }) => operation)).not.toContain('getCustomLists')
  })
})
