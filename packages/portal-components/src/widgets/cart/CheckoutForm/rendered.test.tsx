import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { leaveCheckout } from '../../../testing/checkoutDraft'
import { countRendered } from '../../../testing/countRendered'
import { renderPortal } from '../../../testing/renderPortal'
import { CheckoutForm } from './CheckoutForm'

describe('a letter in the checkout', () => {
  it.each([
    ['textbox', /reference/, 9],
    ['textbox', /^Address/, 9],
    ['textbox', /notes/i, 9],
    ['textbox', /^Contact name/, 9],
    ['combobox', /^Job name/, 24],
  ])('draws no more than the %s %s that it is typed into [speed-22]', async (role, name, most) => {
    const rendered = countRendered()
    const { user } = await renderPortal(
      <rendered.Counted>
        <CheckoutForm />
      </rendered.Counted>,
      // A usual day and time, because the other fields would load in the middle of a keystroke.
      { before: leaveCheckout({ requiredDate: '', requiredTime: '' }) },
    )
    await screen.findByRole('button', { name: 'Confirm Order' })
    await user.click(screen.getByRole(role, { name }))
    // The first keystroke in an address starts a new quote.
    await user.keyboard('a')
    rendered.forget()
    await user.keyboard('b')
    expect(rendered.of('FormField')).toBe(1)
    expect(rendered.total()).toBeLessThanOrEqual(most)
  })
})
