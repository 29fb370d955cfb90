import { cartTotals } from '@trade-portal/fluid-sdk'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fillCart } from '../../../testing/fillCart'
import { addList, withoutLists } from '../../../testing/fillLists'
import { addPastOrders, makePastOrders } from '../../../testing/pastOrders'
import { renderPortal } from '../../../testing/renderPortal'
import { createFormats } from '../../../messages/formats'
import { HomeDashboard } from './HomeDashboard'

const { money } = createFormats('en-AU', 'AUD')
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
    const orders = await section('Recent orders')
    expect(await orders.findAllByText(/\$/)).toHaveLength(3)
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Order again|^Copy List/ })).toBeNull())
    expect(screen.queryByText(/your cart/i)).toBeNull()
  })
})

describe('<HomeDashboard /> shortcuts', () => {
  it('offers the three latest orders, and none of the quotes, to be placed again [taps-151]', async () => {
    const past = makePastOrders(7)
    const { user, sandbox, client, navigations } = await renderPortal(<HomeDashboard />, {
      before: (_client, world) => addPastOrders(world, past),
    })
    const orders = await section('Recent orders')
    await orders.findAllByRole('listitem')
    const latest = (await client.transactions.listOrders()).filter(({ type }) => type === 'Order').slice(0, 3)
    expect(orders.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#/orders',
      ...latest.map(({ number }) => `#/orders/${number}-0`),
    ])
    for (const { amount } of latest) expect(orders.getByText(money(amount ?? 0))).toBeVisible()
    await user.click(orders.getByRole('button', { name: `Order again, ${latest[0]!.number}` }))
    await waitFor(() => expect(navigations).toEqual(['/cart']))
    expect(sandbox.calls.filter(({ operation }) => operation === 'copyTranToCart')).toHaveLength(1)
  })

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
    expect(screen.queryByRole('heading', { name: 'Recent orders' })).toBeNull()
  })

  it('says what is missing where only one is [taps-153]', async () => {
    await renderPortal(<HomeDashboard />, { before: (_client, world) => addPastOrders(world, []) })
    expect(await (await section('Recent orders')).findByText('No orders yet.')).toBeVisible()
    expect(await (await section('My Custom Lists')).findAllByRole('listitem')).toHaveLength(3)
  })

  it('leaves the others standing when one cannot be read [taps-154]', async () => {
    const { user, sandbox } = await renderPortal(<HomeDashboard />, {
      faults: [status404('getCustomerTransactions')],
    })
    const orders = await section('Recent orders')
    const again = await orders.findByRole('button', { name: 'Try again' })
    expect(await (await section('My Custom Lists')).findAllByRole('listitem')).toHaveLength(3)
    sandbox.faults.clear()
    await user.click(again)
    expect(await orders.findAllByRole('listitem')).toHaveLength(3)
  })

  it('reads and shows nothing that the merchant, or the host, has not [taps-155]', async () => {
    const { sandbox } = await renderPortal(<HomeDashboard />, { routes: ['/', '/cart', '/checkout'] })
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
    await screen.findByText('Your current balance is')
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
    expect(sandbox.calls.map(({ operation }) => operation)).not.toContain('getCustomLists')
  })
})
