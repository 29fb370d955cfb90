import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { countRendered } from '../../../testing/countRendered'
import { fillLongCart } from '../../../testing/fillLongCart'
import { renderPortal } from '../../../testing/renderPortal'
import { stubSight } from '../../../testing/stubSight'
import { CheckoutForm } from './CheckoutForm'

const LINES = 500

describe('the checkout of 500 lines', () => {
  it('has the words of all lines under the form, and the controls of those that come near [speed-20]', async () => {
    const bringIntoSight = stubSight()
    const rendered = countRendered()
    await renderPortal(
      <rendered.Counted>
        <CheckoutForm />
      </rendered.Counted>,
      { size: 'normal', before: fillLongCart(LINES) },
    )
    const list = await screen.findByRole('list', { name: 'Products in the order' })
    await waitFor(() => expect(list.children).toHaveLength(LINES))
    expect(list).not.toHaveAttribute('aria-busy')
    expect(rendered.of('CartLineRow')).toBe(LINES)
    expect(rendered.of('Picture') + rendered.of('Stepper')).toBeLessThanOrEqual(2)

    const first = list.firstElementChild as HTMLElement
    expect(within(first).queryByRole('button')).toBeNull()
    rendered.forget()
    bringIntoSight(first)
    expect(within(first).getByRole('button', { name: /^Remove / })).toBeInTheDocument()
    expect(rendered.of('CartLineRow')).toBe(1)
  })
})
