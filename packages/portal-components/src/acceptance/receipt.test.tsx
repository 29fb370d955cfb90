import { render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { PortalProvider } from '../provider/PortalProvider'
import { leaveCheckout } from '../testing/checkoutDraft'
import type { SandboxSetting } from '../testing/merchantClient'
import { renderPortal } from '../testing/renderPortal'
import { CheckoutForm } from '../widgets/cart/CheckoutForm/CheckoutForm'
import type { PlacedOrder } from '../widgets/cart/CheckoutForm/placedOrder'
import { OrderComplete } from '../widgets/orders/OrderComplete/OrderComplete'
// Imported in advance: on a busy machine the first import takes longer than a test waits.
import '../parts/field/DateField'
import '../parts/field/TimeField'

/** A checkout replaced by its receipt, as in a portal. */
function Ordering() {
  const [placed, setPlaced] = useState<PlacedOrder | null>(null)
  return placed ? <OrderComplete {...placed} /> : <CheckoutForm onComplete={setPlaced} />
}

/** Orders the cart. */
async function order(setting: SandboxSetting = {}, button = 'Confirm Order') {
  const portal = await renderPortal(<Ordering />, {
    ...setting,
    before: leaveCheckout({ jobName: 'Lot 14', reference: 'RC-1183' }),
  })
  await screen.findByText(/From .*, .* (km|mi) away/, undefined, { timeout: 20_000 })
  await portal.user.click(await screen.findByRole('button', { name: button }))
  const modal = within(
    await screen.findByRole('dialog', { name: button === 'Create Quote' ? 'Quote Created' : 'Order Placed' }),
  )
  const number = (await modal.findByText(/^\d{6,}$/)).textContent
  return { ...portal, modal, number }
}

const close = async ({ user, modal }: Awaited<ReturnType<typeof order>>) =>
  user.click(modal.getByRole('button', { name: 'OK' }))

describe('an order that was placed', () => {
  it('is shown with its number, job, way, amount and who hears of it, and the number can be copied [taps-130]', async () => {
    const { user, modal, number } = await order()
    expect(await modal.findByText('Lot 14')).toBeVisible()
    expect(modal.getByText(/^Truck delivery to site, .*, 7:30 am, from /)).toBeVisible()
    expect(modal.getByText(/^\$[\d,]+\.\d\d inc GST$/)).toBeVisible()
    expect(modal.getByText(/^\d items, delivery included$/)).toBeVisible()
    expect(modal.getByText('Confirmation goes to').nextSibling).toHaveTextContent(/@/)
    expect(modal.getByRole('link', { name: 'See orders' })).toHaveAttribute('href', '#/orders')
    await user.click(modal.getByRole('button', { name: 'Copy number' }))
    expect(await navigator.clipboard.readText()).toBe(number)
  })

  it('has a receipt with its lines, lengths and figures, which is there after a reload, for its customer alone [taps-131 case-343]', async () => {
    const placed = await order()
    const reported = placed.modal.getByText(/inc GST$/).textContent?.replace(' inc GST', '')
    await close(placed)
    expect(await screen.findByRole('heading', { name: 'Order Complete!' })).toBeVisible()
    expect(screen.getByText(placed.number ?? '')).toBeVisible()
    const row = screen.getByText('PINE9045H2').closest('tr') as HTMLElement
    expect(row).toHaveTextContent('18 @ 2.4 m')
    expect(row).toHaveTextContent('12 @ 3.6 m')
    expect(row).toHaveTextContent(/\$\d+\.\d\d per m/)
    expect(screen.getByText('Total (inc GST)').nextSibling).toHaveTextContent(reported ?? '')
    expect(screen.getByText('RC-1183')).toBeVisible()
    placed.unmount()

    const { unmount } = render(
      <PortalProvider client={{ ...placed.client }}>
        <OrderComplete kind="Order" number={placed.number ?? ''} />
      </PortalProvider>,
    )
    expect(await screen.findByText('PINE9045H2')).toBeVisible()
    unmount()

    await placed.client.session.signIn({ username: 'joiner', password: 'ironbark', isRemembered: false })
    render(
      <PortalProvider client={{ ...placed.client }}>
        <OrderComplete kind="Order" number={placed.number ?? ''} />
      </PortalProvider>,
    )
    expect(await screen.findByText('Keep browsing, or look at your orders.')).toBeVisible()
    expect(screen.queryByText('PINE9045H2')).toBeNull()
  })

  it('shows no amounts where the merchant hides them [taps-132]', async () => {
    const placed = await order({ settings: { hide_finalise_price: 'true' } })
    expect(await placed.modal.findByText('Lot 14')).toBeVisible()
    await close(placed)
    expect(await screen.findByText('PINE9045H2')).toBeVisible()
    expect(document.body).not.toHaveTextContent('$')
  })

  it('is saved as a list from its receipt, without a change of the cart [taps-133]', async () => {
    const placed = await order()
    await close(placed)
    await placed.user.click(await screen.findByRole('button', { name: 'Save Custom List' }))
    await placed.user.type(await screen.findByRole('textbox', { name: /name/i }), 'Frame of lot 14')
    await placed.user.click(screen.getByRole('button', { name: 'Save list' }))
    await waitFor(async () => {
      const saved = (await placed.client.lists.list()).find(({ name }) => name === 'Frame of lot 14')
      expect(saved?.lines.map(({ productId }) => productId).toSorted()).toEqual(
        expect.arrayContaining(['BBS14100', 'CONRS20', 'PINE9045H2']),
      )
    })
    expect((await placed.client.cart.read()).lines).toEqual([])
  })

  it('is ordered again from its receipt [taps-134]', async () => {
    const placed = await order()
    await close(placed)
    await placed.user.click(await screen.findByRole('button', { name: 'Order again' }))
    await waitFor(() => expect(placed.navigations).toEqual(['/cart']))
    const { lines } = await placed.client.cart.read()
    expect(lines.map(({ productId }) => productId)).toContain('PINE9045H2')
  })

  it('says Quote throughout where it is one [taps-135]', async () => {
    const placed = await order({}, 'Create Quote')
    await close(placed)
    expect(await screen.findByRole('heading', { name: 'Quote Created' })).toBeVisible()
    expect(screen.getByText(placed.number ?? '').parentElement).toHaveTextContent(/^Quote/)
    expect(screen.getByRole('button', { name: 'Copy to Cart' })).toBeVisible()
    expect(screen.queryByText(/^Order (Complete|again)/)).toBeNull()
  })
})
