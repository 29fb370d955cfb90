import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { rowOf } from '../../../testing/cartRows'
import { renderPortal } from '../../../testing/renderPortal'
import { Account } from '../../account/Account/Account'
import { CartReview } from './CartReview'

describe('signing out with a changed cart', () => {
  it('asks first where the merchant refuses the change [cart-105]', async () => {
    const { user, client } = await renderPortal(
      <>
        <Account />
        <CartReview />
      </>,
      {
        before: async (client) => {
          await client.cart.addProduct({ productId: 'BBS14100', unit: 'box', quantity: 2 })
        },
        faults: [
          { operation: 'updateCartProduct', kind: 'refusal', rows: [{ field: '', msg: 'Only 5 are left' }] },
        ],
      },
    )
    const field = within(await rowOf(/Bugle Batten Screw/)).getByRole('spinbutton')
    await user.clear(field)
    await user.type(field, '7')
    await user.click(screen.getByRole('button', { name: 'Sign Out' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Sign Out' }))
    expect(question.getByText('1 change was not saved. Sign out all the same?')).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(client.session.current()?.username).toBe('builder')
    expect(await rowOf(/Bugle Batten Screw/)).toHaveTextContent('Only 5 are left')
  })
})
