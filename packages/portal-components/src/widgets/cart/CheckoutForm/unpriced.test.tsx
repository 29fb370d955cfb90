import type { Sandbox } from '@trade-portal/fluid-sandbox'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { callsOf } from '../../../testing/cartRows'
import { leaveCheckout } from '../../../testing/checkoutDraft'
import { renderPortal } from '../../../testing/renderPortal'
import { CheckoutForm } from './CheckoutForm'
// Preloaded: on a busy machine the first load takes longer than a test waits.
import '../../../parts/field/DateField'
import '../../../parts/field/TimeField'

const before = leaveCheckout()
const summary = () => screen.findByRole('complementary', { name: 'Order Summary' })
const confirm = () => screen.findByRole('button', { name: 'Confirm Order' })

/** Quotes the product of a delivery's charge, and leaves its amount to the cart. */
function quoteNoAmount(sandbox: Sandbox) {
  const fetch = sandbox.fetch.bind(sandbox)
  sandbox.fetch = async (input, init) => {
    const request = new Request(input, init)
    const answer = await fetch(request)
    if (!request.url.endsWith('=getDeliveryCharge')) return answer
    const { productID } = (await answer.json()) as { productID: string }
    return Response.json({ productID })
  }
}

describe('a delivery that is free', () => {
  it('is said to be, and not to be unpriced', async () => {
    await renderPortal(<CheckoutForm />, {
      before: async (client, sandbox) => {
        sandbox.database.run('DELETE FROM delivery_bands')
        await before(client)
      },
    })
    expect(await screen.findByText('No delivery charge', { exact: false }, { timeout: 20_000 })).toBeVisible()
    expect(screen.queryByText(/not priced|couldn’t price|will price/i)).toBeNull()
    expect(await confirm()).toBeEnabled()
  })
})

describe('a delivery that has no price', () => {
  it('says why the merchant refused it, promises nothing, and sends no order without one [check-59]', async () => {
    const msg = 'We have no rate for that vehicle'
    const { user, sandbox } = await renderPortal(<CheckoutForm />, {
      before,
      faults: [
        {
          operation: 'getDeliveryCharge',
          kind: 'refusal',
          rows: [{ field: 'vehicleType', msg }],
          times: Infinity,
        },
      ],
    })
    const words = `We couldn’t price the delivery just now. ${msg}`
    expect(await screen.findByText(words, undefined, { timeout: 20_000 })).toBeVisible()
    expect(within(await summary()).getByText('Not priced yet')).toBeVisible()
    expect(screen.queryByText(/The branch will price/)).toBeNull()

    await user.click(await confirm())
    expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent(msg)
    expect(callsOf(sandbox, 'processComplete')).toEqual([])
    // The first test of the file loads the whole form.
  }, 60_000)

  it('is shown when the order finds it, where the merchant quotes none, and then ordered', async () => {
    const { user, sandbox } = await renderPortal(<CheckoutForm />, {
      before: async (client, sandbox) => {
        await before(client)
        quoteNoAmount(sandbox)
      },
    })
    await screen.findByText(/From Bayswater, .* km away/, undefined, { timeout: 20_000 })
    expect(within(await summary()).getByText('Not priced yet')).toBeVisible()

    await user.click(await confirm())
    expect(await screen.findByText(/^The delivery price has changed/)).toBeVisible()
    expect(within(await summary()).queryByText('Not priced yet')).toBeNull()
    expect(callsOf(sandbox, 'processComplete')).toEqual([])
    await user.click(await confirm())
    expect(await screen.findByRole('dialog', { name: 'Order Placed' })).toBeVisible()
  })

  it('is asked for again with Try again [check-59]', async () => {
    const { user } = await renderPortal(<CheckoutForm />, {
      before,
      faults: [{ operation: 'getClosestBranch', kind: 'status', status: 404 }],
    })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/From Bayswater, .* km away/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})

describe('what the figures leave out', () => {
  it('is said where a product has its price on request [check-60]', async () => {
    await renderPortal(<CheckoutForm />, {
      before: async (client) => {
        await before(client)
        await client.cart.addProduct({ productId: 'GLT450', unit: 'ea', quantity: 1 })
      },
    })
    const words = 'Products priced on request aren’t in these totals'
    expect(await within(await summary()).findByText(words)).toBeVisible()
  })

  it('is nothing, and not said, where every product has a price [check-60]', async () => {
    await renderPortal(<CheckoutForm />, { before })
    const figures = within(await summary())
    await screen.findByText(/From Bayswater, .* km away/, undefined, { timeout: 10_000 })
    expect(figures.getByText('Total (inc GST)')).toBeVisible()
    expect(figures.queryByText(/price on request|priced on request/i)).toBeNull()
  })
})

describe('a cart that was ordered somewhere else meanwhile', () => {
  it('is said to have changed, not only shown as empty [check-61]', async () => {
    const { user, sandbox } = await renderPortal(<CheckoutForm />, { before })
    await screen.findByText(/From Bayswater, .* km away/, undefined, { timeout: 10_000 })
    sandbox.database.run('UPDATE carts SET is_closed = 1')
    await user.click(await confirm())
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
    expect(screen.getByText(/^Your cart has changed/)).toBeVisible()
    expect(callsOf(sandbox, 'processComplete')).toEqual([])
  })
})
