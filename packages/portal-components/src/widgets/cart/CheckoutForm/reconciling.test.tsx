import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Fault, Sandbox } from '@trade-portal/fluid-sandbox'
import { callsOf } from '../../../testing/cartRows'
import { leaveCheckout } from '../../../testing/checkoutDraft'
import { renderPortal } from '../../../testing/renderPortal'
import { CheckoutForm } from './CheckoutForm'
// Preloaded: on a busy machine the first load takes longer than a test waits.
import '../../../parts/field/DateField'
import '../../../parts/field/TimeField'

/** Shortens the half minute of looking for an order to about a second. */
const haste = 25

/** Presses Confirm Order with a fault on the way. */
async function press(fault: Fault, change?: string, button = 'Confirm Order') {
  const portal = await renderPortal(<CheckoutForm />, { before: leaveCheckout(), haste })
  await screen.findByText(/From Bayswater, .* km away/, undefined, { timeout: 10_000 })
  portal.sandbox.faults.add(fault)
  if (change) meddle(portal.sandbox, change)
  await portal.user.click(screen.getByRole('button', { name: button }))
  return {
    ...portal,
    sent: () => portal.sandbox.calls.filter(({ operation }) => operation === 'processComplete').length,
  }
}

const lostAnswer: Fault = { operation: 'processComplete', when: 'after', kind: 'reset' }
const lostOrder: Fault = { operation: 'processComplete', when: 'before', kind: 'reset' }

/** Returns the last placed order. */
function lastOrder({ database }: Sandbox) {
  const [order] = database.all<{ number: number }>(
    'SELECT number FROM transactions ORDER BY placed_at DESC, number LIMIT 1',
  )
  if (!order) throw new Error('Nothing was placed')
  return order.number
}

/** Changes every later order at the moment it is committed. */
function meddle({ database }: Sandbox, change: string) {
  database.exec(
    `CREATE TRIGGER meddle AFTER INSERT ON transactions
     BEGIN UPDATE transactions SET ${change} WHERE number = new.number; END`,
  )
}

/** Waits until the order is committed, and changes it behind the client's back. */
async function change(sandbox: Sandbox, sql: string) {
  await waitFor(() =>
    expect(
      sandbox.database.get("SELECT 1 FROM transactions WHERE order_reference = 'PO-20418'"),
    ).toBeDefined(),
  )
  sandbox.database.run(sql)
}

const dialog = () => screen.findByRole('dialog', { name: 'Order Placed' }, { timeout: 8000 })
const expectNoPress = () => {
  expect(screen.queryByRole('button', { name: 'Confirm Order' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Create Quote' })).toBeNull()
}

describe('an order whose answer gets lost', () => {
  it('is found among the orders, and shown with its number [check-62]', async () => {
    const { sandbox, sent } = await press(lostAnswer)
    expect(within(await dialog()).getByText(String(lastOrder(sandbox)))).toBeVisible()
    expect(sent()).toBe(1)
  })

  it('is said to be looked for meanwhile, and not to have been placed when it was not [check-63]', async () => {
    const { user, sent, client } = await press(lostOrder)
    expect(await screen.findByText('We didn’t get a confirmation. Checking your orders…')).toBeVisible()
    const words = 'Your order was not placed. Your cart hasn’t changed, and you can send it again.'
    expect(await screen.findByText(words, undefined, { timeout: 8000 })).toBeVisible()
    expect((await client.cart.read()).lines.filter(({ isDeliveryCharge }) => isDeliveryCharge)).toEqual([])

    await user.click(screen.getByRole('button', { name: 'Confirm Order' }))
    await dialog()
    expect(sent()).toBe(2)
  })

  it('is looked for again when the network came back after the last look, without another press [check-105]', async () => {
    const portal = await press(lostOrder)
    // Five of the six checks see nothing, and the last one alone is not conclusive.
    for (let look = 0; look < 5; look += 1) {
      portal.sandbox.faults.add({ operation: 'getCustomerTransactions', kind: 'reset' })
    }
    await waitFor(() => expect(callsOf(portal.sandbox, 'getCustomerTransactions').length).toBeGreaterThan(3))
    window.dispatchEvent(new Event('online'))
    const words = 'Your order was not placed. Your cart hasn’t changed, and you can send it again.'
    expect(await screen.findByText(words, undefined, { timeout: 8000 })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
    expect(portal.sent()).toBe(1)
  })

  it('is waited for in words after 20 s, and found beside its open request [check-64]', async () => {
    const { sandbox, sent } = await press({ ...lostAnswer, kind: 'hang' }, "customer_id = '104377'")
    expect(await screen.findByText(/^Still waiting for a confirmation/)).toBeVisible()
    await change(sandbox, "UPDATE transactions SET customer_id = '104218' WHERE order_reference = 'PO-20418'")
    await dialog()
    expect(sent()).toBe(1)
  })

  it('stays unresolved while its cart is closed and no list shows it, until a later look does [check-65]', async () => {
    const { user, sandbox, sent } = await press(lostAnswer, "customer_id = '104377'")
    const title = 'We don’t know yet if your order was placed'
    expect(await screen.findByText(title, undefined, { timeout: 8000 })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See orders' })).toHaveAttribute('href', '#/orders')
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      'mailto:support@ironbark.example',
    )
    expectNoPress()

    await change(sandbox, "UPDATE transactions SET customer_id = '104218' WHERE order_reference = 'PO-20418'")
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await dialog()
    expect(sent()).toBe(1)
  })

  it('is asked about when an order appears that differs in its amount [check-66]', async () => {
    const { user, sandbox } = await press(lostAnswer, 'total = total * 2')
    expect(await screen.findByText('Is this your order?')).toBeVisible()
    expectNoPress()
    await user.click(screen.getByRole('button', { name: `This is mine: ${lastOrder(sandbox)}` }))
    expect(within(await dialog()).getByText(String(lastOrder(sandbox)))).toBeVisible()
  })

  it.each([
    ['their own', 0],
    ['the other', 90_000],
  ])('is chosen by the customer when several look like it: %s [check-67]', async (_which, apart) => {
    const { user, sandbox } = await press({ ...lostAnswer, kind: 'hang' })
    await change(
      sandbox,
      `INSERT INTO transactions
       SELECT number + 90000, suffix, type, customer_id, user_id, NULL, branch_id, despatch_method, order_reference,
         job_name, ship_address, ship_suburb, ship_state, ship_postcode, contact_name, contact_email, instructions,
         required_at, invoice_date, user_comment, total_without_tax, total_tax, total, placed_at
       FROM transactions WHERE order_reference = 'PO-20418'`,
    )
    expect(await screen.findByText('More than one new order looks like yours')).toBeVisible()
    // The total with its delivery, tax included.
    expect(screen.getAllByText('$859.49')).toHaveLength(2)
    const mine = screen.getAllByRole('button', { name: /^This is mine/ })
    expect(mine).toHaveLength(2)
    const own = lastOrder(sandbox) + apart
    await user.click(screen.getByRole('button', { name: `This is mine: ${own}` }))
    expect(within(await dialog()).getByText(String(own))).toBeVisible()
  })
})

describe('a quote whose answer gets lost', () => {
  it('is said to be looked for as a quote, and not to have been created when it was not [check-73]', async () => {
    await press(lostOrder, undefined, 'Create Quote')
    expect(await screen.findByText('We didn’t get a confirmation. Checking your quotes…')).toBeVisible()
    const words = 'Your quote was not created. Your cart hasn’t changed, and you can send it again.'
    expect(await screen.findByText(words, undefined, { timeout: 8000 })).toBeVisible()
  })

  it('is not called placed while nobody knows whether it was created [check-73]', async () => {
    await press(lostAnswer, "customer_id = '104377'", 'Create Quote')
    const title = 'We don’t know yet if your quote was created'
    expect(await screen.findByText(title, undefined, { timeout: 8000 })).toBeVisible()
    expect(screen.getByText(/^Your cart was submitted, but the quote isn’t in your list yet/)).toBeVisible()
    expect(document.body).not.toHaveTextContent(/placed/)
  })
})

describe('an order that is refused', () => {
  it('says why in the modal titled Error, and can be sent again [check-34]', async () => {
    const { user, sent } = await press({
      operation: 'processComplete',
      kind: 'refusal',
      rows: [
        { field: 'dateRequired', msg: 'We do not deliver on that day' },
        { field: '', msg: 'Second line' },
      ],
    })
    const error = await screen.findByRole('alertdialog', { name: 'Error' }, { timeout: 8000 })
    expect(within(error).getByText('We do not deliver on that day')).toBeVisible()
    expect(error).not.toHaveTextContent('Second line')
    await user.click(within(error).getByRole('button', { name: 'OK' }))
    await user.click(screen.getByRole('button', { name: 'Confirm Order' }))
    await dialog()
    expect(sent()).toBe(2)
  })
})
