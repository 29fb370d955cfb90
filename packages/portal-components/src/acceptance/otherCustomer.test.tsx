import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CartButton } from '../widgets/cart/CartButton/CartButton'
import { OpenOrders } from '../widgets/orders/OpenOrders/OpenOrders'
import { OrdersTable } from '../widgets/orders/OrdersTable/OrdersTable'
import { leaveCheckout } from '../testing/checkoutDraft'
import { holdCalls } from '../testing/holdCalls'
import { renderPortal } from '../testing/renderPortal'
import { seeded } from '../testing/seededTransactions'
import { actForAnother, sessionOfHost } from '../testing/sessionOfHost'

const { order } = seeded.ironbark
const said = /^Added|couldn’t confirm/

describe('the same user for another customer', () => {
  it.each([
    ['answered', []],
    [
      'whose answer is lost',
      [{ operation: 'copyTranToCart', kind: 'status', status: 502, when: 'after' }] as const,
    ],
  ])('is told nothing of a copy that was under way for the one before, %s [case-297]', async (_, faults) => {
    const { user, client, sandbox, navigations } = await renderPortal(
      <>
        <OrdersTable type="Order" />
        <CartButton />
      </>,
      { faults: [...faults], pace: 50 },
    )
    const { letThrough, underWay } = holdCalls(sandbox, 'copyTranToCart')
    await user.click(await screen.findByRole('button', { name: `Order again, ${order.number}` }))
    await waitFor(() => expect(underWay.now).toBe(1))
    actForAnother(sandbox)
    await act(async () => void (await client.session.adopt(sessionOfHost(sandbox, 'builder'))))
    expect(await screen.findByRole('link', { name: /^Cart, 0 items/ })).toBeVisible()
    letThrough()
    await waitFor(() => expect(underWay.now).toBe(0))
    await act(() => client.cart.read().then(() => new Promise((settle) => setTimeout(settle, 200))))
    expect(screen.queryByText(said)).toBeNull()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(navigations).toEqual([])
  })

  it('sees nothing of an order of the previous one [case-297]', async () => {
    const { client, sandbox } = await renderPortal(
      <>
        <OpenOrders />
        <CartButton />
      </>,
      { before: leaveCheckout(), interrupted: 'after', haste: 25 },
    )
    expect(await screen.findByText(/was placed\. Its number is/, undefined, { timeout: 8_000 })).toBeVisible()
    actForAnother(sandbox)
    await act(async () => void (await client.session.adopt(sessionOfHost(sandbox, 'builder'))))
    expect(await screen.findByRole('link', { name: /^Cart, 0 items/ })).toBeVisible()
    expect(screen.queryByText(/was placed/)).toBeNull()
  })
})
