import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { callsOf, rowOf } from '../../../testing/cartRows'
import { leaveCheckout } from '../../../testing/checkoutDraft'
import { holdCalls } from '../../../testing/holdCalls'
import { renderPortal } from '../../../testing/renderPortal'
import { CartButton } from '../CartButton/CartButton'
import { OpenOrders } from '../../orders/OpenOrders/OpenOrders'
import { CheckoutForm } from './CheckoutForm'
// Preloaded: on a busy machine the first load takes longer than a test waits.
import '../../../parts/field/DateField'
import '../../../parts/field/TimeField'

/** A page with links out of the form and back, and the order updates above both. */
function Pages({ hasBar = true }: { hasBar?: boolean }) {
  const [isAtCheckout, setIsAtCheckout] = useState(true)
  return (
    <>
      <CartButton />
      {hasBar && <OpenOrders />}
      <button onClick={() => setIsAtCheckout(!isAtCheckout)}>{isAtCheckout ? 'Leave' : 'Return'}</button>
      {isAtCheckout && <CheckoutForm />}
    </>
  )
}

/** Presses Confirm Order and leaves the form before the answer arrives, which waits for `letThrough`. */
async function pressAndLeave(fault?: 'reset', button = 'Confirm Order', page = <Pages />) {
  const portal = await renderPortal(page, { before: leaveCheckout(), haste: 25 })
  await screen.findByText(/From Bayswater, .* km away/)
  const { letThrough } = holdCalls(portal.sandbox, 'processComplete')
  if (fault) portal.sandbox.faults.add({ operation: 'processComplete', when: 'after', kind: fault })
  await portal.user.click(screen.getByRole('button', { name: button }))
  await screen.findByText(/^Sending your (order|quote)…|^Still waiting/)
  await portal.user.click(screen.getByRole('button', { name: 'Leave' }))
  return { ...portal, letThrough }
}

describe('an order whose form was left', () => {
  it('is placed once, and its number stands wherever the customer is until they close it [check-69, check-102]', async () => {
    const { user, sandbox, client, letThrough } = await pressAndLeave()
    expect(await screen.findByText('Your order PO-20418 is being sent…')).toBeVisible()
    letThrough()
    const number = await screen.findByText(/^Your order PO-20418 was placed\. Its number is \d+\.$/)
    expect(await screen.findByRole('link', { name: /^Cart, 0 items/ })).toBeVisible()
    expect(sandbox.calls.filter(({ operation }) => operation === 'processComplete')).toHaveLength(1)

    await user.click(screen.getByRole('button', { name: 'Return' }))
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(number).toBeVisible()
    expect(await client.orders.listUnseen()).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText(/was placed/)).toBeNull()
    expect(await client.orders.listUnseen()).toEqual([])
  })

  it('is shown as a created quote when it was one [check-73]', async () => {
    const { letThrough } = await pressAndLeave(undefined, 'Create Quote')
    letThrough()
    expect(await screen.findByText(/^Your quote PO-20418 was created\. Its number is \d+\.$/)).toBeVisible()
  })

  it('has its number shown by the next form on a page without a bar [check-102]', async () => {
    const { user, letThrough } = await pressAndLeave(undefined, undefined, <Pages hasBar={false} />)
    letThrough()
    expect(await screen.findByRole('link', { name: /^Cart, 0 items/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Return' }))
    expect(await screen.findByText(/^Your order PO-20418 was placed\. Its number is \d+\.$/)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows how it ended to whoever comes back in time [check-69]', async () => {
    const { user, letThrough } = await pressAndLeave()
    await user.click(screen.getByRole('button', { name: 'Return' }))
    letThrough()
    expect(await screen.findByRole('dialog', { name: 'Order Placed' })).toBeVisible()
  })

  it('says when nobody knows how it ended, and offers no second press to whoever comes back [check-65]', async () => {
    const { user, sandbox, letThrough } = await pressAndLeave('reset')
    sandbox.faults.add({ operation: 'getCustomerTransactions', kind: 'reset', times: Infinity })
    letThrough()
    const title = 'We don’t know yet if your order was placed'
    expect(await screen.findByText(title, undefined, { timeout: 8000 })).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Return' }))
    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.getByRole('link', { name: 'See orders' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Confirm Order' })).toBeNull()
  })
})

describe('a line that was removed at the checkout', () => {
  it('is removed at once when the form is left [cart-13]', async () => {
    const { user, sandbox } = await renderPortal(<Pages />, { before: leaveCheckout() })
    await user.click(within(await rowOf(/screw/i)).getByRole('button', { name: /^Remove/ }))
    expect(callsOf(sandbox, 'deleteCartProduct')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    // Sooner than its undo would have expired.
    await waitFor(() => expect(callsOf(sandbox, 'deleteCartProduct')).toHaveLength(1), { timeout: 5_000 })
  })
})
