import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { callsOf, rowOf } from '../../../testing/cartRows'
import { leaveCheckout } from '../../../testing/checkoutDraft'
import { openRememberedCheckout } from '../../../data/remembered/remembered'
import { remembered } from '../../../testing/rememberCheckout'
import { renderPortal } from '../../../testing/renderPortal'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { CheckoutForm } from './CheckoutForm'
// Preloaded: on a busy machine the first load takes longer than a test waits.
import '../../../parts/field/DateField'
import '../../../parts/field/TimeField'
import '../../../surfaces/TallyModal/TallyModal'

const left = (changes: Record<string, string | boolean> = {}) => leaveCheckout(changes)
/** With these rules a delivery asks for a branch, but not for a vehicle or a contact on site. */
const literal = { despatch_rules: 'literal' }
const summary = () => screen.findByRole('complementary', { name: 'Order Summary' })
const figure = async (name: string) => within(await summary()).getByText(name).nextSibling
const confirm = () => screen.findByRole('button', { name: 'Confirm Order' })

/** Opens the form with the delivery's price shown. */
async function openPriced(setting: SandboxSetting = { before: left() }) {
  const portal = await renderPortal(<CheckoutForm />, setting)
  await screen.findByText(/From Bayswater, .* km away/, undefined, { timeout: 10_000 })
  return portal
}

describe('the summary of the checkout', () => {
  it('counts items and adds up, with the three ways on [check-02, check-28]', async () => {
    await openPriced()
    expect(await figure('Items')).toHaveTextContent('3')
    expect(await figure('Sub Total (ex GST)')).toHaveTextContent('$716.35')
    expect(await figure('Delivery (ex GST)')).toHaveTextContent('$65.00')
    expect(await figure('+GST')).toHaveTextContent('$78.14')
    expect(await figure('Total (inc GST)')).toHaveTextContent('$859.49')
    expect(await confirm()).toBeVisible()
    expect(screen.getByRole('button', { name: 'Create Quote' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to Review Cart' })).toHaveAttribute('href', '#/cart')
  })

  it('hides its amounts and its count, keeps its buttons, and names no price of the delivery [check-29]', async () => {
    await openPriced({ before: left(), settings: { hide_finalise_price: 'true' } })
    expect(within(await summary()).queryByText('Items')).toBeNull()
    expect(document.body).not.toHaveTextContent('$')
    expect(await confirm()).toBeVisible()
    expect(screen.getByRole('button', { name: 'Create Quote' })).toBeVisible()
  })
})

describe('the lines of the checkout', () => {
  it('show picture, description, SKU and unit price, and can be changed and removed [check-50]', async () => {
    const { user, client } = await openPriced()
    const row = await rowOf(/screw/i)
    expect(row.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/BBS14100/))
    expect(row).toHaveTextContent('BBS14100')
    expect(within(row).getByText('$69.96 per box')).toBeVisible()
    await user.click(within(row).getByRole('button', { name: /^Increase quantity of/ }))
    expect(within(row).getByText('$209.88')).toBeVisible()
    await waitFor(async () =>
      expect((await client.cart.read()).lines.map(({ quantity }) => quantity)).toContain(3),
    )
    await user.click(within(row).getByRole('button', { name: /^Remove/ }))
    expect(await figure('Items')).toHaveTextContent('2')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await figure('Items')).toHaveTextContent('3')
  })

  it('show a tally’s Total Qty with its unit, and change it [check-51]', async () => {
    const { user } = await openPriced()
    const row = await rowOf(/MGP10/)
    expect(within(row).getByText('Total Qty')).toBeVisible()
    expect(within(row).getByText('86.4 m')).toBeVisible()
    await user.click(within(row).getByRole('button', { name: /^Update Tally/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Update Tally' })
    const pieces = await within(dialog).findByRole('spinbutton', { name: /3\.6/ })
    await user.clear(pieces)
    await user.type(pieces, '2{Enter}')
    await user.click(within(dialog).getByRole('button', { name: 'Update Tally' }))
    expect(await within(row).findByText('50.4 m')).toBeVisible()
  })

  it.each([
    ['false', 'Prices exclude GST'],
    ['true', 'Prices include GST'],
  ])('say with tax_inclusive %s: %s [check-52]', async (tax_inclusive, words) => {
    await openPriced({ before: left(), settings: { tax_inclusive } })
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('are ordered as they were changed a moment before [check-53]', async () => {
    const { user, sandbox } = await openPriced()
    await user.click(within(await rowOf(/concrete/i)).getByRole('button', { name: /^Remove/ }))
    await user.click(within(await rowOf(/screw/i)).getByRole('button', { name: /^Increase quantity of/ }))
    await user.click(await confirm())
    await screen.findByRole('dialog', { name: 'Order Placed' })
    const ordered = sandbox.database.all<{ product_code: string; quantity: number }>(
      `SELECT * FROM transaction_lines WHERE number =
         (SELECT number FROM transactions WHERE cart_id IS NOT NULL ORDER BY placed_at DESC LIMIT 1)`,
    )
    expect(ordered).toHaveLength(3)
    expect(JSON.stringify(ordered)).not.toContain('CONRS20')
    expect(JSON.stringify(ordered)).toContain('DELMET1')
  })
})

describe('what the checkout waits for', () => {
  it.each(['getListDespatchMethod', 'getCartContents', 'getUserDetails'])(
    'offers no button before %s has answered [check-40]',
    async (operation) => {
      const { sandbox } = await renderPortal(<CheckoutForm />, {
        before: left(),
        faults: [{ operation, kind: 'hang', times: Infinity }],
      })
      await waitFor(() => expect(callsOf(sandbox, operation).length).toBeGreaterThan(0))
      expect(await screen.findByText('Loading…')).toBeInTheDocument()
      expect(screen.queryByRole('button', { name: 'Confirm Order' })).toBeNull()
      expect(screen.queryByRole('button', { name: 'Create Quote' })).toBeNull()
    },
  )

  it('says in the modal titled Error that the chosen method is offered no more [check-41]', async () => {
    const { user, sandbox } = await openPriced({ before: left() })
    sandbox.database.run("DELETE FROM despatch_methods WHERE name = 'DELIVER'")
    await user.click(await confirm())
    const dialog = await screen.findByRole('alertdialog', { name: 'Error' })
    expect(within(dialog).getByText(/Unable to find selected despatch method/)).toBeVisible()
    expect(callsOf(sandbox, 'processComplete')).toEqual([])
  })

  it('says Something went wrong. of a failure without a message [check-39]', async () => {
    const { user, sandbox } = await openPriced({ before: left() })
    sandbox.faults.add({ operation: 'getCustomerDetails', kind: 'status', status: 404 })
    await user.click(await confirm())
    const dialog = await screen.findByRole('alertdialog', { name: 'Error' })
    expect(within(dialog).getByText(/Something went wrong\./)).toBeVisible()
  })
})

describe('the delivery of an order', () => {
  const chain = ['getGeocode', 'getClosestBranch', 'getDeliveryCharge']

  it('is looked for by address and vehicle, priced, put in the cart and then ordered [check-23, check-24, check-54]', async () => {
    const { user, sandbox } = await openPriced()
    expect(sandbox.calls.filter(({ operation }) => chain.includes(operation))).toMatchObject([
      {
        operation: 'getGeocode',
        payload: { addressLine1: '14 Hilltop Road', addressLine2: 'Ringwood', addressLine3: 'VIC' },
      },
      {
        operation: 'getClosestBranch',
        payload: { latitudeDelivery: -37.814, longitudeDelivery: 145.228, vehicleType: 'TRAY' },
      },
      {
        operation: 'getDeliveryCharge',
        payload: { branchID: 'BAY', distanceKm: 4.2, vehicleType: 'TRAY' },
      },
    ])
    // The quote alone does not add the product of the delivery.
    const before = callsOf(sandbox, 'addCartProduct').length
    await user.click(await confirm())
    await screen.findByRole('dialog', { name: 'Order Placed' })
    const added = callsOf(sandbox, 'addCartProduct').slice(before)
    expect(added).toMatchObject([{ payload: { productID: 'DELMET1', UOM: 'ea', quoteQty: 1 } }])
    const names = sandbox.calls.map(({ operation }) => operation)
    expect(names.lastIndexOf('addCartProduct')).toBeLessThan(names.indexOf('processComplete'))
  })

  it('is priced with the vehicle that was used last [check-54]', async () => {
    const { sandbox } = await openPriced({
      before: async (client) => {
        await left({ vehicleTypeId: '' })(client)
        const answers = { ...remembered, vehicleTypeId: 'SEMI' }
        openRememberedCheckout({ client, user: 'builder' }).write(answers)
      },
      settings: literal,
    })
    expect(callsOf(sandbox, 'getClosestBranch')).toMatchObject([{ payload: { vehicleType: 'SEMI' } }])
  })

  it.each([
    ['no address', { address: '', suburb: '', stateId: '' }, 'The branch will price the delivery.'],
    [
      'an address that is not found',
      { suburb: 'Nowhere' },
      'We couldn’t find a branch near this address. The branch will price the delivery.',
    ],
  ])('with %s goes from the branch selected, without a charge [check-55]', async (_what, changes, said) => {
    const { user, sandbox } = await renderPortal(<CheckoutForm />, {
      before: left({ ...changes, branchId: 'GEE' }),
      settings: literal,
    })
    expect(await screen.findByText(said, { selector: '[role=status] *' })).toBeVisible()
    const before = callsOf(sandbox, 'addCartProduct').length
    await user.click(await confirm())
    await screen.findByRole('dialog', { name: 'Order Placed' })
    expect(callsOf(sandbox, 'addCartProduct')).toHaveLength(before)
    expect(callsOf(sandbox, 'getClosestBranch')).toEqual([])
    expect(callsOf(sandbox, 'processComplete')).toMatchObject([{ payload: { branchID: 'GEE' } }])
  })

  it('is ordered with all that the form and the account say, each in its field [check-36, check-37, check-38]', async () => {
    const { user, client, sandbox } = await openPriced({
      before: left({ notes: 'Call from the gate', contactEmail: 'site@ridgeline.example', zipCode: '3999' }),
    })
    const { id } = await client.cart.read()
    await user.click(await confirm())
    await screen.findByRole('dialog', { name: 'Order Placed' })
    expect(callsOf(sandbox, 'processComplete').map(({ payload }) => payload)).toEqual([
      {
        transactionType: 'Order',
        branchID: 'BAY',
        customerName: 'Ridgeline Carpentry Pty Ltd',
        customerAddress: 'PO Box 118',
        customerState: 'VIC',
        customerPostcode: '3134',
        customerEmail: 'dana@ridgeline-carpentry.example',
        clientName: 'Hilltop Rd, stage 2',
        clientAddress: '14 Hilltop Road',
        clientSuburb: 'Ringwood',
        clientState: 'VIC',
        clientPostcode: '',
        clientEmail: 'site@ridgeline.example',
        buildersRef: 'PO-20418',
        buildersContact: 'Sam Whitlock',
        salesRepID: 0,
        dateRequired: '2099-06-05T07:30',
        despatchMethod: 'DELIVER',
        shippingInstructions: 'Call from the gate',
        outputType: '',
        outputDevice: '',
        outputEmail: '',
        jobName: 'Hilltop Rd, stage 2',
        saleDeliveryDetails: [
          {
            branchID: 'BAY',
            requiredTime: 800,
            isFixedTime: false,
            contactOnSite: false,
            vehicleType: 'TRAY',
            contactName: 'Sam Whitlock',
            contactPhone: '0412 555 018',
            deliveryDate: '2099-06-05',
            distanceKm: 4.2,
            latitude: -37.814,
            longitude: 145.228,
            cartonQty: 0,
            palletQty: 0,
            weight: 0,
            volume: 0,
            runNumber: 0,
            runSequence: 0,
            carrier: '',
            consignmentNote: '',
          },
        ],
        deviceID: 'TPIRONBARK',
        sessionID: id,
        customerID: '104218',
        tpaID: 'TP1001',
      },
    ])
  })

  it('goes from the closest branch even where another was selected [check-22]', async () => {
    const { user, sandbox } = await openPriced({ before: left({ branchId: 'GEE' }) })
    await user.click(await confirm())
    await screen.findByRole('dialog', { name: 'Order Placed' })
    expect(callsOf(sandbox, 'processComplete')).toMatchObject([{ payload: { branchID: 'BAY' } }])
  })

  it('leaves out onsite and postcode where the form has none [check-38]', async () => {
    const { user, sandbox } = await openPriced({
      before: left({ onsite: true, zipCode: '3134' }),
      settings: literal,
    })
    await user.click(await confirm())
    await screen.findByRole('dialog', { name: 'Order Placed' })
    expect(callsOf(sandbox, 'processComplete')).toMatchObject([
      { payload: { clientPostcode: '', saleDeliveryDetails: [{ contactOnSite: false }] } },
    ])
  })
})

describe('a cart that is empty at the checkout', () => {
  it('becomes so when its last line is removed there [check-03]', async () => {
    const { user } = await renderPortal(<CheckoutForm />, {
      before: async (client) => {
        await client.cart.addProduct({ productId: 'BBS14100', unit: 'box', quantity: 2 })
      },
    })
    await user.click(within(await rowOf(/screw/i)).getByRole('button', { name: /^Remove/ }))
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
    expect(screen.getByRole('link', { name: 'View Products' })).toHaveAttribute('href', '#/products')
  })
})
