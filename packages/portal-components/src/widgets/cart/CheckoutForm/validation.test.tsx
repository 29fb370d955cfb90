import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { leaveCheckout } from '../../../testing/checkoutDraft'
import { fillCart } from '../../../testing/fillCart'
import { chooseMethod } from '../../../testing/fillCheckout'
import { rememberCheckout } from '../../../testing/rememberCheckout'
import { renderPortal } from '../../../testing/renderPortal'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { CheckoutForm } from './CheckoutForm'

/** Presses Confirm Order on a form in the given state. */
async function pressOn(setting: SandboxSetting) {
  const portal = await renderPortal(<CheckoutForm />, setting)
  await portal.user.click(await screen.findByRole('button', { name: 'Confirm Order' }))
  return portal
}
const left = (changes: Record<string, string | boolean>, merchant?: 'ironbark' | 'cascade') => ({
  merchant,
  before: leaveCheckout(changes),
})
/** With these rules a delivery asks for a branch, and any other method for a vehicle and an address. */
const literal = { despatch_rules: 'literal' }
const jobName = () => screen.getByRole('combobox', { name: 'Job name' })
const field = (name: string | RegExp) => screen.getByRole('textbox', { name })

/** Returns a date as `YYYY-MM-DD`, in the time zone of the test. */
function daysFromNow(days: number): string {
  const day = new Date()
  day.setDate(day.getDate() + days)
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`
}

describe('what the checkout form asks for', () => {
  it('asks for everything on an empty form, counts it, and takes the focus to the first [check-17]', async () => {
    const { sandbox, user } = await pressOn({ before: fillCart() })

    expect(await screen.findByText('Fix 8 things to place the order')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Truck delivery to site' })).toHaveFocus()
    expect(screen.getByRole('radiogroup', { name: 'Despatch type' })).toHaveAccessibleDescription(
      /Please select a Despatch type/,
    )
    expect(jobName()).toHaveAccessibleDescription('Job name is required')
    expect(field('Address')).toHaveAccessibleDescription(/Address is required/)
    expect(field('Suburb')).toHaveAccessibleDescription('Suburb is required')
    expect(screen.getByRole('button', { name: /State/ })).toHaveAccessibleDescription(
      'required State is required',
    )
    // The field starts with the user's name.
    await user.clear(field('Contact name'))
    expect(field('Contact name')).toHaveAccessibleDescription('Please enter a Contact name')
    expect(screen.getByText('Fix 9 things to place the order')).toBeVisible()
    expect(field('Contact phone')).toHaveAccessibleDescription('Please enter a Contact phone')
    for (const [name, words] of [
      ['Required date', 'Please enter a Required date'],
      ['Required time', 'Please enter a Required time'],
    ]) {
      expect(screen.getByRole('radiogroup', { name })).toHaveAccessibleDescription(words)
    }
    expect(sandbox.calls.map(({ operation }) => operation)).not.toContain('processComplete')
  })

  it('asks a delivery for its branch, and not for an address [check-18]', async () => {
    await pressOn({ ...left({ branchId: '', address: '', suburb: '', stateId: '' }), settings: literal })
    expect(await screen.findByText('Fix 1 thing to place the order')).toBeVisible()
    const branch = screen.getByRole('button', { name: /Branch/ })
    expect(branch).toHaveAccessibleDescription('required Please select a Branch')
    expect(branch).toHaveFocus()
    expect(field(/^Address/)).toHaveAccessibleDescription(
      'Used to find your nearest branch and price the delivery',
    )
    expect(screen.getByText('The branch will price the delivery.', { selector: 'span' })).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: 'Someone will be on site' })).toBeNull()
  })

  it('asks any other method for the vehicle and an address, and shows the branch no more [check-19]', async () => {
    const nowhere = { address: '', suburb: '', stateId: '' }
    const { user } = await pressOn({
      ...left({ ...nowhere, branchId: '', jobName: '', vehicleTypeId: '' }),
      settings: literal,
    })
    await chooseMethod(user, 'Pick up from branch')

    const vehicle = await screen.findByRole('button', { name: /Vehicle type/ })
    expect(vehicle).toHaveAccessibleDescription('required Please select a Vehicle type')
    expect(screen.getByRole('checkbox', { name: 'Someone will be on site' })).not.toBeChecked()
    expect(screen.queryByRole('button', { name: /Branch/ })).toBeNull()
    expect(await screen.findByText('Fix 5 things to place the order')).toBeVisible()
    expect(field('Address')).toHaveAccessibleDescription('Address is required')
    expect(field('Suburb')).toHaveAccessibleDescription('Suburb is required')
    expect(screen.getByRole('button', { name: /State/ })).toHaveAccessibleDescription(
      'required State is required',
    )
  })

  it('asks where to pick up from when the merchant has no branch of its own choice [check-26]', async () => {
    await pressOn({
      ...left({ despatchType: 'PICKUP', branchId: '', vehicleTypeId: 'UTE' }),
      settings: { ...literal, initial_branch: '' },
    })
    expect(await screen.findByRole('button', { name: /Pick up from$/ })).toHaveAccessibleDescription(
      'required Please select a Branch',
    )
  })

  it('asks by purpose where the merchant wants it so: no address to pick up, a vehicle to deliver', async () => {
    const { user } = await pressOn({
      ...left({ despatchType: 'PICKUP', branchId: '', vehicleTypeId: '' }),
      settings: { despatch_rules: 'by-purpose' },
    })
    expect(await screen.findByRole('link', { name: 'Please select a Branch' })).toBeVisible()
    expect(screen.queryByRole('textbox', { name: /^Address/ })).toBeNull()

    await chooseMethod(user, 'Truck delivery to site')
    expect(await screen.findByRole('link', { name: 'Please select a Vehicle type' })).toBeVisible()
    expect(screen.queryByText('Please select a Branch')).toBeNull()
  })

  it('refuses a day that has passed, and not the current one [check-14]', async () => {
    const past = await pressOn(left({ requiredDate: daysFromNow(-1) }))
    expect(await screen.findByRole('link', { name: 'The required date is in the past' })).toBeVisible()
    expect(screen.getAllByRole('spinbutton', { name: /Required date/ })[0]).toHaveFocus()
    past.unmount()
    await pressOn(left({ requiredDate: daysFromNow(0), jobName: '' }))
    expect(await screen.findByRole('link', { name: 'Job name is required' })).toBeVisible()
    expect(screen.queryByText('The required date is in the past')).toBeNull()
  })

  it('refuses what is no e-mail address, and asks for none [check-49 case-106]', async () => {
    const { user } = await pressOn(left({ contactEmail: 'dana at ridgeline', jobName: ' ' }))
    const email = field(/Contact email/)
    expect(email).toHaveAccessibleDescription('Enter an email address, like name@example.com')
    expect(jobName()).toHaveAccessibleDescription('Job name is required')
    const two = 'dana@ridgeline.example,mei@ridgeline.example'
    for (const typed of ['dana@ridgeline', '@ridgeline.example', 'dana@', 'dana@ridge line.example', two]) {
      await user.clear(email)
      expect(email).toHaveAccessibleDescription('')
      await user.paste(typed)
      expect(email).toHaveAccessibleDescription('Enter an email address, like name@example.com')
    }
    await user.clear(email)
    await user.paste("mick.o'brien@example.com.au")
    expect(email).toHaveAccessibleDescription('')
  })

  it('speaks of Dispatch and asks for the zip code in the tax region [check-20]', async () => {
    await pressOn({ merchant: 'cascade', before: fillCart() })
    expect(await screen.findByRole('link', { name: 'Please select a Dispatch type' })).toBeVisible()
    expect(field('Zip code')).toHaveAccessibleDescription('Zip Code is required')
  })

  it('asks for the zip code of a delivery too, whose address may be left out [check-20]', async () => {
    const nowhere = { address: '', suburb: '', stateId: '', zipCode: '' }
    await pressOn({ ...left(nowhere, 'cascade'), settings: { despatch_rules: 'literal' } })
    expect(await screen.findByText('Fix 1 thing to place the order')).toBeVisible()
    expect(field('Zip code')).toHaveAccessibleDescription('Zip Code is required')
  })

  it('says that another branch delivers than the one chosen [check-22]', async () => {
    await renderPortal(<CheckoutForm />, { ...left({ branchId: 'GEE' }), settings: literal })
    const words = await screen.findByText(/From Bayswater/)
    expect(within(words).getByText(/Bayswater is closer to the address and will deliver/)).toBeVisible()
  })

  it('lists what is wrong, leads to each field, and shortens as it is fixed, without being read out again [taps-120 case-411]', async () => {
    const { user } = await pressOn(left({ jobName: '', contactPhone: '', requiredTime: '' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Fix 3 things to place the order')
    const problems = () =>
      screen.getAllByRole('listitem').flatMap((item) => within(item).queryByRole('link')?.textContent ?? [])
    expect(problems()).toEqual([
      'Job name is required',
      'Please enter a Required time',
      'Please enter a Contact phone',
    ])
    await user.click(screen.getByRole('link', { name: 'Please enter a Required time' }))
    expect(screen.getByRole('radio', { name: '6 am' })).toHaveFocus()
    await user.keyboard(' ')
    expect(await screen.findByText('Fix 2 things to place the order')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()

    await user.click(screen.getByRole('link', { name: 'Please enter a Contact phone' }))
    expect(field('Contact phone')).toHaveFocus()
    await user.paste('0412 555 018')
    await user.click(screen.getByRole('link', { name: 'Job name is required' }))
    expect(jobName()).toHaveFocus()
    await user.paste('Hilltop Rd')
    expect(screen.queryByText(/to place the order/)).toBeNull()
  })

  it('opens a folded site where the merchant’s rules ask for more than is known of it [taps-104]', async () => {
    await pressOn({ before: rememberCheckout({ vehicleTypeId: '' }) })
    expect(await screen.findByRole('link', { name: 'Please select a Vehicle type' })).toBeVisible()
    expect(screen.getByRole('button', { name: /Vehicle type$/ })).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Address and contact' })).toBeNull()
  })
})
