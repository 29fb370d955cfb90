import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { countDrawn } from '../../../testing/countDrawn'
import { fillLongCart } from '../../../testing/fillLongCart'
import { renderPortal } from '../../../testing/renderPortal'
import { stubSight } from '../../../testing/stubSight'
import { CheckoutForm } from './CheckoutForm'

const LINES = 500

describe('the checkout of 500 lines', () => {
  it('has the words of all lines under the form, and the controls of those that come near [speed-20]', async () => {
    const bringIntoSight = stubSight()
    const drawn = countDrawn()
    await renderPortal(
      <drawn.Counted>
        <CheckoutForm />
      </drawn.Counted>,
      { size: 'normal', before: fillLongCart(LINES) },
    )
    const list = await screen.findByRole('list', { name: 'Products in the order' })
    await waitFor(() => expect(list.children).toHaveLength(LINES))
    expect(list).not.toHaveAttribute('aria-busy')
    expect(drawn.of('CartLineRow')).toBe(LINES)
    expect(drawn.of('Picture') + drawn.of('Stepper')).toBeLessThanOrEqual(2)

    const first = list.firstElementChild as HTMLElement
    expect(within(first).queryByRole('button')).toBeNull()
    drawn.forget()
    bringIntoSight(first)
    expect(within(first).getByRole('button', { name: /^Remove / })).toBeInTheDocument()
    expect(drawn.of('CartLineRow')).toBe(1)
  })
})
