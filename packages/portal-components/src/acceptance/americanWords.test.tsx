import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { leaveCheckout } from '../testing/checkoutDraft'
import { fillCart } from '../testing/fillCart'
import { renderPortal } from '../testing/renderPortal'
import { CartReview } from '../widgets/CartReview/CartReview'
import { CheckoutForm } from '../widgets/CheckoutForm/CheckoutForm'
import { ProductList } from '../widgets/ProductList/ProductList'

const patience = { timeout: 20_000 }

/** The checkout of an American merchant, left by a customer who was called away. */
const renderCheckout = (changes: Record<string, string> = {}) =>
  renderPortal(<CheckoutForm />, { merchant: 'cascade', before: leaveCheckout('cascade', changes) })

describe('an American merchant’s portal', () => {
  it('asks for a City, and for an email address [shell-120]', async () => {
    const { user } = await renderCheckout({ suburb: '' })
    const email = await screen.findByRole('textbox', { name: /^Contact email/ }, patience)
    await user.clear(email)
    await user.type(email, 'dana')
    await user.click(screen.getByRole('button', { name: 'Confirm Order' }))
    expect(await screen.findByRole('link', { name: 'City is required' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: /^City/ })).toHaveAccessibleDescription('City is required')
    expect(screen.queryByText(/Suburb/)).toBeNull()
    expect(email).toHaveAccessibleDescription('Enter an email address, like name@example.com')
  })

  it('tells how far a branch is in miles [shell-121]', async () => {
    await renderCheckout({ vehicleTypeId: 'FLAT' })
    expect(await screen.findByText(/^From .*, \d+\.\d mi away/, undefined, patience)).toBeVisible()
    expect(screen.queryByText(/ km/)).toBeNull()
  })

  it('has a catalog [shell-120]', async () => {
    await renderPortal(<ProductList place={{ categoryId: 'Driftwood' }} />, { merchant: 'cascade' })
    expect(await screen.findByText('“Driftwood” is not in the catalog.')).toBeVisible()
  })

  it('writes tax small within a sentence, and as the merchant’s figures have it beside them [shell-120]', async () => {
    await renderPortal(<CartReview />, { merchant: 'cascade', before: fillCart('cascade') })
    expect(await screen.findByText(/^Prices exclude tax/, undefined, patience)).toBeVisible()
    expect(screen.getByText('Sub Total (ex Tax)')).toBeVisible()
  })
})
