import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { leaveCheckout } from '../../testing/checkoutDraft'
import { fillCart } from '../../testing/fillCart'
import { choose } from '../../testing/fillCheckout'
import { renderPortal } from '../../testing/renderPortal'
import type { SandboxSetting } from '../../testing/merchantClient'
import { CheckoutForm } from './CheckoutForm'

/** Presses Confirm Order on a form left as told. */
async function pressOn(setting: SandboxSetting) {
  const portal = await renderPortal(<CheckoutForm />, setting)
  await portal.user.click(await screen.findByRole('button', { name: 'Confirm Order' }))
  return portal
}
const left = (changes: Record<string, string | boolean>, merchant?: 'ironbark' | 'cascade') => ({
  merchant,
  before: leaveCheckout(merchant, changes),
})
const field = (name: string | RegExp) => screen.getByRole('textbox', { name })

/** `YYYY-MM-DD`, where the test runs. */
function daysFromNow(days: number): string {
  const day = new Date()
  day.setDate(day.getDate() + days)
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`
}

describe('what the checkout form asks for', () => {
  it('asks for everything on an empty form, counts it, and takes the focus to the first [check-17]', async () => {
    const { sandbox } = await pressOn({ before: fillCart() })

    expect(await screen.findByText('9 answers need your attention')).toBeVisible()
    const despatch = screen.getByRole('button', { name: /Despatch type/ })
    expect(despatch).toHaveFocus()
    expect(despatch).toHaveAccessibleDescription(/Please select a Despatch type/)
    expect(field('Job name')).toHaveAccessibleDescription('Job name is required')
    expect(field('Address')).toHaveAccessibleDescription(/Address is required/)
    expect(field('Suburb')).toHaveAccessibleDescription('Suburb is required')
    expect(screen.getByRole('button', { name: /State/ })).toHaveAccessibleDescription('State is required')
    expect(field('Contact name')).toHaveAccessibleDescription('Please enter a Contact name')
    expect(field('Contact phone')).toHaveAccessibleDescription('Please enter a Contact phone')
    expect(await screen.findByText('Please enter a Required date')).toBeVisible()
    expect(await screen.findByText('Please enter a Required time')).toBeVisible()
    expect(sandbox.calls.map(({ operation }) => operation)).not.toContain('processComplete')
  })

  it('asks a delivery for its branch, and not for an address [check-18]', async () => {
    await pressOn(left({ branchId: '', address: '', suburb: '', stateId: '' }))
    expect(await screen.findByText('1 answer needs your attention')).toBeVisible()
    const branch = screen.getByRole('button', { name: /Branch/ })
    expect(branch).toHaveAccessibleDescription('Please select a Branch')
    expect(branch).toHaveFocus()
    expect(field(/^Address/)).toHaveAccessibleDescription(
      'Used to find your nearest branch and price the delivery',
    )
    expect(screen.getByText('The branch will price the delivery.', { selector: 'span' })).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: 'Someone will be on site' })).toBeNull()
  })

  it('asks any other method for the vehicle and an address, and shows the branch no more [check-19]', async () => {
    const nowhere = { address: '', suburb: '', stateId: '' }
    const { user } = await pressOn(left({ ...nowhere, branchId: '', jobName: '' }))
    await choose(user, /Despatch type/, 'Pick up from branch')

    const vehicle = await screen.findByRole('button', { name: /Vehicle type/ })
    expect(vehicle).toHaveAccessibleDescription('Please select a Vehicle type')
    expect(screen.getByRole('checkbox', { name: 'Someone will be on site' })).not.toBeChecked()
    expect(screen.queryByRole('button', { name: /Branch/ })).toBeNull()
    expect(await screen.findByText('5 answers need your attention')).toBeVisible()
    expect(field('Address')).toHaveAccessibleDescription('Address is required')
    expect(field('Suburb')).toHaveAccessibleDescription('Suburb is required')
    expect(screen.getByRole('button', { name: /State/ })).toHaveAccessibleDescription('State is required')
  })

  it('asks where to pick up from when the merchant has no branch of its own choice [check-26]', async () => {
    await pressOn({
      ...left({ despatchType: 'PICKUP', branchId: '', vehicleTypeId: 'UTE' }),
      settings: { initial_branch: '' },
    })
    expect(await screen.findByRole('button', { name: /Pick up from$/ })).toHaveAccessibleDescription(
      'Please select a Branch',
    )
  })

  it('asks by purpose where the merchant wants it so: no address to pick up, a vehicle to deliver', async () => {
    const { user } = await pressOn({
      ...left({ despatchType: 'PICKUP', branchId: '' }),
      settings: { despatch_rules: 'by-purpose' },
    })
    expect(await screen.findByText('Please select a Branch')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: /^Address/ })).toBeNull()

    await choose(user, /Despatch type/, 'Truck delivery to site')
    expect(await screen.findByText('Please select a Vehicle type')).toBeVisible()
    expect(screen.queryByText('Please select a Branch')).toBeNull()
  })

  it('refuses a day that has passed, and not the present one [check-14]', async () => {
    const past = await pressOn(left({ requiredDate: daysFromNow(-1) }))
    expect(await screen.findByText('The Required date is in the past')).toBeVisible()
    expect(screen.getAllByRole('spinbutton', { name: /Required date/ })[0]).toHaveFocus()
    past.unmount()
    await pressOn(left({ requiredDate: daysFromNow(0), jobName: '' }))
    expect(await screen.findByText('Job name is required')).toBeVisible()
    expect(screen.queryByText('The Required date is in the past')).toBeNull()
  })

  it('refuses what is no e-mail address, and asks for none [check-49]', async () => {
    const { user } = await pressOn(left({ contactEmail: 'dana at ridgeline', jobName: ' ' }))
    const email = field(/Contact email/)
    expect(email).toHaveAccessibleDescription('Enter an e-mail address, like name@example.com')
    expect(field('Job name')).toHaveAccessibleDescription('Job name is required')
    for (const typed of ['dana@ridgeline', '@ridgeline.example', 'dana@', 'dana@ridge line.example']) {
      await user.clear(email)
      expect(email).toHaveAccessibleDescription('')
      await user.paste(typed)
      expect(email).toHaveAccessibleDescription('Enter an e-mail address, like name@example.com')
    }
    await user.clear(email)
    await user.paste('dana@ridgeline.example')
    expect(email).toHaveAccessibleDescription('')
  })

  it('speaks of Dispatch and asks for the zip code in the tax region [check-20]', async () => {
    await pressOn({ merchant: 'cascade', before: fillCart('cascade') })
    expect(await screen.findByText('Please select a Dispatch type')).toBeVisible()
    expect(field('Zip Code')).toHaveAccessibleDescription('Zip Code is required')
  })

  it('asks for the zip code of a delivery too, whose address may be left out [check-20]', async () => {
    const nowhere = { address: '', suburb: '', stateId: '', zipCode: '' }
    await pressOn({ ...left(nowhere, 'cascade'), settings: { despatch_rules: 'literal' } })
    expect(await screen.findByText('1 answer needs your attention')).toBeVisible()
    expect(field('Zip Code')).toHaveAccessibleDescription('Zip Code is required')
  })

  it('says that another branch delivers than the one chosen [check-22]', async () => {
    await renderPortal(<CheckoutForm />, left({ branchId: 'GEE' }))
    const words = await screen.findByText(/From Bayswater/)
    expect(within(words).getByText(/Bayswater is closer to the address and will deliver/)).toBeVisible()
  })
})
