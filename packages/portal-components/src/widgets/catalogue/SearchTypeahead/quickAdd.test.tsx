import { screen, waitFor } from '@testing-library/react'
import { known } from '@trade-portal/demo-data'
import { describe, expect, it } from 'vitest'
import { found, openSearch } from '../../../testing/openSearch'

describe('<SearchTypeahead /> with a cart', () => {
  it('adds one of the first unit beside its product, and stays open for the next [taps-211]', async () => {
    const { user, field, client, navigations } = await openSearch()
    await user.type(field, known.ironbark.ordinary)
    await found(/BBS14100/)
    await user.click(screen.getByRole('button', { name: /^Add 1 box of Bugle Batten Screw.* to the cart$/ }))
    await waitFor(async () =>
      expect((await client.cart.read()).lines).toMatchObject([
        { productId: 'BBS14100', unit: 'box', quantity: 1 },
      ]),
    )
    expect(await found(/BBS14100/)).toBeVisible()
    expect(field).toHaveFocus()
    expect(navigations).toEqual([])
  })

  it('adds the highlighted product by Shift and Enter, which the field says while it offers products [taps-211] [case-437]', async () => {
    const { user, field, client, navigations } = await openSearch()
    expect(field).toHaveAccessibleDescription('')
    await user.type(field, known.ironbark.ordinary)
    await found(/BBS14100/)
    expect(field).toHaveAccessibleDescription('Press Shift and Enter to add the product.')
    await user.keyboard('{ArrowDown}{Shift>}{Enter}{/Shift}')
    await waitFor(async () => expect((await client.cart.read()).lines).toHaveLength(1))
    expect(navigations).toEqual([])
  })

  it('asks for the lengths of a tally product [taps-211]', async () => {
    const { user, field } = await openSearch()
    await user.type(field, 'mgp10')
    const [tally] = await screen.findAllByRole('button', { name: /^Enter a tally of / })
    await user.click(tally as HTMLElement)
    expect(await screen.findByRole('dialog')).toBeVisible()
  })

  it('has no such button where the merchant has no cart [taps-211]', async () => {
    const { user, field } = await openSearch({ settings: { shopping_cart_disabled: 'yes' } })
    await user.type(field, known.ironbark.ordinary)
    await found(/BBS14100/)
    expect(screen.queryByRole('button', { name: /to the cart$/ })).toBeNull()
    expect(field).toHaveAccessibleDescription('')
  })
})
