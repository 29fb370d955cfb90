import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PortalProvider } from '../../../provider/PortalProvider'
import { callsOf } from '../../../testing/cartRows'
import { leaveCheckout } from '../../../testing/checkoutDraft'
import { fillCart } from '../../../testing/fillCart'
import { chooseMethod } from '../../../testing/fillCheckout'
import { addPastOrders } from '../../../testing/pastOrders'
import { hilltop, rememberCheckout } from '../../../testing/rememberCheckout'
import { renderPortal } from '../../../testing/renderPortal'
import { OrderComplete } from '../../orders/OrderComplete/OrderComplete'
import { CheckoutForm } from './CheckoutForm'
// Preloaded: on a busy machine the first load takes longer than a test waits.
import '../../../parts/field/ComboList'
import '../../../parts/field/DateField'
import '../../../parts/field/TimeField'

const press = (name: string) => screen.findByRole('button', { name })
const job = () => screen.findByRole('combobox', { name: 'Job name' })
const findSite = () => screen.findByRole('group', { name: 'Address and contact' })
const site = () => screen.getByRole('group', { name: 'Address and contact' })
const sent = (sandbox: Parameters<typeof callsOf>[0]) =>
  callsOf(sandbox, 'processComplete').map(({ payload }) => payload)

describe('the checkout of a customer who has ordered before', () => {
  it('is placed with one press on a day, and nothing typed [taps-100, taps-102, taps-111]', async () => {
    const { user, sandbox } = await renderPortal(<CheckoutForm />, { before: rememberCheckout() })
    const confirm = await press('Confirm Order')
    expect(await job()).toHaveValue('Hilltop Rd, stage 2')
    expect(site()).toHaveTextContent(/14 Hilltop Road.*Ringwood VIC.*Sam Whitlock.*0412 555 018/)
    expect(await within(site()).findByText('From Bayswater')).toBeVisible()
    expect(site()).toHaveTextContent('Tray truck, 6 t')
    expect(screen.getByRole('radio', { name: 'Truck delivery to site' })).toBeChecked()
    expect(screen.getByRole('radio', { name: '7 am' })).toBeChecked()
    // Only the customer can decide on the date.
    for (const day of within(screen.getByRole('radiogroup', { name: /Required date/ })).getAllByRole(
      'radio',
    )) {
      expect(day).not.toBeChecked()
    }
    await user.click(screen.getByRole('radio', { name: /^Tomorrow/ }))
    await user.click(confirm)
    await screen.findByRole('dialog', { name: 'Order Placed' })
    expect(sent(sandbox)).toMatchObject([
      {
        clientName: 'Hilltop Rd, stage 2',
        clientAddress: '14 Hilltop Road',
        clientSuburb: 'Ringwood',
        clientState: 'VIC',
        buildersContact: 'Sam Whitlock',
        despatchMethod: 'DELIVER',
        saleDeliveryDetails: [{ vehicleType: 'TRAY', contactPhone: '0412 555 018' }],
      },
    ])
    expect(sent(sandbox)[0]).toHaveProperty('dateRequired', expect.stringMatching(/T07:00$/))
  })

  it.each([
    ['an order', 'Confirm Order', 'Order Placed'],
    ['a quote', 'Create Quote', 'Quote Created'],
  ])(
    'begins with what %s was placed with, reference and notes aside [taps-100]',
    async (_what, button, title) => {
      const { user, client, unmount } = await renderPortal(<CheckoutForm />, {
        before: leaveCheckout({ requiredTime: '09:00', notes: 'Gate 3', vehicleTypeId: 'UTE' }),
      })
      await user.click(await press(button))
      await screen.findByRole('dialog', { name: title })
      await user.click(await press('OK'))
      unmount()

      await fillCart()(client)
      render(
        // On the next page load, which has an empty cache.
        <PortalProvider client={{ ...client }}>
          <CheckoutForm />
        </PortalProvider>,
      )
      expect(await job()).toHaveValue('Hilltop Rd, stage 2')
      expect(site()).toHaveTextContent(/14 Hilltop Road.*Sam Whitlock.*Ute/)
      expect(screen.getByRole('radio', { name: '9 am' })).toBeChecked()
      expect(screen.getByRole('textbox', { name: /Order reference/ })).toHaveValue('')
      expect(screen.getByRole('textbox', { name: /notes/ })).toHaveValue('')
    },
  )

  it('forgets it when the customer signs out [taps-101]', async () => {
    const { client } = await renderPortal(<CheckoutForm />, { before: rememberCheckout() })
    await job()
    expect(client.tabStorage.names('remembered:')).toHaveLength(1)
    await client.session.signOut()
    expect(client.tabStorage.names('remembered:')).toEqual([])
  })

  it('begins with the user’s own name where nothing is remembered [taps-102]', async () => {
    await renderPortal(<CheckoutForm />, { before: fillCart() })
    await press('Confirm Order')
    expect(screen.getByRole('textbox', { name: 'Contact name' })).toHaveValue('Dana Whitfield')
    expect(await job()).toHaveValue('')
  })

  it('goes on with a draft rather than with the last order [taps-102]', async () => {
    await renderPortal(<CheckoutForm />, {
      before: async (client) => {
        await rememberCheckout()(client)
        await leaveCheckout({ jobName: 'Fence at number 9', contactName: 'Lee' })(client)
      },
    })
    expect(await job()).toHaveValue('Fence at number 9')
    expect(screen.getByRole('textbox', { name: 'Contact name' })).toHaveValue('Lee')
  })

  it('offers no method, branch or vehicle that the merchant has no more [taps-102]', async () => {
    await renderPortal(<CheckoutForm />, {
      before: rememberCheckout({ despatchType: 'DRONE', vehicleTypeId: 'VAN' }),
    })
    await press('Confirm Order')
    for (const method of screen.getAllByRole('radio', { name: /site|branch|collects/ })) {
      expect(method).not.toBeChecked()
    }
  })
})

describe('a pick-up that is ordered again', () => {
  it('names the branch that it goes to where the form asks for none, and no nearest one [case-120]', async () => {
    const { user, sandbox, client, unmount } = await renderPortal(<CheckoutForm />, {
      // The branch of an earlier delivery.
      before: rememberCheckout({ despatchType: 'PICKUP', branchId: 'GEE' }),
      settings: { despatch_rules: 'literal' },
    })
    expect(await within(await findSite()).findByText('Pick up from Bayswater')).toBeVisible()
    expect(site()).toHaveTextContent('Tray truck, 6 t')
    expect(site()).not.toHaveTextContent(/nearest|From Geelong|Geelong/)
    await user.click(screen.getByRole('radio', { name: /^Tomorrow/ }))
    await user.click(await press('Confirm Order'))
    const placed = await screen.findByRole('dialog', { name: 'Order Placed' })
    expect(sent(sandbox)).toMatchObject([{ branchID: 'BAY', despatchMethod: 'PICKUP' }])
    const number = /\d{6}/.exec(placed.textContent)?.[0] ?? ''
    await user.click(await press('OK'))
    unmount()
    render(
      <PortalProvider client={{ ...client }}>
        <OrderComplete number={number} kind="Order" />
      </PortalProvider>,
    )
    expect(await screen.findByText(/at Bayswater/)).toBeVisible()
  })

  it('leaves the address and the vehicle of the last delivery as they are known [case-121]', async () => {
    const { user, client, unmount } = await renderPortal(<CheckoutForm />, {
      before: async (client) => {
        await rememberCheckout()(client)
        const hidden = { vehicleTypeId: 'UTE', address: '1 Elsewhere Street', suburb: 'Geelong' }
        await leaveCheckout({ ...hidden, despatchType: 'PICKUP', branchId: 'GEE' })(client)
      },
    })
    await user.click(await press('Confirm Order'))
    await screen.findByRole('dialog', { name: 'Order Placed' })
    await user.click(await press('OK'))
    unmount()
    await fillCart()(client)
    render(
      <PortalProvider client={{ ...client }}>
        <CheckoutForm />
      </PortalProvider>,
    )
    expect(await findSite()).toHaveTextContent(/Pick up from Geelong/)
    expect(site()).not.toHaveTextContent(/Hilltop Road|truck/)
    await chooseMethod(user, 'Truck delivery to site')
    expect(await findSite()).toHaveTextContent(/14 Hilltop Road.*Ringwood VIC.*Tray truck/)
    expect(site()).not.toHaveTextContent(/Elsewhere|Ute/)
  })
})

describe('the jobs of the checkout', () => {
  it('fill in the site, the contact and the branch with one press [taps-103, taps-104]', async () => {
    const { user } = await renderPortal(<CheckoutForm />, { before: rememberCheckout() })
    await user.click(await job())
    await user.click(await screen.findByRole('option', { name: /Quarry Lane/ }))
    expect(await job()).toHaveValue('Quarry Lane')
    expect(site()).toHaveTextContent(/4 Quarry Lane.*Geelong VIC.*Ana Reyes.*0491 570 156/)
    expect(await within(site()).findByText('From Geelong')).toBeVisible()
  })

  it('are also those of the account’s orders, whose address is read when one is chosen [taps-103] [case-439]', async () => {
    const { user, sandbox } = await renderPortal(<CheckoutForm />, {
      before: async (client, sandbox) => {
        await rememberCheckout({ jobs: [hilltop] })(client)
        addPastOrders(sandbox, [
          { number: 400_001, jobName: 'Deck at number 9', address: '9 Bellbird Court', branchId: 'GEE' },
          { number: 400_002, jobName: 'HILLTOP RD, STAGE 2', address: '1 Elsewhere' },
          { number: 400_003, jobName: '' },
          { number: 400_004, jobName: 'Yard', address: '', branchId: 'GEE' },
        ])
        sandbox.database.run(
          "UPDATE transactions SET ship_suburb = 'Ringwood', ship_state = 'VIC', ship_postcode = '3134' WHERE number = 400001",
        )
      },
    })
    expect(callsOf(sandbox, 'getCustomerTransactions')).toEqual([])
    await user.click(await job())
    const option = await screen.findByRole('option', { name: /Deck at number 9/ })
    expect(option).toHaveTextContent(/9 Bellbird Court$/)
    expect(screen.getByRole('option', { name: /^Yard/ })).toHaveTextContent(/Geelong branch$/)
    // Names that only differ in case are one job. An order without a name has no job.
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Hilltop Rd, stage 2'),
      expect.stringContaining('Yard'),
      expect.stringContaining('Deck at number 9'),
      'New job: enter its name',
    ])
    await user.click(option)
    await expect.poll(() => site().textContent).toMatch(/9 Bellbird Court.*Ringwood VIC.*Sam Whitlock/)
  })

  it('that were picked up for last keep the address of an earlier delivery [case-122]', async () => {
    const { user } = await renderPortal(<CheckoutForm />, {
      before: async (client, sandbox) => {
        await rememberCheckout({ jobs: [{ ...hilltop, address: '', suburb: '', branchId: 'GEE' }] })(client)
        addPastOrders(sandbox, [
          { number: 400_001, jobName: 'Hilltop Rd, stage 2', address: '9 Bellbird Court' },
          { number: 400_002, jobName: 'Deck', address: '2 Elm Street' },
          { number: 400_003, jobName: 'Deck', address: '', branchId: 'GEE' },
        ])
      },
    })
    await user.click(await job())
    expect(await screen.findByRole('option', { name: /^Deck/ })).toHaveTextContent(/2 Elm Street$/)
    const option = screen.getByRole('option', { name: /^Hilltop/ })
    expect(option).toHaveTextContent(/9 Bellbird Court$/)
    await user.click(option)
    expect(await screen.findByRole('textbox', { name: /^Address/ })).toHaveValue('9 Bellbird Court')
  })

  it('give what is known of an address that could not be read, and say so [taps-103]', async () => {
    const { user } = await renderPortal(<CheckoutForm />, {
      before: async (client, sandbox) => {
        await rememberCheckout()(client)
        addPastOrders(sandbox, [
          { number: 400_001, jobName: 'Deck at number 9', address: '9 Bellbird Court' },
        ])
      },
      faults: [{ operation: 'getTransactionTP', kind: 'status', status: 404, times: Infinity }],
    })
    await user.click(await job())
    await user.click(await screen.findByRole('option', { name: /Deck at number 9/ }))
    expect(await screen.findByText('We couldn’t load this job’s address. Enter it below.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('9 Bellbird Court')
    expect(screen.getByRole('textbox', { name: 'Suburb' })).toHaveValue('')
  })

  it('narrow as a name is typed, which may be a new one [taps-103]', async () => {
    const { user } = await renderPortal(<CheckoutForm />, { before: rememberCheckout() })
    await user.click(await job())
    await user.click(await screen.findByRole('option', { name: 'New job: enter its name' }))
    expect(await job()).toHaveValue('')
    expect(await job()).toHaveFocus()
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('')

    await user.keyboard('quar')
    expect(screen.getAllByRole('option')).toHaveLength(1)
    await user.keyboard('{ArrowDown}{Enter}')
    expect(await job()).toHaveValue('Quarry Lane')
    await user.keyboard(', shed 2')
    expect(screen.queryByRole('option')).toBeNull()
    expect(await job()).toHaveValue('Quarry Lane, shed 2')
  })

  it('show their fields on Change, and while anything in them is missing or being typed [taps-104]', async () => {
    const { user } = await renderPortal(<CheckoutForm />, { before: rememberCheckout() })
    await job()
    await user.click(within(site()).getByRole('button', { name: 'Change address and contact' }))
    expect(screen.queryByRole('group', { name: 'Address and contact' })).toBeNull()
    const phone = screen.getByRole('textbox', { name: 'Contact phone' })
    await user.clear(phone)
    await user.type(phone, '03')
    expect(phone).toHaveFocus()
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('14 Hilltop Road')

    await user.click(await job())
    await user.click(await screen.findByRole('option', { name: /Quarry Lane/ }))
    expect(site()).toHaveTextContent('4 Quarry Lane')
  })

  it('leave out what a method does not need: a pick-up has neither an address nor a truck [taps-105]', async () => {
    const { user, sandbox } = await renderPortal(<CheckoutForm />, {
      before: rememberCheckout({ branchId: 'GEE' }),
    })
    await job()
    await chooseMethod(user, 'Pick up from branch')
    expect(site()).toHaveTextContent(/Sam Whitlock.*Pick up from Geelong/)
    expect(site()).not.toHaveTextContent(/Hilltop Road|truck/)
    await user.click(screen.getByRole('radio', { name: /^Tomorrow/ }))
    await user.click(await press('Confirm Order'))
    await screen.findByRole('dialog', { name: 'Order Placed' })
    expect(sent(sandbox)).toMatchObject([{ branchID: 'GEE', clientAddress: '' }])
  })
})
