import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { usePortal } from '../../../context/PortalContext'
import { callsOf } from '../../../testing/cartRows'
import { leaveCheckout } from '../../../testing/checkoutDraft'
import { holdCalls } from '../../../testing/holdCalls'
import { renderPortal } from '../../../testing/renderPortal'
import { CheckoutForm } from './CheckoutForm'
// Preloaded: on a busy machine the first load takes longer than a test waits.
import '../../../parts/field/DateField'
import '../../../parts/field/TimeField'

/** Opens a complete form with the price of the delivery shown. */
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
    const { letThrough } = holdCalls(sandbox, 'processComplete')
    await user.click(confirm)

    expect(await screen.findByText('Sending your order…')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Create Quote' })).toBeDisabled()
    expect(isLeavingAsked()).toBe(true)
    letThrough()
    await screen.findByRole('dialog', { name: 'Order Placed' })
    expect(isLeavingAsked()).toBe(false)
  })

  it('says why an order was not sent, in the modal titled Error [check-35]', async () => {
    const { user, sandbox, confirm, sent } = await openReady()
    sandbox.faults.add({
      operation: 'getCustomerDetails',
      kind: 'refusal',
      rows: [
        { field: 'customerID', msg: 'The account is on hold' },
        { field: '', msg: 'Second line' },
      ],
    })
    await user.click(confirm)

    const dialog = await screen.findByRole('alertdialog', { name: 'Error' })
    expect(within(dialog).getByText('The account is on hold')).toBeVisible()
    expect(dialog).not.toHaveTextContent('Second line')
    await user.click(within(dialog).getByRole('button', { name: 'OK' }))
    expect(await screen.findByRole('button', { name: 'Confirm Order' })).toBeEnabled()
    expect(sent()).toEqual([])
  })

  it('says that nothing was sent, and has the form as it was, once the customer whose session ended has signed in again [check-74]', async () => {
    /** Unmounts the form with the session, like the portal. */
    function Guarded() {
      const { session } = usePortal()
      return session.status === 'signedIn' ? <CheckoutForm /> : <p>Signed out</p>
    }
    const { user, sandbox, client } = await renderPortal(<Guarded />, { before: leaveCheckout() })
    await screen.findByText(/From Bayswater, .* km away/)
    await user.click(screen.getByRole('combobox', { name: 'Job name' }))
    await user.paste(' and 3')
    sandbox.faults.add({ operation: 'getCartContents', kind: 'expiry' })
    await user.click(screen.getByRole('button', { name: 'Confirm Order' }))
    expect(await screen.findByText('Signed out')).toBeInTheDocument()
    expect(screen.queryByRole('alertdialog')).toBeNull()

    await act(() => client.session.signIn({ username: 'joiner', password: 'ironbark', isRemembered: false }))
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()

    await act(() => client.session.signIn({ username: 'builder', password: 'ironbark', isRemembered: false }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Error' })
    expect(dialog).toHaveTextContent('Your session ended.')
    expect(dialog).toHaveTextContent('Nothing was sent. You can try again.')
    await user.click(within(dialog).getByRole('button', { name: 'OK' }))
    expect(await screen.findByRole('combobox', { name: 'Job name' })).toHaveValue('Hilltop Rd, stage 2 and 3')
    expect(screen.getByRole('textbox', { name: 'Contact name' })).toHaveValue('Sam Whitlock')
    expect(callsOf(sandbox, 'processComplete')).toEqual([])
  })

  it('does nothing in the hands of somebody who has just signed in [check-140]', async () => {
    const { client, confirm, sent } = await openReady()
    const signInAs = (username: string) =>
      act(() => client.session.signIn({ username, password: 'ironbark', isRemembered: false }))
    const stop = client.session.subscribe(() => confirm.click())
    await signInAs('joiner')
    stop()
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
    await signInAs('builder')
    await screen.findByText(/From Bayswater, .* km away/)
    expect(screen.queryByText(/cart has changed/i)).toBeNull()
    expect(sent()).toEqual([])
  })

  it('is not sent while another tab sends its cart, and says so [check-71]', async () => {
    const { user, confirm, sent } = await openReady()
    /** The browser's answer to a lock request with `ifAvailable`. */
    const request = (_name: string, options: unknown, work?: (lock: null) => unknown) =>
      work ? work(null) : (options as () => unknown)()
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
    await user.click(confirm)
    expect(
      await screen.findByText(
        'This cart is being submitted or changed in another tab. Try again in a moment.',
      ),
    ).toBeVisible()
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

    expect(await screen.findByText(/Your cart has changed/)).toBeVisible()
    expect(screen.getByDisplayValue('31')).toBeVisible()
    expect(sent()).toEqual([])
  })

  it('counts goods alone where the charge of a delivery that was not ordered is left in the cart [cart-08, check-76]', async () => {
    const { user, sandbox, client, confirm } = await openReady()
    for (const operation of ['getCustomerTransactions', 'deleteCartProduct']) {
      sandbox.faults.add({ operation, kind: 'status', status: 404 })
    }
    await user.click(confirm)
    await user.click(await screen.findByRole('button', { name: 'OK' }))
    expect((await client.cart.read()).lines).toHaveLength(4)
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3)
    const summary = within(screen.getByRole('complementary', { name: 'Order Summary' }))
    expect(summary.getByText('Items').nextSibling).toHaveTextContent('3')
    expect(summary.getByText('Delivery (ex GST)').nextSibling).toHaveTextContent('$65.00')
    expect(summary.getByText('Total (inc GST)').nextSibling).toHaveTextContent('$859.49')
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
    let letThrough = () => {}
    const portal = await renderPortal(<CheckoutForm />, {
      before: (client, sandbox) => {
        letThrough = holdCalls(sandbox, 'getDeliveryCharge').letThrough
        return leaveCheckout()(client)
      },
    })
    await screen.findAllByText('Calculating delivery…')
    await portal.user.click(await screen.findByRole('button', { name: 'Confirm Order' }))
    const hint = 'Delivery is still being priced. Confirm once you can see it.'
    expect(await screen.findByText(hint)).toBeVisible()
    letThrough()
    await screen.findByText(/From Bayswater, .* km away/)
    expect(screen.queryByText(hint)).toBeNull()
    expect(
      screen.getByText('Nothing was sent, because delivery wasn’t priced yet. Press again to send.'),
    ).toBeVisible()
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
