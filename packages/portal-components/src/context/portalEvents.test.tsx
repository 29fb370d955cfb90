import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { leaveCheckout } from '../testing/checkoutDraft'
import { renderPortal } from '../testing/renderPortal'
import { CartButton } from '../widgets/cart/CartButton/CartButton'
import { CheckoutForm } from '../widgets/cart/CheckoutForm/CheckoutForm'
import { ProductList } from '../widgets/catalogue/ProductList/ProductList'
import type { PortalEvent } from './portalEvents'

const add = () => screen.findByRole('button', { name: /^Add Bugle Batten Screw 14 g × 65/ })

describe('the events of a provider', () => {
  it('notify the host of the cart, of what goes into it and of what is opened [embed-51]', async () => {
    const events: PortalEvent[] = []
    const { user } = await renderPortal(
      <>
        <CartButton />
        <ProductList search="screw" />
      </>,
      {},
      { onEvent: (event) => events.push(event) },
    )
    await user.click(await add())
    await waitFor(() =>
      expect(detailsOf('cart:change').at(-1)).toMatchObject({ lines: [{ productId: 'BBS1465' }] }),
    )
    expect(detailsOf('product:add')).toMatchObject([
      { productId: 'BBS1465', unit: 'box', quantity: 1, tally: null, currency: 'AUD' },
    ])
    await user.click(screen.getByRole('link', { name: 'Bugle Batten Screw 14 g × 65 mm, box 250' }))
    await waitFor(() => expect(detailsOf('product:open')).toEqual([{ productId: 'BBS1465' }]))
    expect(events.every(({ version }) => version === 1)).toBe(true)

    function detailsOf(type: PortalEvent['type']) {
      return events.filter((event) => event.type === type).map(({ detail }) => detail)
    }
  })

  it('carry an order with its lines, as the cart had them [pack-04]', async () => {
    const events: PortalEvent[] = []
    const { user } = await renderPortal(
      <CheckoutForm />,
      { before: leaveCheckout() },
      { onEvent: (event) => events.push(event) },
    )
    await screen.findByText(/From Bayswater, .* km away/, undefined, { timeout: 10_000 })
    await user.click(screen.getByRole('button', { name: 'Confirm Order' }))
    await screen.findByRole('dialog', { name: 'Order Placed' })
    const carts = events.flatMap((event) => (event.type === 'cart:change' ? [event.detail.lines] : []))
    const placed = events.flatMap((event) => (event.type === 'order:placed' ? [event.detail] : []))
    expect(placed).toMatchObject([{ kind: 'Order', total: 859_4900 }])
    // The total includes delivery, which is no line of goods.
    expect(placed[0]?.lines).toHaveLength(3)
    expect(placed[0]?.lines).toEqual(carts.findLast((lines) => lines.length > 0))
  })

  it('let the host keep a product out of the cart, and open a route itself [embed-51]', async () => {
    const { user, sandbox, navigations } = await renderPortal(
      <>
        <CartButton />
        <ProductList search="screw" />
      </>,
      {},
      { onEvent: (event) => event.preventDefault() },
    )
    await user.click(await add())
    await user.click(screen.getByRole('link', { name: /^Cart/ }))
    expect(navigations).toEqual([])
    expect(sandbox.calls.map(({ operation }) => operation)).not.toContain('addCartProduct')
  })

  it('go on when a host’s handler throws, which is reported [embed-51]', async () => {
    const report = vi.spyOn(window, 'reportError').mockImplementation(() => undefined)
    const { user } = await renderPortal(
      <>
        <CartButton />
        <ProductList search="screw" />
      </>,
      {},
      {
        onEvent() {
          throw new Error('A host’s own fault')
        },
      },
    )
    await user.click(await add())
    expect(await screen.findByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()
    expect(report).toHaveBeenCalled()
  })

  it('come with words of the host’s in place of some [embed-52]', async () => {
    await renderPortal(<ProductList search="screw" />, {}, { words: { products: { add: 'Buy' } } })
    expect(await add()).toHaveTextContent('Buy')
    expect(screen.getByText('See Prices')).toBeVisible()
  })
})
