import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callsOf, rowOf } from '../../../testing/cartRows'
import { fillCart } from '../../../testing/fillCart'
import { renderPortal } from '../../../testing/renderPortal'
import { CartReview } from './CartReview'

const screws = /screw/i

/** Reports everything as visible, because jsdom has no layout. */
class AllInSight implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  readonly #tell: (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void
  constructor(tell: (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void) {
    this.#tell = tell
  }
  observe() {
    this.#tell([{ isIntersecting: true }])
  }
  disconnect() {}
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', AllInSight))
afterEach(() => void vi.unstubAllGlobals())

describe('<CartReview />', () => {
  it('shows each line with its quantity and its total, and the figures under them [cart-03, cart-05, cart-08, cart-09]', async () => {
    await renderPortal(<CartReview />, { before: fillCart() })

    const row = await rowOf(screws)
    expect(row.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/BBS14100.*\.svg$/))
    expect(within(row).getByText(/^Bugle Batten Screw/)).toBeVisible()
    expect(row).toHaveTextContent('BBS14100')
    expect(within(row).getByRole('button', { name: /^Remove Bugle/ })).toBeVisible()
    expect(within(row).getByRole('spinbutton')).toHaveValue('2')
    expect(within(row).getByText(/\$69.96 per box/)).toBeVisible()
    expect(within(row).getByText('$139.92')).toBeVisible()
    const tally = await rowOf(/MGP10/)
    expect(within(tally).getByText('Total Qty')).toBeVisible()
    expect(within(tally).getByText('86.4 m')).toBeVisible()
    expect(within(tally).queryByRole('spinbutton')).toBeNull()
    expect(within(tally).getByRole('button', { name: /^Update Tally/ })).toBeVisible()
    expect(await within(tally).findByText('18 @ 2.4 m · 12 @ 3.6 m')).toBeVisible()
    const summary = screen.getByRole('complementary', { name: 'Order Summary' })
    expect(within(summary).getByText('Items').nextSibling).toHaveTextContent('3')
    expect(within(summary).getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '#/checkout')
    expect(within(summary).getByText(/Prices exclude GST/)).toBeVisible()
  })

  it('leads to the products when the cart is empty [cart-02]', async () => {
    await renderPortal(<CartReview />)
    expect(await screen.findByText('Your cart is empty.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'View Products' })).toHaveAttribute('href', '#/products')
  })

  it('makes one call of quick presses, with the last quantity [cart-18]', async () => {
    const { user, sandbox, client } = await renderPortal(<CartReview />, { before: fillCart() })
    const row = await rowOf(screws)
    const more = within(row).getByRole('button', { name: /Increase quantity of/ })
    for (let press = 0; press < 5; press++) await user.click(more)

    expect(within(row).getByRole('spinbutton')).toHaveValue('7')
    await waitFor(() => expect(callsOf(sandbox, 'updateCartProduct')).toHaveLength(1))
    expect(callsOf(sandbox, 'updateCartProduct')[0]).toMatchObject({ payload: { quoteQty: 7 } })
    await waitFor(async () => {
      const cart = await client.cart.read()
      expect(cart.lines.map((line) => line.quantity)).toContain(7)
    })
  })

  it('rolls a refused line back alone, with words at the line [cart-20]', async () => {
    const { user, sandbox } = await renderPortal(<CartReview />, {
      before: fillCart(),
      faults: [
        {
          operation: 'updateCartProduct',
          kind: 'refusal',
          rows: [{ field: 'quoteQty', msg: 'Only 3 in stock' }],
        },
      ],
    })
    const screwRow = await rowOf(screws)
    const bagRow = await rowOf(/concrete/i)
    await user.click(within(screwRow).getByRole('button', { name: /Increase quantity of/ }))
    await user.click(within(bagRow).getByRole('button', { name: /Increase quantity of/ }))

    expect(await within(screwRow).findByRole('alert')).toHaveTextContent(/wasn’t saved. Only 3 in stock/)
    expect(within(screwRow).getByRole('spinbutton')).toHaveValue('2')
    await waitFor(() => expect(callsOf(sandbox, 'updateCartProduct')).toHaveLength(2))
    expect(within(bagRow).getByRole('spinbutton')).toHaveValue('25')
    expect(within(bagRow).queryByRole('alert')).toBeNull()
  })

  it('takes no word or fraction for a quantity [cart-15]', async () => {
    const { user, sandbox } = await renderPortal(<CartReview />, { before: fillCart() })
    const field = within(await rowOf(screws)).getByRole('spinbutton')
    await user.clear(field)
    for (const typed of ['12abc', '1.5', '0', '-3', '9007199254740991']) {
      await user.clear(field)
      await user.type(field, `${typed}{Enter}`)
      expect(field).toHaveAccessibleDescription('Enter a whole number above 0')
    }
    expect(callsOf(sandbox, 'updateCartProduct')).toEqual([])
  })

  it('removes a line at once, and brings it back with Undo [cart-11]', async () => {
    const { user, sandbox } = await renderPortal(<CartReview />, { before: fillCart() })
    await user.click(within(await rowOf(screws)).getByRole('button', { name: /^Remove/ }))
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2)

    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await rowOf(screws)).toBeVisible()
    expect(callsOf(sandbox, 'deleteCartProduct')).toEqual([])
  })

  it('sends a removal at once when the page is left [cart-13]', async () => {
    const { user, sandbox, client, unmount } = await renderPortal(<CartReview />, { before: fillCart() })
    await user.click(within(await rowOf(screws)).getByRole('button', { name: /^Remove/ }))
    expect(callsOf(sandbox, 'deleteCartProduct')).toEqual([])

    unmount()
    await waitFor(() => expect(callsOf(sandbox, 'deleteCartProduct')).toHaveLength(1))
    expect((await client.cart.read()).lines).toHaveLength(2)
  })

  it('sends a removal at once when the browser leaves the page [cart-13]', async () => {
    const { user, sandbox } = await renderPortal(<CartReview />, { before: fillCart() })
    await user.click(within(await rowOf(screws)).getByRole('button', { name: /^Remove/ }))
    window.dispatchEvent(new Event('pagehide'))
    await waitFor(() => expect(callsOf(sandbox, 'deleteCartProduct')).toHaveLength(1))
  })

  it('keeps the focus in the list when a line goes, in the row that replaces it [cart-40]', async () => {
    const { user } = await renderPortal(<CartReview />, { before: fillCart() })
    const remove = async (name: RegExp) => within(await rowOf(name)).getByRole('button', { name: /^Remove/ })
    await user.click(await remove(screws))
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await user.click(await remove(/concrete/i))
    expect(screen.getByRole('button', { name: 'Undo', description: /concrete/i })).toHaveFocus()
  })

  it('says how many changes wait for the network, and sends them when it is back [cart-21, cart-22]', async () => {
    const { user, sandbox, client } = await renderPortal(<CartReview />, { before: fillCart() })
    const row = await rowOf(screws)
    sandbox.faults.add({ operation: '*', kind: 'reset', times: Infinity })
    await user.click(within(row).getByRole('button', { name: /Increase quantity of/ }))

    expect(await screen.findByText('1 change waiting')).toBeVisible()
    expect(within(row).getByRole('spinbutton')).toHaveValue('3')

    sandbox.faults.clear()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.queryByText('1 change waiting')).toBeNull())
    expect((await client.cart.read()).lines.map((line) => line.quantity)).toContain(3)
  })

  it('asks again when the cart could not be read [cart-36]', async () => {
    const { user } = await renderPortal(<CartReview />, {
      before: fillCart(),
      faults: [{ operation: 'getCartContents', kind: 'status', status: 404 }],
    })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await rowOf(screws)).toBeVisible()
  })

  it('changes the lengths of a tally [cart-32]', async () => {
    const { user, client } = await renderPortal(<CartReview />, { before: fillCart() })
    const row = await rowOf(/MGP10/)
    await user.click(within(row).getByRole('button', { name: /^Update Tally/ }))

    const dialog = await screen.findByRole('dialog', { name: 'Update Tally' })
    const pieces = await within(dialog).findByRole('spinbutton', { name: /3\.6/ })
    await user.clear(pieces)
    await user.type(pieces, '2{Enter}')
    await user.click(within(dialog).getByRole('button', { name: 'Update Tally' }))

    expect(await within(row).findByText('50.4 m')).toBeVisible()
    expect(within(row).getByText('18 @ 2.4 m · 2 @ 3.6 m')).toBeVisible()
    expect((await client.cart.read()).lines.find((line) => line.isTally)?.quantity).toBe(50.4)
  })
})
