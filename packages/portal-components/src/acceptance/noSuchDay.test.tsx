import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { leaveCheckout } from '../testing/checkoutDraft'
import { renderPortal } from '../testing/renderPortal'
import { CheckoutForm } from '../widgets/cart/CheckoutForm/CheckoutForm'
// Imported in advance: on a busy machine the first import takes longer than a test waits.
import '../parts/field/DateField'
import '../parts/field/TimeField'

const SENTENCE = 'June has 30 days. Check the date.'

describe('a day that its month does not have', () => {
  it('is refused by one sentence, at its field and in the list of what is wrong [case-435]', async () => {
    // The fifth of June 2099.
    const { user } = await renderPortal(<CheckoutForm />, { before: leaveCheckout() })
    const group = await screen.findByRole('group', { name: 'Required date' }, { timeout: 10_000 })
    const [day, month, year] = within(group).getAllByRole('spinbutton')
    if (!day || !month || !year) throw new Error('A day has three parts.')
    expect(day).toHaveAccessibleDescription('Selected Date: 05 June 2099')
    await user.click(day)
    await user.keyboard('31')
    await user.click(screen.getByRole('button', { name: 'Confirm Order' }))

    expect(await screen.findByRole('link', { name: SENTENCE })).toBeVisible()
    expect(screen.queryByText('Please enter a Required date')).toBeNull()
    expect(day).toHaveAccessibleDescription(SENTENCE)
    for (const silent of [group, month, year, within(group).getByRole('button')]) {
      expect(silent).toHaveAccessibleDescription('')
    }

    await user.click(day)
    await user.keyboard('30')
    expect(screen.queryByText(SENTENCE)).toBeNull()
    expect(day).toHaveAccessibleDescription('Selected Date: 30 June 2099')
    await user.keyboard('{Backspace}{Backspace}')
    expect(await screen.findByRole('link', { name: 'Please enter a Required date' })).toBeVisible()
    expect(screen.queryByText(SENTENCE)).toBeNull()
  })
})
