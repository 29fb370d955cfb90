import { screen, waitFor, within } from '@testing-library/react'
import type { Fault } from '@trade-portal/fluid-sandbox'
import { describe, expect, it } from 'vitest'
import { callsOf, rowOf } from '../../../testing/cartRows'
import { fillCart } from '../../../testing/fillCart'
import { renderPortal } from '../../../testing/renderPortal'
import { CartReview } from './CartReview'

/** Changes the first length of the tally in the cart. */
async function updateTally(...faults: Fault[]) {
  const portal = await renderPortal(<CartReview />, { before: fillCart(), faults })
  const { user } = portal
  const row = await rowOf(/MGP10/)
  await user.click(within(row).getByRole('button', { name: /^Update Tally/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Update Tally' })
  await user.click(await within(dialog).findByRole('button', { name: 'Increase quantity of 3.6 m' }))
  await user.click(within(dialog).getByRole('button', { name: 'Update Tally' }))
  return { ...portal, row }
}

describe('a tally whose answer was lost', () => {
  it('is refetched, shown and announced when it was updated [error-101]', async () => {
    const { row, sandbox } = await updateTally({
      operation: 'updateCartProduct',
      when: 'after',
      kind: 'reset',
    })
    expect(await screen.findByText('Tally updated. The server was slow to confirm it.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await within(row).findByText('18 @ 2.4 m · 13 @ 3.6 m')).toBeVisible()
    expect(callsOf(sandbox, 'updateCartProduct')).toHaveLength(1)
  })

  it('keeps what was entered, and is not said to have failed, where the outcome is unknown [error-102]', async () => {
    const { sandbox } = await updateTally({ operation: 'updateCartProduct', kind: 'status', status: 500 })
    const error = await screen.findByRole('alertdialog', { name: 'Error' })
    expect(error).toHaveTextContent('We couldn’t confirm the tally was updated. Please check your cart.')
    expect(error).not.toHaveTextContent(/try again/i)
    expect(callsOf(sandbox, 'updateCartProduct')).toHaveLength(1)
  })

  it('has its lengths refetched when it was updated', async () => {
    const { sandbox } = await updateTally()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const order = sandbox.calls.map(({ operation }) => operation)
    expect(order.lastIndexOf('getCartTallies')).toBeGreaterThan(order.lastIndexOf('updateCartProduct'))
  })
})
