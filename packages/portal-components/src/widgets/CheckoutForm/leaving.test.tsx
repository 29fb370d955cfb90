import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { leaveCheckout } from '../../testing/checkoutDraft'
import { renderPortal } from '../../testing/renderPortal'
import { CartButton } from '../CartButton/CartButton'
import { CheckoutForm } from './CheckoutForm'

/** A page with a way out of the form, and back. */
function Pages() {
  const [isAtCheckout, setIsAtCheckout] = useState(true)
  return (
    <>
      <CartButton />
      <button onClick={() => setIsAtCheckout(!isAtCheckout)}>{isAtCheckout ? 'Leave' : 'Return'}</button>
      {isAtCheckout && <CheckoutForm />}
    </>
  )
}

/** Presses Confirm Order and leaves the form before the answer comes. */
async function pressAndLeave(fault?: 'reset') {
  const portal = await renderPortal(<Pages />, { before: leaveCheckout(), haste: 25 })
  await screen.findByText(/From Bayswater, .* km away/)
  portal.sandbox.faults.add({ operation: 'processComplete', kind: 'delay', ms: 2500 })
  if (fault) portal.sandbox.faults.add({ operation: 'processComplete', when: 'after', kind: fault })
  await portal.user.click(screen.getByRole('button', { name: 'Confirm Order' }))
  await screen.findByText('Sending your order…')
  await portal.user.click(screen.getByRole('button', { name: 'Leave' }))
  return portal
}

describe('an order whose form was left', () => {
  it('is placed once, and tells its number wherever the customer is [check-69]', async () => {
    const { sandbox } = await pressAndLeave()
    expect(await screen.findByText(/^Order Placed: \d+$/)).toBeVisible()
    expect(await screen.findByRole('link', { name: /^Cart, 0 items/ })).toBeVisible()
    expect(sandbox.calls.filter(({ operation }) => operation === 'processComplete')).toHaveLength(1)
  })

  it('shows how it ended to whoever comes back in time [check-69]', async () => {
    const { user } = await pressAndLeave()
    await user.click(screen.getByRole('button', { name: 'Return' }))
    expect(await screen.findByRole('dialog', { name: 'Order Placed' })).toBeVisible()
  })

  it('says when nobody knows how it ended, and offers no second press to whoever comes back [check-65]', async () => {
    const { user, sandbox } = await pressAndLeave('reset')
    sandbox.faults.add({ operation: 'getCustomerTransactions', kind: 'reset', times: Infinity })
    const title = 'We cannot tell yet whether your order was placed'
    expect(await screen.findByText(title, undefined, { timeout: 8000 })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'OK' }))

    await user.click(screen.getByRole('button', { name: 'Return' }))
    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.getByRole('link', { name: 'See orders' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Confirm Order' })).toBeNull()
  })
})
