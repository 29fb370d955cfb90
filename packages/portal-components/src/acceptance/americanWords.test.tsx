import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { leaveCheckout } from '../testing/checkoutDraft'
import { fillCart } from '../testing/fillCart'
import { renderPortal } from '../testing/renderPortal'
import { CartReview } from '../widgets/cart/CartReview/CartReview'
import { CheckoutForm } from '../widgets/cart/CheckoutForm/CheckoutForm'
import { ProductList } from '../widgets/catalogue/ProductList/ProductList'
import { TallyModal } from '../widgets/cart/TallyModal/TallyModal'
import { everyArea } from '../messages/Messages'
import { messagesIn } from '../messages/MessagesOf'

const timeout = { timeout: 20_000 }

/** The checkout of an American merchant, left half-filled by a customer. */
const renderCheckout = (changes: Record<string, string> = {}) =>
  renderPortal(<CheckoutForm />, { merchant: 'cascade', before: leaveCheckout(changes) })

describe('an American merchant’s portal', () => {
  it('asks for a City, and for an email address [shell-120]', async () => {
    const { user } = await renderCheckout({ suburb: '' })
    const email = await screen.findByRole('textbox', { name: /^Contact email/ }, timeout)
    await user.clear(email)
    await user.type(email, 'dana')
    await user.click(screen.getByRole('button', { name: 'Confirm Order' }))
    expect(await screen.findByRole('link', { name: 'City is required' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: /^City/ })).toHaveAccessibleDescription('City is required')
    expect(screen.queryByText(/Suburb/)).toBeNull()
    expect(email).toHaveAccessibleDescription('Enter an email address, like name@example.com')
  })

  it('shows how far a branch is in miles [shell-121]', async () => {
    await renderCheckout({ vehicleTypeId: 'FLAT' })
    expect(await screen.findByText(/^From .*, \d+\.\d mi away/, undefined, timeout)).toBeVisible()
    expect(screen.queryByText(/ km/)).toBeNull()
  })

  it('has a catalog [shell-120]', async () => {
    await renderPortal(<ProductList cataloguePath={{ categoryId: 'Driftwood' }} />, { merchant: 'cascade' })
    expect(await screen.findByText('“Driftwood” is not in the catalog.')).toBeVisible()
  })

  it('writes tax small within a sentence, and as the merchant’s figures have it beside them [shell-120]', async () => {
    await renderPortal(<CartReview />, { merchant: 'cascade', before: fillCart() })
    expect(await screen.findByText(/^Prices exclude tax/, undefined, timeout)).toBeVisible()
    expect(screen.getByText('Sub Total (ex Tax)')).toBeVisible()
  })

  it('prices a foot ex tax, and a tally in feet [taps-279]', async () => {
    const { user } = await renderPortal(
      <TallyModal productId="DF2X4" isOpen onOpenChange={() => undefined} />,
      { merchant: 'cascade' },
    )
    expect(await screen.findByText(/ft ex tax/, undefined, timeout)).toBeVisible()
    await user.type(await screen.findByLabelText('Type or paste lengths'), "18/8, 2 @ 16'")
    expect(screen.getByText('20 pieces · 176 ft')).toBeVisible()
  })

  it('has no British spelling among its messages [taps-279]', () => {
    const british =
      /catalogue|colour|centre|metre|licence|cancelled|labelled|itemis|e-mail|\bGST\b|\bABN\b|despatch|suburb|postcode|mobile|fortnight|cheque|whilst|any more|set-up/i
    const found = Object.values(everyArea)
      .flatMap((area) => textsOf(messagesIn('en-US', true)<object>(area)))
      .filter((text) => british.test(text))
    expect(found).toEqual([])
  })
})

/** Returns every text of a message area, with the results of its functions. */
function textsOf(messages: unknown): string[] {
  if (typeof messages === 'string') return [messages]
  if (typeof messages === 'function') return textsOf(said(messages as (...parts: unknown[]) => unknown))
  return messages && typeof messages === 'object' ? Object.values(messages).flatMap(textsOf) : []
}

/** Some messages accept lists or figures, and reject other values. */
function said(make: (...parts: unknown[]) => unknown): unknown {
  for (const part of ['x', 2, ['x', 'y']]) {
    try {
      return make(part, part, part)
    } catch {
      continue
    }
  }
  return ''
}
