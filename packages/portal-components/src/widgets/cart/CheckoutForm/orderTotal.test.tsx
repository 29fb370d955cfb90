import type { Sandbox } from '@trade-portal/fluid-sandbox'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { callsOf } from '../../../testing/cartRows'
import { leaveCheckout } from '../../../testing/checkoutDraft'
import { renderPortal } from '../../../testing/renderPortal'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { CheckoutForm } from './CheckoutForm'
// Preloaded: on a busy machine the first load takes longer than a test waits.
import '../../../parts/field/DateField'
import '../../../parts/field/TimeField'

const summary = () => screen.findByRole('complementary', { name: 'Order Summary' })
const confirm = () => screen.findByRole('button', { name: 'Confirm Order' })
const amount = (text: string | null | undefined) => Math.round(Number(text?.replace(/[^\d.]/g, '')) * 100)

/** Returns the figures of the summary by label, as written. */
async function figures(): Promise<Record<string, string>> {
  const terms = within(await summary()).getAllByRole('term')
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextSibling?.textContent ?? '']))
}

/** Returns the merchant's amount of the last order, in cents. */
function placed({ database }: Sandbox): number | null {
  const row = database.get<{ total: number }>(
    'SELECT total FROM transactions WHERE cart_id IS NOT NULL ORDER BY number DESC LIMIT 1',
  )
  return row ? row.total / 100 : null
}

/** Opens a form with a priced delivery and a filled cart. */
async function openPriced(setting: SandboxSetting = {}, change: string[] = []) {
  const portal = await renderPortal(<CheckoutForm />, {
    ...setting,
    before: async (client, sandbox) => {
      for (const sql of change) sandbox.database.run(sql)
      await (setting.before ?? leaveCheckout())(client, sandbox)
    },
  })
  await screen.findByText(/From .*, .* (km|mi) away/, undefined, { timeout: 20_000 })
  return portal
}

describe('the total of an order with a delivery', () => {
  it.each(['true', 'false'])(
    'contains it, stands in the modal with the number, and is what is ordered; tax_inclusive %s [check-128]',
    async (tax_inclusive) => {
      const { user, sandbox } = await openPriced({ settings: { tax_inclusive } })
      const shown = await figures()
      expect(Object.keys(shown)).toEqual([
        'Items',
        'Sub Total (ex GST)',
        'Delivery (ex GST)',
        '+GST',
        'Total (inc GST)',
      ])
      expect(shown['Delivery (ex GST)']).toBe('$65.00')
      const [, subtotal, delivery, tax, total] = Object.values(shown).map(amount)
      expect((subtotal ?? 0) + (delivery ?? 0) + (tax ?? 0)).toBe(total)

      await user.click(await confirm())
      const dialog = await screen.findByRole('dialog', { name: 'Order Placed' })
      expect(await within(dialog).findByText(`${shown['Total (inc GST)']} inc GST`)).toBeVisible()
      expect(placed(sandbox)).toBe(total)
    },
    60_000,
  )

  it('leaves the GST of the delivery out, and says so, where the goods have several rates, until the order has found it [check-129]', async () => {
    const { user, sandbox } = await openPriced({}, ["UPDATE products SET tax_rate = 0 WHERE id = 'BBS14100'"])
    const before = await figures()
    expect(before).not.toHaveProperty('Total (inc GST)')
    const untaxed = amount(before['Total before GST on delivery'])

    await user.click(await confirm())
    expect(await screen.findByText(/^The total has changed/)).toBeVisible()
    expect(callsOf(sandbox, 'processComplete')).toEqual([])
    const after = await figures()
    expect(after).not.toHaveProperty('Total before GST on delivery')
    expect(amount(after['Total (inc GST)'])).toBe(untaxed + 650)
    expect(amount(after['+GST'])).toBe(amount(before['+GST']) + 650)

    await user.click(await confirm())
    await screen.findByRole('dialog', { name: 'Order Placed' })
    expect(placed(sandbox)).toBe(untaxed + 650)
  })

  it('is the goods’ while the branch is to price the delivery', async () => {
    await renderPortal(<CheckoutForm />, {
      before: leaveCheckout({ address: '', suburb: '', stateId: '' }),
    })
    await screen.findByText('The branch will price the delivery.', { selector: '[role=status] *' })
    const shown = await figures()
    expect(shown['Delivery (ex GST)']).toBe('The branch will price the delivery.')
    const [, subtotal, , tax, total] = Object.values(shown).map(amount)
    expect((subtotal ?? 0) + (tax ?? 0)).toBe(total)
  })

  it('is a Sub Total, the delivery and a sentence in the tax region [check-130]', async () => {
    const before = leaveCheckout({ vehicleTypeId: 'FLAT' })
    const { user } = await openPriced({ merchant: 'cascade', before })
    expect(Object.keys(await figures())).toEqual(['Items', 'Sub Total (ex Tax)', 'Delivery (ex Tax)'])
    expect(within(await summary()).getByText('Tax will be calculated upon order creation')).toBeVisible()
    await user.click(await confirm())
    const dialog = await screen.findByRole('dialog', { name: 'Order Placed' })
    expect(dialog).not.toHaveTextContent('$')
  })

  it('is hidden with every other amount of the checkout, the lines’ and the modal’s included [check-131]', async () => {
    // No amounts are shown, so none can differ.
    const { user, container } = await openPriced({ settings: { hide_finalise_price: 'true' } }, [
      'UPDATE delivery_bands SET quoted = 400000',
    ])
    expect(container).not.toHaveTextContent('$')
    await user.click(await confirm())
    const dialog = await screen.findByRole('dialog', { name: 'Order Placed' })
    expect(dialog).not.toHaveTextContent('$')
  })
})

describe('a merchant whose charge in the cart always differs from the one quoted', () => {
  const dearer = ['UPDATE delivery_bands SET quoted = 500000']

  it('is ordered from at the second press, once the line’s price was shown [check-121]', async () => {
    const { user, sandbox } = await openPriced({}, dearer)
    expect((await figures())['Delivery (ex GST)']).toBe('$50.00')
    await user.click(await confirm())
    expect(await screen.findByText(/^The delivery price has changed/)).toBeVisible()
    const shown = await figures()
    expect(shown['Delivery (ex GST)']).toBe('$65.00')
    expect(callsOf(sandbox, 'processComplete')).toEqual([])

    await user.click(await confirm())
    await screen.findByRole('dialog', { name: 'Order Placed' })
    expect(placed(sandbox)).toBe(amount(shown['Total (inc GST)']))
  })

  it('stops the second press too when the quote has really changed, and shows the new one [check-122]', async () => {
    const { user, sandbox } = await openPriced({}, dearer)
    await user.click(await confirm())
    await screen.findByText(/^The delivery price has changed/)
    sandbox.database.run('UPDATE delivery_bands SET quoted = 800000')
    await user.click(await confirm())
    expect(await within(await summary()).findByText('$80.00')).toBeVisible()
    expect(screen.getByText(/^The delivery price has changed/)).toBeVisible()
    expect(callsOf(sandbox, 'processComplete')).toEqual([])

    // The line keeps its new price, which is shown next and then ordered.
    await user.click(await confirm())
    expect(await within(await summary()).findByText('$65.00')).toBeVisible()
    await user.click(await confirm())
    expect(await screen.findByRole('dialog', { name: 'Order Placed' })).toBeVisible()
  })
})
