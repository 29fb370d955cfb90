import type { Sandbox } from '@trade-portal/fluid-sandbox'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { leaveCheckout } from '../../../testing/checkoutDraft'
import { fillCart } from '../../../testing/fillCart'
import { choose, chooseMethod, fillAddress, fillContact } from '../../../testing/fillCheckout'
import { renderPortal } from '../../../testing/renderPortal'
import { CheckoutForm } from './CheckoutForm'
// Preloaded: on a busy machine the first load takes longer than a test waits.
import '../../../parts/field/DateField'
import '../../../parts/field/TimeField'
import '../../../surfaces/TallyModal/TallyModal'

const summary = () => screen.getByRole('complementary', { name: 'Order Summary' })
const press = (name: string) => screen.findByRole('button', { name })
/** Returns the last placed order or quote. */
const lastPlaced = ({ database }: Sandbox) =>
  database.get<{ number: number; job_name: string; required_at: string }>(
    'SELECT * FROM transactions WHERE cart_id IS NOT NULL ORDER BY placed_at DESC LIMIT 1',
  )
/** Returns the figure beside its name. */
const figure = (name: string) => within(summary()).getByText(name).nextSibling

describe('<CheckoutForm />', () => {
  it('places an order for delivery, and starts a new cart when its number has been seen [check-21, check-30, check-32, case-421]', async () => {
    const onPlaced = vi.fn()
    const onComplete = vi.fn()
    const { user, sandbox, client } = await renderPortal(
      <CheckoutForm onPlaced={onPlaced} onComplete={onComplete} />,
      { before: fillCart() },
    )
    const confirm = await press('Confirm Order')
    await chooseMethod(user, 'Truck delivery to site')
    await choose(user, /Vehicle type/, /Tray truck/)
    await fillContact(user)
    await fillAddress(user)
    expect(await screen.findByText(/From Bayswater, 4\.2 km away/)).toBeVisible()
    expect(figure('Delivery (ex GST)')).toHaveTextContent('$65.00')
    await user.click(confirm)

    const dialog = await screen.findByRole('dialog', { name: 'Order Placed' })
    const placed = lastPlaced(sandbox)
    expect(placed).toMatchObject({ job_name: 'Hilltop Rd, stage 2', required_at: '2099-06-05T07:30' })
    expect(within(dialog).getByText(String(placed?.number))).toBeVisible()
    expect(dialog).toHaveAccessibleDescription(`Order number ${placed?.number}`)
    expect(onPlaced).toHaveBeenCalledExactlyOnceWith({
      kind: 'Order',
      number: String(placed?.number),
      total: 8_594_900,
    })
    expect(onComplete).not.toHaveBeenCalled()

    await user.click(within(dialog).getByRole('button', { name: 'OK' }))
    expect(onComplete).toHaveBeenCalledOnce()
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect((await client.cart.read()).lines).toEqual([])
    expect(client.storage.names('draft:')).toEqual([])
    // Fills in a whole form, key by key.
  }, 60_000)

  it.each([
    ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
    ['the cross', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Close' }))],
  ])('starts a new cart when the number is closed with %s [check-33]', async (_way, close) => {
    const onComplete = vi.fn()
    const { user } = await renderPortal(<CheckoutForm onComplete={onComplete} />, { before: leaveCheckout() })
    await user.click(await press('Confirm Order'))
    await screen.findByRole('dialog', { name: 'Order Placed' })
    await close(user)

    expect(onComplete).toHaveBeenCalledOnce()
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
  })

  it.each([true, false])(
    'creates a quote to be picked up, with the onsite box ticked: %s [check-31, check-16, check-17, check-38]',
    async (onsite) => {
      const { user, sandbox } = await renderPortal(<CheckoutForm />, {
        // A branch chosen for a delivery, before the method changed.
        before: leaveCheckout({
          despatchType: 'PICKUP',
          vehicleTypeId: 'UTE',
          branchId: 'GEE',
          onsite,
        }),
        settings: { despatch_rules: 'literal' },
      })
      await user.click(await press('Create Quote'))

      const dialog = await screen.findByRole('dialog', { name: 'Quote Created' })
      expect(within(dialog).getByText('Quote number').nextSibling).toHaveTextContent(
        String(lastPlaced(sandbox)?.number),
      )
      const { payload } = sandbox.calls.find(({ operation }) => operation === 'processComplete') ?? {}
      expect(payload).toMatchObject({
        transactionType: 'Quote',
        branchID: 'BAY',
        despatchMethod: 'PICKUP',
        saleDeliveryDetails: [{ branchID: 'BAY', vehicleType: 'UTE', contactOnSite: onsite }],
      })
    },
  )

  it('goes on with what was typed on an earlier visit, within the week [check-46]', async () => {
    const { user, client } = await renderPortal(<CheckoutForm />, { before: leaveCheckout() })
    await press('Confirm Order')
    const jobName = screen.getByRole('combobox', { name: 'Job name' })
    expect(jobName).toHaveValue('Hilltop Rd, stage 2')
    expect(screen.getByRole('textbox', { name: /Contact email/ })).toHaveValue(
      'dana@ridgeline-carpentry.example',
    )

    await user.click(jobName)
    await user.paste(' and 3')
    await vi.waitFor(() => expect(client.storage.get('draft:builder:checkout')).toContain('stage 2 and 3'))
  })

  it('leads to the products when the cart is empty [check-03]', async () => {
    await renderPortal(<CheckoutForm />)
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
    expect(screen.getByRole('link', { name: 'View Products' })).toHaveAttribute('href', '#/products')
  })

  it('asks again when what it offers could not be read', async () => {
    const { user } = await renderPortal(<CheckoutForm />, {
      before: fillCart(),
      faults: [{ operation: 'getVehicleTypes', kind: 'status', status: 404 }],
    })
    await user.click(await press('Try again'))
    expect(await press('Confirm Order')).toBeVisible()
  })

  it('shows neither count nor amounts where the merchant hides them [check-29, set-06]', async () => {
    const { user } = await renderPortal(<CheckoutForm />, {
      before: fillCart(),
      settings: { hide_finalise_price: 'true' },
    })
    await press('Confirm Order')
    expect(within(summary()).queryByText('Items')).toBeNull()
    expect(summary()).not.toHaveTextContent('$')
    await user.click(screen.getByRole('button', { name: /^Update Tally/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Update Tally' })
    expect(within(dialog).getByText('86.4 m')).toBeVisible()
    expect(dialog).not.toHaveTextContent('$')
  })

  it('leaves tax to the order in the tax region [check-05, check-56]', async () => {
    await renderPortal(<CheckoutForm />, { merchant: 'cascade', before: fillCart() })
    await press('Confirm Order')
    expect(within(summary()).getByText('Tax will be calculated upon order creation')).toBeVisible()
    expect(within(summary()).getByText('Sub Total (ex Tax)')).toBeVisible()
    expect(within(summary()).queryByText(/^Total|^\+/)).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Zip code' })).toBeVisible()
    expect(screen.getByRole('radiogroup', { name: 'Dispatch' })).toBeVisible()
  })
})
