import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { leaveCheckout } from '../../../testing/checkoutDraft'
import { askForOther, typeParts } from '../../../testing/fillCheckout'
import { renderPortal } from '../../../testing/renderPortal'
import { CheckoutForm } from './CheckoutForm'
// Preloaded: on a busy machine the first load takes longer than a test waits.
import '../../../parts/field/DateField'
import '../../../parts/field/TimeField'

const part = async (field: string, name: string) => {
  const parts = await screen.findAllByRole('spinbutton', { name: new RegExp(field) })
  const found = parts.find(({ dataset }) => dataset['type'] === name)
  if (!found) throw new Error(`${field} has no ${name}`)
  return found
}
const jobName = () => screen.getByRole('combobox', { name: 'Job name' })
const confirm = () => screen.getByRole('button', { name: 'Confirm Order' })

/** Opens a filled-in form, for the fifth of June 2099 at half past seven. */
async function openFilledIn() {
  const portal = await renderPortal(<CheckoutForm />, { before: leaveCheckout() })
  await screen.findByText(/From Bayswater, .* km away/, undefined, { timeout: 10_000 })
  return portal
}

async function deleteIn(user: UserEvent, field: string, name: string) {
  await user.click(await part(field, name))
  await user.keyboard('{Backspace}{Backspace}')
}

describe('the day and time an order is required', () => {
  it('are asked for again when a part of them was deleted [check-57]', async () => {
    const { user, sandbox } = await openFilledIn()
    await deleteIn(user, 'Required date', 'day')
    await deleteIn(user, 'Required time', 'minute')
    await user.click(jobName())
    await user.paste('!')
    expect(await part('Required date', 'day')).toHaveTextContent('dd')
    expect(await part('Required date', 'year')).toHaveTextContent('2099')

    await user.click(confirm())
    expect(await screen.findByRole('link', { name: 'Please enter a Required date' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Please enter a Required time' })).toBeVisible()
    expect(sandbox.calls.map(({ operation }) => operation)).not.toContain('processComplete')
  })

  it('are as before when the same part is typed again [check-57]', async () => {
    const { user, sandbox } = await openFilledIn()
    await deleteIn(user, 'Required date', 'day')
    await user.keyboard('05')
    await deleteIn(user, 'Required time', 'minute')
    await user.keyboard('30')
    await user.click(confirm())
    const dialog = await screen.findByRole('dialog', { name: 'Order Placed' })
    expect(within(dialog).getByRole('button', { name: 'OK' })).toBeVisible()
    const sent = sandbox.calls.find(({ operation }) => operation === 'processComplete')
    expect(sent?.payload).toMatchObject({ dateRequired: '2099-06-05T07:30' })
  })

  it('take a year of two digits for one of this century [check-58]', async () => {
    const { user, sandbox } = await openFilledIn()
    await user.click(await part('Required date', 'year'))
    await user.keyboard('{Control>}a{/Control}98')
    await user.click(jobName())
    expect(await part('Required date', 'year')).toHaveTextContent('2098')

    await user.click(confirm())
    await screen.findByRole('dialog', { name: 'Order Placed' })
    const sent = sandbox.calls.find(({ operation }) => operation === 'processComplete')
    expect(sent?.payload).toMatchObject({ dateRequired: '2098-06-05T07:30' })
  })

  it('are not made another day when no month has what was typed [check-75]', async () => {
    const { user, sandbox } = await openFilledIn()
    const shown = async () => [
      (await part('Required date', 'day')).textContent,
      (await part('Required date', 'month')).textContent,
      (await part('Required date', 'year')).textContent,
    ]
    await user.click(await part('Required date', 'day'))
    await user.keyboard('31')
    expect(screen.queryByText(/Check the date/)).not.toBeInTheDocument()
    await user.click(jobName())
    expect(await screen.findByText('June has 30 days. Check the date.')).toBeVisible()
    expect(await shown()).toEqual(['31', '06', '2099'])

    // Passing through it changes nothing.
    await user.click(await part('Required date', 'year'))
    await user.click(jobName())
    expect(await shown()).toEqual(['31', '06', '2099'])
    await user.click(confirm())
    expect(await screen.findByText('Fix 1 thing to place the order')).toBeVisible()
    expect(screen.getAllByText('June has 30 days. Check the date.')).toHaveLength(2)
    expect(sandbox.calls.map(({ operation }) => operation)).not.toContain('processComplete')

    await user.click(await part('Required date', 'day'))
    await user.keyboard('30')
    expect(screen.queryByText(/Check the date/)).not.toBeInTheDocument()
    await user.click(confirm())
    await screen.findByRole('dialog', { name: 'Order Placed' })
    const sent = sandbox.calls.find(({ operation }) => operation === 'processComplete')
    expect(sent?.payload).toMatchObject({ dateRequired: '2099-06-30T07:30' })
  })

  it('are a press away where they are usual, and any other can be typed [taps-110, taps-112]', async () => {
    const { user, sandbox } = await renderPortal(<CheckoutForm />, {
      before: leaveCheckout({ requiredDate: '', requiredTime: '' }),
    })
    await screen.findByText(/From Bayswater, .* km away/)
    const days = within(screen.getByRole('radiogroup', { name: 'Required date' })).getAllByRole('radio')
    expect(days).toHaveLength(4)
    const times = within(screen.getByRole('radiogroup', { name: 'Required time' })).getAllByRole('radio')
    expect(times.map((time) => time.closest('label')?.textContent)).toEqual([
      '6 am',
      '7 am',
      '9 am',
      'Midday',
      'Another time',
    ])
    await user.click(screen.getByRole('radio', { name: 'Midday' }))
    await askForOther(user, 'Another day')
    await typeParts(user, 'Required date', '05062099')
    await user.click(screen.getByRole('radio', { name: '9 am' }))
    await user.click(confirm())
    await screen.findByRole('dialog', { name: 'Order Placed' })
    const sent = sandbox.calls.find(({ operation }) => operation === 'processComplete')
    expect(sent?.payload).toMatchObject({ dateRequired: '2099-06-05T09:00' })
  })
})
