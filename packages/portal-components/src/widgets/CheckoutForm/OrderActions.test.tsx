import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { leaveCheckout } from '../../testing/checkoutDraft'
import { renderPortal } from '../../testing/renderPortal'
import { CheckoutForm } from './CheckoutForm'

/** A form that waits for its last press, with the price of the delivery shown. */
async function openReady(settings?: Record<string, string>) {
  const portal = await renderPortal(<CheckoutForm />, { before: leaveCheckout(), settings })
  await screen.findByText(/From Bayswater, .* km away/)
  const confirm = await screen.findByRole('button', { name: 'Confirm Order' })
  const sent = () => portal.sandbox.calls.filter(({ operation }) => operation === 'processComplete')
  return { ...portal, confirm, sent }
}

describe('Confirm Order', () => {
  it('sends one order for a double press [check-47]', async () => {
    const { user, confirm, sent } = await openReady()
    await user.dblClick(confirm)
    await screen.findByRole('dialog', { name: 'Order Placed' })
    expect(sent()).toHaveLength(1)
  })

  it('says where the order stands, and asks before the page is left meanwhile [check-68]', async () => {
    const { user, sandbox, confirm } = await openReady()
    sandbox.faults.add({ operation: 'processComplete', kind: 'delay', ms: 400 })
    await user.click(confirm)

    expect(await screen.findByText('Sending your order…')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Create Quote' })).toBeDisabled()
    expect(isLeavingAsked()).toBe(true)
    await screen.findByRole('dialog', { name: 'Order Placed' })
    expect(isLeavingAsked()).toBe(false)
  })

  it('says why an order was not sent, in the modal titled Error [check-35]', async () => {
    const { user, sandbox, confirm, sent } = await openReady()
    sandbox.faults.add({
      operation: 'getCustomerDetails',
      kind: 'refusal',
      rows: [{ field: 'customerID', msg: 'The account is on hold' }],
    })
    await user.click(confirm)

    const dialog = await screen.findByRole('alertdialog', { name: 'Error' })
    expect(within(dialog).getByText('The account is on hold')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'OK' }))
    expect(await screen.findByRole('button', { name: 'Confirm Order' })).toBeEnabled()
    expect(sent()).toEqual([])
  })

  it('says that the session has ended, and that nothing was sent, rather than that something went wrong [check-74]', async () => {
    const { user, sandbox, confirm, sent } = await openReady()
    sandbox.faults.add({ operation: 'getCartContents', kind: 'expiry' })
    await user.click(confirm)

    const dialog = await screen.findByRole('alertdialog', { name: 'Error' })
    expect(dialog).toHaveTextContent('Your session has ended. Sign in to go on where you were.')
    expect(dialog).toHaveTextContent('Nothing was sent. You can try again.')
    expect(sent()).toEqual([])
  })

  it('stops, and shows the cart, when somebody else changed it [check-48]', async () => {
    const { user, client, confirm, sent } = await openReady()
    const { lines } = await client.cart.read()
    const bags = lines.find(({ quantity }) => quantity === 24)
    if (!bags) throw new Error('The demo cart has no bags')
    const { id: lineId, productId, unit } = bags
    await client.cart.updateLine({ lineId, productId, unit, quantity: 31 })
    await user.click(confirm)

    expect(await screen.findByText(/Your cart has changed since you looked at it/)).toBeVisible()
    expect(screen.getByDisplayValue('31')).toBeVisible()
    expect(sent()).toEqual([])
  })

  it('stops, and shows the price, when the delivery costs something else than was shown [check-25]', async () => {
    const { user, sandbox, confirm, sent } = await openReady()
    sandbox.database.run(
      `UPDATE products SET customer_price = 800000, best_price = 800000, trade_price = 800000, rrp = 800000
       WHERE id = 'DELMET1'`,
    )
    await user.click(confirm)

    expect(await screen.findByText(/The delivery price has changed/)).toBeVisible()
    expect(screen.getByText('$80.00')).toBeVisible()
    expect(sent()).toEqual([])

    await user.click(screen.getByRole('button', { name: 'Confirm Order' }))
    expect(await screen.findByRole('dialog', { name: 'Order Placed' })).toBeVisible()
  })

  it('waits with the order until the customer has seen the price of the delivery [check-21]', async () => {
    const portal = await renderPortal(<CheckoutForm />, {
      before: leaveCheckout(),
      faults: [{ operation: 'getDeliveryCharge', kind: 'delay', ms: 1500 }],
    })
    await screen.findAllByText('Pricing the delivery…')
    await portal.user.click(await screen.findByRole('button', { name: 'Confirm Order' }))
    const hint = 'The delivery is still being priced. Confirm when you have seen its price.'
    expect(await screen.findByText(hint)).toBeVisible()

    await screen.findByText(/From Bayswater, .* km away/)
    expect(screen.queryByText(hint)).toBeNull()
    expect(portal.sandbox.calls.filter(({ operation }) => operation === 'processComplete')).toEqual([])
    await portal.user.click(screen.getByRole('button', { name: 'Confirm Order' }))
    expect(await screen.findByRole('dialog', { name: 'Order Placed' })).toBeVisible()
  })
})

function isLeavingAsked() {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}
