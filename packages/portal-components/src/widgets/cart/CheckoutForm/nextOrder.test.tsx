import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PortalProvider } from '../../../provider/PortalProvider'
import { useQueryCache } from '../../../context/queries'
import { callsOf } from '../../../testing/cartRows'
import { leaveCheckout } from '../../../testing/checkoutDraft'
import { addPastOrders } from '../../../testing/pastOrders'
import { renderPortal } from '../../../testing/renderPortal'
import { CheckoutForm } from './CheckoutForm'
// Preloaded: on a busy machine the first load takes longer than a test waits.
import '../../../parts/field/DateField'
import '../../../parts/field/TimeField'

const left = (changes: Record<string, string>) => leaveCheckout(changes)
const press = (name: string) => screen.findByRole('button', { name })

/** Refetches the cart after another user's change. */
function Refresh() {
  const queryClient = useQueryCache()
  return <button onClick={() => void queryClient.invalidateQueries()}>Refresh</button>
}

describe('the next order', () => {
  it('is priced with the vehicle of the one before, where its form asks for none [check-54]', async () => {
    const { user, client, sandbox, unmount } = await renderPortal(<CheckoutForm />, {
      before: left({ despatchType: 'PICKUP', vehicleTypeId: 'SEMI' }),
      settings: { despatch_rules: 'literal' },
    })
    await user.click(await press('Confirm Order'))
    await screen.findByRole('dialog', { name: 'Order Placed' })
    await user.click(await press('OK'))
    unmount()

    await left({ vehicleTypeId: '' })(client)
    render(
      // On the next page load, which has an empty cache.
      <PortalProvider client={{ ...client }}>
        <CheckoutForm />
      </PortalProvider>,
    )
    expect(await screen.findByText(/^From Bayswater/)).toBeVisible()
    expect(callsOf(sandbox, 'getClosestBranch')).toMatchObject([{ payload: { vehicleType: 'SEMI' } }])
  })

  it.each([
    [
      'Order',
      'Confirm Order',
      /^Your order was not placed\./,
      'Your earlier order PO-20418 was placed. Its number is 990001.',
    ],
    [
      'Quote',
      'Create Quote',
      /^Your quote was not created\./,
      'Your earlier quote PO-20418 was created. Its number is 990001.',
    ],
  ] as const)(
    'is stopped once by an earlier %s that appears after all [check-72, check-73, check-104]',
    async (type, button, lapsed, found) => {
      const pickUp = left({ despatchType: 'PICKUP', vehicleTypeId: 'UTE' })
      const { user, client, sandbox } = await renderPortal(
        <>
          <Refresh />
          <CheckoutForm />
        </>,
        { before: pickUp, haste: 25 },
      )
      sandbox.faults.add({ operation: 'processComplete', kind: 'reset' })
      await user.click(await press(button))
      expect(await screen.findByText(lapsed, undefined, { timeout: 8000 })).toBeVisible()

      addPastOrders(sandbox, [
        { number: 990_001, type, reference: 'PO-20418', jobName: 'Hilltop Rd, stage 2', amount: 7_879_900 },
      ])
      await client.cart.reset()
      await pickUp(client)
      await user.click(screen.getByRole('button', { name: 'Refresh' }))
      const summary = within(screen.getByRole('complementary', { name: 'Order Summary' }))
      await expect.poll(() => summary.queryByText(lapsed)).toBeNull()
      await user.click(await press('Confirm Order'))
      expect(await summary.findByText(found)).toBeVisible()
      expect(summary.getByText(/^Nothing was sent this time\./)).toBeVisible()
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(callsOf(sandbox, 'processComplete')).toHaveLength(1)

      await user.click(await press('Confirm Order'))
      expect(await screen.findByRole('dialog', { name: 'Order Placed' })).toBeVisible()
      expect(callsOf(sandbox, 'processComplete')).toHaveLength(2)
    },
  )

  it('is met by an earlier one, which is asked about by its own name, and can be sent after the answer [check-104]', async () => {
    const pickUp = left({ despatchType: 'PICKUP', vehicleTypeId: 'UTE', reference: 'PO-20500' })
    const { user, sandbox } = await renderPortal(<CheckoutForm />, {
      before: async (client, { database }) => {
        await left({})(client)
        database.exec(
          `CREATE TRIGGER dearer AFTER INSERT ON transactions WHEN new.order_reference = 'PO-20418'
           BEGIN UPDATE transactions SET total = total * 2 WHERE number = new.number; END`,
        )
      },
      interrupted: 'after',
      next: pickUp,
    })
    // Shown above the form until a press is blocked by it.
    const news = await screen.findByRole('region', { name: 'Order updates' })
    expect(await within(news).findByRole('article', { name: 'Your order PO-20418' })).toBeVisible()
    await user.click(await press('Confirm Order'))

    const summary = within(await screen.findByRole('complementary', { name: 'Order Summary' }))
    const earlier = within(await summary.findByRole('article', { name: 'Your earlier order PO-20418' }))
    expect(screen.queryByRole('region', { name: 'Order updates' })).toBeNull()
    expect(summary.getByText(/^Nothing was sent this time\./)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Confirm Order' })).toBeNull()
    await user.click(earlier.getByRole('button', { name: 'Not mine' }))

    expect(await summary.findByText('Nothing was sent. You can send this one now.')).toBeVisible()
    await user.click(await press('Confirm Order'))
    expect(await screen.findByRole('dialog', { name: 'Order Placed' })).toBeVisible()
    expect(callsOf(sandbox, 'processComplete')).toHaveLength(2)
  })
})
