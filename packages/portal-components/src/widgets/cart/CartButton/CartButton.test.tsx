import { act, screen, waitFor } from '@testing-library/react'
import { cartTotals } from '@trade-portal/fluid-sdk'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { createFormats } from '../../../messages/formats'
import { useAddToCart } from '../../../data/cart/additions'
import { fillCart } from '../../../testing/fillCart'
import { holdCalls } from '../../../testing/holdCalls'
import { renderPortal } from '../../../testing/renderPortal'
import { sampleProduct } from '../../../testing/sampleProduct'
import { CartButton } from './CartButton'

const product = sampleProduct({
  id: 'BBS14100',
  name: 'Bugle Batten Screw',
  customerPrice: 699_600,
  unit: 'box',
})

/** Adds a box of screws to the cart, as a listing does. */
function AddScrews() {
  const addToCart = useAddToCart()
  // The addition itself shows a refusal.
  const add = () => addToCart.mutateAsync({ product, unit: 'box', quantity: 2 }).catch(() => undefined)
  return <button onClick={() => void add()}>Add</button>
}

const open = (children: ReactNode, setting?: Parameters<typeof renderPortal>[1]) =>
  renderPortal(
    <>
      <CartButton />
      {children}
    </>,
    setting,
  )

describe('<CartButton />', () => {
  it('counts lines, never pieces, and shows the subtotal without tax [shell-24]', async () => {
    await open(null, { before: fillCart() })
    const link = await screen.findByRole('link', { name: 'Cart, 3 items, Sub Total (ex GST) $716.35' })
    expect(link).toHaveAttribute('href', '#/cart')
    expect([...link.querySelectorAll('span[aria-hidden]')].map(({ textContent }) => textContent)).toEqual([
      '3',
      '$716.35 ex GST',
    ])
  })

  it('shows the subtotal without tax where the merchant’s prices include it, too [shell-24]', async () => {
    const { client } = await open(null, { before: fillCart(), settings: { tax_inclusive: 'true' } })
    const { lines } = await client.cart.read()
    const { subtotal, tax, total } = cartTotals(lines, { isTaxInclusive: true })
    expect(tax).toBeGreaterThan(0)
    expect(subtotal).toBe(total - tax)
    const shown = createFormats('en-AU', 'AUD').money(subtotal)
    expect(
      await screen.findByRole('link', { name: `Cart, 3 items, Sub Total (ex GST) ${shown}` }),
    ).toBeVisible()
  })

  it('shows no subtotal where the merchant hides prices [shell-25]', async () => {
    await open(null, { before: fillCart(), settings: { hide_products_price: 'true' } })
    const link = await screen.findByRole('link', { name: 'Cart, 3 items' })
    expect(link).toBeVisible()
    expect(link).not.toHaveTextContent('$')
  })

  it('is not there where the merchant has no cart [shell-26]', async () => {
    await open(<p>Ready</p>, { settings: { shopping_cart_disabled: 'true' } })
    await screen.findByText('Ready')
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Cart/ })).toBeNull())
  })

  it('says once that the stored cart is gone [cart-27]', async () => {
    await open(<CartButton />, {
      before: async (client, { database }) => {
        await fillCart()(client)
        for (const table of ['cart_tallies', 'cart_lines', 'carts']) database.run(`DELETE FROM ${table}`)
      },
    })
    expect(await screen.findByText(/Your earlier cart is no longer open/)).toBeVisible()
    expect(screen.getAllByRole('link', { name: /^Cart, 0 items/ })).toHaveLength(2)
    expect(screen.getAllByText(/Your earlier cart is no longer open/)).toHaveLength(1)
  })

  it('has a cart made once, and again when the network is back after a try that got no answer [cart-101]', async () => {
    const { sandbox } = await open(<CartButton />, {
      faults: [{ operation: 'createCart', kind: 'status', status: 500 }],
    })
    const made = () => sandbox.calls.filter(({ operation }) => operation === 'createCart')
    await waitFor(() => expect(made()).toHaveLength(1))
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Cart' })).toHaveLength(2))
    window.dispatchEvent(new Event('online'))
    expect(await screen.findAllByRole('link', { name: /^Cart, 0 items/ })).toHaveLength(2)
    expect(made()).toHaveLength(2)
  })

  it('has a cart made by the first product where a try got no answer [cart-101]', async () => {
    const { user, sandbox } = await open(<AddScrews />, {
      faults: [{ operation: 'createCart', kind: 'reset' }],
    })
    const made = () => sandbox.calls.filter(({ operation }) => operation === 'createCart')
    await waitFor(() => expect(made()).toHaveLength(1))
    await screen.findByRole('link', { name: 'Cart' })
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByRole('link', { name: /^Cart, 1 item,/ })).toBeVisible()
    expect(made()).toHaveLength(2)
  })

  it('has a cart made after signing in again where the session had ended as it was to be made [cart-101]', async () => {
    const { sandbox, client } = await open(<CartButton />, {
      faults: [{ operation: 'createCart', kind: 'expiry' }],
    })
    const made = () => sandbox.calls.filter(({ operation }) => operation === 'createCart')
    await waitFor(() => expect(client.session.hasExpired()).toBe(true))
    expect(made()).toHaveLength(1)
    await act(() => client.session.signIn({ username: 'builder', password: 'ironbark' }))
    expect(await screen.findAllByRole('link', { name: /^Cart, 0 items/ })).toHaveLength(2)
    expect(made()).toHaveLength(2)
  })

  it('counts a product at once, and says when the merchant has it', async () => {
    const { user, sandbox, client } = await open(<AddScrews />)
    await screen.findByRole('link', { name: /^Cart, 0 items/ })
    const { letThrough } = holdCalls(sandbox, 'addCartProduct')
    await user.click(screen.getByRole('button', { name: 'Add' }))

    expect(screen.getByRole('link', { name: 'Cart, 1 item, Sub Total (ex GST) $139.92' })).toBeVisible()
    expect(screen.queryByText('Added to cart')).toBeNull()
    letThrough()
    expect(await screen.findByText('Added to cart')).toBeVisible()
    expect((await client.cart.read()).lines).toMatchObject([{ productId: 'BBS14100', quantity: 2 }])
  })

  it('takes back what was refused, with its first message in the modal titled Error [shell-70]', async () => {
    const { user } = await open(<AddScrews />, {
      faults: [
        {
          operation: 'addCartProduct',
          kind: 'refusal',
          rows: [{ field: 'productID', msg: 'Not sold to your account' }, { msg: 'Ask your branch' }],
        },
      ],
    })
    await screen.findByRole('link', { name: /^Cart, 0 items/ })
    await user.click(screen.getByRole('button', { name: 'Add' }))

    expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent(
      'Not sold to your account',
    )
    expect(screen.queryByText('Ask your branch')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(await screen.findByRole('link', { name: /^Cart, 0 items/ })).toBeVisible()
  })

  it('says that something went wrong when there was no clear refusal', async () => {
    const { user } = await open(<AddScrews />, {
      faults: [{ operation: 'addCartProduct', kind: 'refusal', rows: [] }],
    })
    await user.click(await screen.findByRole('button', { name: 'Add' }))
    expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent(
      'Something went wrong.',
    )
  })

  it('takes an earlier product for none whose answer was lost [error-102]', async () => {
    const { user, sandbox } = await open(<AddScrews />)
    await screen.findByRole('link', { name: /^Cart, 0 items/ })
    const add = screen.getByRole('button', { name: 'Add' })
    await user.click(add)
    await screen.findByText('Added to cart')
    sandbox.faults.add({ operation: 'addCartProduct', kind: 'reset' })
    await user.click(add)
    expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent(
      'We couldn’t confirm it was added. Please check your cart.',
    )
    expect(screen.queryByText('Added. The server was slow to confirm it.')).toBeNull()
  })

  it('takes what another tab has added for none whose answer was lost [error-102]', async () => {
    const { user, sandbox, client } = await open(<AddScrews />)
    await screen.findByRole('link', { name: /^Cart, 0 items/ })
    await client.cart.addProduct({ productId: 'BBS14100', unit: 'box', quantity: 2 })
    window.dispatchEvent(new Event('focus'))
    sandbox.faults.add({ operation: 'addCartProduct', kind: 'reset' })
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent(
      'We couldn’t confirm it was added. Please check your cart.',
    )
    expect(screen.queryByText('Added. The server was slow to confirm it.')).toBeNull()
  })

  it('looks three more times before it says anything, and then finds it [error-101]', async () => {
    const { user, sandbox } = await open(<AddScrews />, { pace: 10 })
    await screen.findByRole('link', { name: /^Cart, 0 items/ })
    sandbox.faults.add({ operation: 'addCartProduct', when: 'after', kind: 'status', status: 504 })
    sandbox.faults.add({ operation: 'getCartContents', kind: 'reset', times: 2 })
    await user.click(screen.getByRole('button', { name: 'Add' }))
    const words = 'Added. The server was slow to confirm it.'
    expect(await screen.findByText(words)).toBeVisible()
    expect(await screen.findByRole('link', { name: /^Cart, 1 item,/ })).toBeVisible()
  })

  it('adds one at a time, so that quick presses all count [cart-19]', async () => {
    const { user, sandbox, client } = await open(<AddScrews />)
    const { underWay, letThrough } = holdCalls(sandbox, 'addCartProduct')
    await screen.findByRole('link', { name: /^Cart, 0 items/ })
    const add = screen.getByRole('button', { name: 'Add' })
    await user.click(add)
    await user.click(add)
    await user.click(add)
    await waitFor(() => expect(underWay.now).toBe(1))
    letThrough()
    await waitFor(async () => expect((await client.cart.read()).lines).toMatchObject([{ quantity: 6 }]))
    expect(underWay.most).toBe(1)
    expect(await screen.findByRole('link', { name: /^Cart, 1 item, .*419\.76$/ })).toBeVisible()
  })
})
