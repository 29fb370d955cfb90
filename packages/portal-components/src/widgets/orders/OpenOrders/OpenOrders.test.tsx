import { act, screen, waitFor } from '@testing-library/react'
import type { FluidClient } from '@trade-portal/fluid-sdk'
import { describe, expect, it } from 'vitest'
import { leaveCheckout } from '../../../testing/checkoutDraft'
import { renderPortal } from '../../../testing/renderPortal'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { CartButton } from '../../cart/CartButton/CartButton'
import { CheckoutForm } from '../../cart/CheckoutForm/CheckoutForm'
import { OpenOrders } from './OpenOrders'

const haste = 25

/** Opens a page after another one sent an order and was closed. */
const openNext = (setting: SandboxSetting = {}, page = <OpenOrders />) =>
  renderPortal(
    <>
      <CartButton />
      {page}
    </>,
    { before: leaveCheckout(), haste, ...setting },
  )

const named = 'Your order PO-20418'

describe('<OpenOrders />', () => {
  it('takes no room while there is nothing to show', async () => {
    await openNext()
    await screen.findByRole('link', { name: /^Cart, [1-9]/ })
    expect(screen.queryByRole('region', { name: 'Order updates' })).toBeNull()
  })

  it('shows the number of an order whose page went before its answer, until it was seen [check-70]', async () => {
    const { user, client } = await openNext({ interrupted: 'after' })
    expect(await screen.findByText(new RegExp(`^${named} was placed. Its number is \\d+\\.$`))).toBeVisible()
    expect(await screen.findByRole('link', { name: /^Cart, 0 items/ })).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText(/was placed/)).toBeNull()
    expect(await client.orders.listUnseen()).toEqual([])
  })

  it('says that it looks, and that an order was not placed [check-70]', async () => {
    const { sandbox } = await openNext({ interrupted: 'before' })
    expect(await screen.findByText(`${named} isn’t confirmed yet. Looking for it…`)).toBeVisible()
    const words = `${named} was not placed. Your cart hasn’t changed.`
    expect(await screen.findByText(words, undefined, { timeout: 8000 })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to checkout' })).toHaveAttribute('href', '#/checkout')
    expect(sandbox.calls.filter(({ operation }) => operation === 'processComplete')).toHaveLength(1)
  })

  it.each([
    ['after', /^Your quote PO-20418 was created\. Its number is \d+\.$/],
    ['before', 'Your quote PO-20418 was not created. Your cart hasn’t changed.'],
  ] as const)(
    'speaks of a quote as one that is created, when its page went %s it was [check-73]',
    async (interrupted, words) => {
      await openNext({ interrupted, interruptedKind: 'Quote' })
      expect(await screen.findByText(words, undefined, { timeout: 8000 })).toBeVisible()
    },
  )

  it('looks again by itself when the network is back', async () => {
    const { sandbox } = await openNext({
      interrupted: 'after',
      faults: [{ operation: 'getCustomerTransactions', kind: 'reset', times: Infinity }],
    })
    const title = 'We don’t know yet if your order was placed'
    expect(await screen.findByText(title, undefined, { timeout: 8000 })).toBeVisible()
    sandbox.faults.clear()
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText(/was placed\. Its number is/)).toBeVisible()
  })

  it('shows an order to its own customer alone, who signs in as the network returns [check-140]', async () => {
    const signInAs = (client: FluidClient, username: string) =>
      client.session.signIn({ username, password: 'ironbark', isRemembered: false })
    const { client } = await openNext({
      interrupted: 'after',
      next: async (before) => void (await signInAs(before, 'joiner')),
    })
    await screen.findByRole('link', { name: /^Cart, 0 items/ })
    const stop = client.session.subscribe(() => window.dispatchEvent(new Event('online')))
    await act(() => signInAs(client, 'builder'))
    stop()
    expect(await screen.findByText(/was placed\. Its number is/)).toBeVisible()
    await act(() => signInAs(client, 'joiner'))
    expect(screen.queryByText(/was placed/)).toBeNull()
  })

  it('leaves the order of the cart on screen to its form, which offers no press meanwhile', async () => {
    const { sandbox } = await openNext(
      { interrupted: 'before' },
      <>
        <OpenOrders />
        <CheckoutForm />
      </>,
    )
    expect(await screen.findByText('We didn’t get a confirmation. Checking your orders…')).toBeVisible()
    expect(screen.queryByText(/Looking for it…/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Create Quote' })).toBeDisabled()
    await screen.findByText(/Your order was not placed/, undefined, { timeout: 8000 })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create Quote' })).toBeEnabled())
    expect(sandbox.calls.filter(({ operation }) => operation === 'processComplete')).toHaveLength(1)
  })
})
