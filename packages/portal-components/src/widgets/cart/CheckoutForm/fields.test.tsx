import type { FluidClient } from '@trade-portal/fluid-sdk'
import type { Sandbox } from '@trade-portal/fluid-sandbox'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { leaveCheckout } from '../../../testing/checkoutDraft'
import { fillCart } from '../../../testing/fillCart'
import { choose, chooseMethod } from '../../../testing/fillCheckout'
import { renderPortal } from '../../../testing/renderPortal'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { CheckoutForm } from './CheckoutForm'
// Preloaded: on a busy machine the first load takes longer than a test waits.
import '../../../parts/field/DateField'
import '../../../parts/field/TimeField'

type Row = {
  row: string
  setting: SandboxSetting
  /** Labels of the fields that a despatch method shows. */
  shown: string[]
}

const left = (changes: Record<string, string | boolean>) => leaveCheckout(changes)
const byPurpose = { despatch_rules: 'by-purpose' }
const literal = { despatch_rules: 'literal' }

const table: Row[] = [
  { row: 'no method yet [check-07]', setting: { before: fillCart() }, shown: ['Address', 'Suburb', 'State'] },
  {
    row: 'literal, delivery [check-08]',
    setting: { before: left({}), settings: literal },
    shown: ['Address, optional', 'Suburb, optional', 'State, optional', 'Branch'],
  },
  {
    row: 'literal, not delivery [check-09]',
    setting: { before: left({ despatchType: 'PICKUP' }), settings: literal },
    shown: ['Address', 'Suburb', 'State', 'Vehicle type', 'Someone will be on site'],
  },
  {
    row: 'by-purpose, delivery [check-10]',
    setting: { before: left({}), settings: byPurpose },
    shown: ['Address', 'Suburb', 'State', 'Vehicle type', 'Someone will be on site'],
  },
  {
    row: 'by-purpose, not delivery [check-11]',
    setting: { before: left({ despatchType: 'PICKUP' }), settings: byPurpose },
    shown: ['Pick up from'],
  },
]

const fieldsInQuestion = [
  'Address',
  'Suburb',
  'State',
  'Branch',
  'Pick up from',
  'Vehicle type',
  'Someone will be on site',
]

const ready = () => screen.findByRole('button', { name: 'Confirm Order' })

/** Returns the fields on screen, with the word that marks an optional one. */
function shownFields() {
  const cards = ['Shipping details', 'Delivery and acceptance'].map((name) =>
    screen.getByRole('region', { name }),
  )
  return fieldsInQuestion.flatMap((label) => {
    const found = cards.flatMap((card) =>
      within(card).queryAllByText(label, { selector: 'label, label *, span', ignore: 'option' }),
    )
    const [first] = found
    if (!first) return []
    const isOptional = /optional/.test(first.closest('[data-field]')?.textContent ?? '')
    return [isOptional ? `${label}, optional` : label]
  })
}

describe('which fields the checkout shows', () => {
  it.each(table)('for $row', async ({ setting, shown }) => {
    await renderPortal(<CheckoutForm />, setting)
    await ready()
    await expect.poll(shownFields).toEqual(shown)
  })

  it('has the two cards and every field of the specification [check-01, check-04]', async () => {
    await renderPortal(<CheckoutForm />, { before: left({}), settings: literal })
    await ready()
    expect(screen.getByRole('heading', { level: 1, name: 'Order Details' })).toBeVisible()
    const shipping = within(screen.getByRole('region', { name: 'Shipping details' }))
    expect(shipping.getByRole('radiogroup', { name: 'Despatch type' })).toBeVisible()
    expect(shipping.getByRole('combobox', { name: 'Job name' })).toBeVisible()
    for (const name of [/^Address/, /^Suburb/, /^Order details\/delivery notes/, /^Order reference/]) {
      expect(shipping.getByRole('textbox', { name })).toBeVisible()
    }
    expect(shipping.getByRole('button', { name: /State/ })).toBeVisible()
    expect(shipping.queryByRole('textbox', { name: /Zip/i })).toBeNull()
    const delivery = within(screen.getByRole('region', { name: 'Delivery and acceptance' }))
    expect(await delivery.findByRole('button', { name: 'Change branch' })).toBeVisible()
    for (const name of [/^Contact email/, 'Contact name', 'Contact phone']) {
      expect(delivery.getByRole('textbox', { name })).toBeVisible()
    }
    for (const name of [/Required date/, /Required time/]) {
      expect((await delivery.findAllByRole('spinbutton', { name })).length).toBeGreaterThan(1)
    }
  })

  it('says under the despatch type that a delivery is priced upon order [check-06]', async () => {
    const { user } = await renderPortal(<CheckoutForm />, { before: fillCart() })
    await ready()
    const methods = screen.getByRole('radiogroup', { name: 'Despatch type' })
    const words = 'If selected, delivery price will be added upon order.'
    await chooseMethod(user, 'Truck delivery to site')
    expect(methods).toHaveAccessibleDescription(words)
    await chooseMethod(user, 'Pick up from branch')
    expect(methods).not.toHaveAccessibleDescription(words)
  })

  it('lists what the merchant offers: methods, states, branches and vehicles [check-12]', async () => {
    const { user } = await renderPortal(<CheckoutForm />, {
      before: left({ despatchType: '', address: '', suburb: '' }),
      settings: literal,
    })
    await ready()
    const methods = within(screen.getByRole('radiogroup', { name: 'Despatch type' })).getAllByRole('radio')
    expect(methods.map((method) => method.closest('label')?.textContent)).toEqual([
      'Truck delivery to site',
      'Crane truck delivery to site',
      'Pick up from branch',
      'Your own carrier collects',
    ])
    const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
    await chooseMethod(user, 'Pick up from branch')
    await user.click(await screen.findByRole('button', { name: /Vehicle type/ }))
    await screen.findByRole('option', { name: 'Ute' })
    expect(names()).toEqual(['Tray truck, 6 t', 'Crane truck, 12 t', 'Semi-trailer', 'Ute'])
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: /State/ }))
    expect(names()).toContain('Victoria')
    await user.keyboard('{Escape}')
    await chooseMethod(user, 'Truck delivery to site')
    await user.click(await screen.findByRole('button', { name: /Branch/ }))
    // Branches that take no orders are not offered.
    expect(names().join()).toMatch(/Bayswater/)
    expect(names().join()).not.toMatch(/Head Office/)
  })

  it('knows the customer’s own e-mail address [check-13]', async () => {
    const { client } = await renderPortal(<CheckoutForm />, { before: fillCart() })
    await ready()
    const { email } = await client.account.getUser()
    expect(screen.getByRole('textbox', { name: /Contact email/ })).toHaveValue(email)
  })

  it('asks for a branch where a delivery’s address is not found and nothing else names one [check-27]', async () => {
    const nowhere = { suburb: 'Nowhere', address: '1 Lost Lane', branchId: '', vehicleTypeId: 'UTE' }
    const { user, sandbox } = await renderPortal(<CheckoutForm />, {
      before: left(nowhere),
      settings: { ...byPurpose, initial_branch: '' },
    })
    await ready()
    expect(await screen.findByRole('button', { name: /Branch$/ })).toBeVisible()
    await user.click(await ready())
    expect(await screen.findByRole('link', { name: 'Please select a Branch' })).toBeVisible()

    await choose(user, /Branch/, /Geelong/)
    await user.click(await ready())
    await screen.findByRole('dialog', { name: 'Order Placed' })
    const sent = sandbox.calls.find(({ operation }) => operation === 'processComplete')
    expect(sent?.payload).toMatchObject({ branchID: 'GEE' })
  })

  it('writes days as the locale does: day first in Australia, month first in the States [check-15]', async () => {
    const order = async () =>
      (await screen.findAllByRole('spinbutton', { name: /Required date/ })).map((part) =>
        part.getAttribute('data-type'),
      )
    const australian = await renderPortal(<CheckoutForm />, { before: left({}) })
    expect(await order()).toEqual(['day', 'month', 'year'])
    australian.unmount()
    await renderPortal(<CheckoutForm />, { before: left({}), settings: { locale: 'en-US' } })
    expect(await order()).toEqual(['month', 'day', 'year'])
  })

  it('offers up to six methods as cards, and more in a list that opens [taps-106]', async () => {
    const addMethods = (count: number) => ({
      before: async (client: FluidClient, sandbox: Sandbox) => {
        await fillCart()(client)
        for (let index = 0; index < count; index++) {
          sandbox.database.run(`INSERT INTO despatch_methods VALUES ('M${index}', 'Method ${index}', 1)`)
        }
      },
    })
    const six = await renderPortal(<CheckoutForm />, addMethods(2))
    await ready()
    const methods = screen.getByRole('radiogroup', { name: 'Despatch type' })
    expect(within(methods).getAllByRole('radio')).toHaveLength(6)
    six.unmount()

    const { user } = await renderPortal(<CheckoutForm />, addMethods(3))
    await ready()
    expect(screen.queryByRole('radiogroup', { name: 'Despatch type' })).toBeNull()
    await choose(user, /Despatch type$/, 'Method 2')
    expect(screen.getByRole('button', { name: /Despatch type$/ })).toHaveTextContent('Method 2')
  })

  it('shows the branch that delivers, for a change, where one is asked for [taps-121]', async () => {
    const { user, sandbox } = await renderPortal(<CheckoutForm />, {
      before: left({ branchId: '' }),
      settings: literal,
    })
    await ready()
    const branch = await screen.findByRole('group', { name: 'Branch' })
    expect(branch).toHaveTextContent('Bayswater')
    await user.click(within(branch).getByRole('button', { name: 'Change branch' }))
    await choose(user, /Branch$/, /Geelong/)
    expect(screen.getByText(/Bayswater is closer to the address and will deliver/)).toBeVisible()
    await user.click(await ready())
    await screen.findByRole('dialog', { name: 'Order Placed' })
    const sent = sandbox.calls.find(({ operation }) => operation === 'processComplete')
    expect(sent?.payload).toMatchObject({ branchID: 'BAY' })
  })

  it('says that no branch is near only of a place with its suburb and its state [taps-122]', async () => {
    const { user } = await renderPortal(<CheckoutForm />, {
      before: left({ address: '1 Lost Lane', suburb: 'Nowhere', stateId: '' }),
    })
    await ready()
    expect(
      await screen.findByText('The branch will price the delivery.', { selector: '[role=status] *' }),
    ).toBeVisible()
    await choose(user, /State$/, 'Victoria')
    expect(await screen.findByText(/^We couldn’t find a branch near this address\./)).toBeVisible()
  })
})
