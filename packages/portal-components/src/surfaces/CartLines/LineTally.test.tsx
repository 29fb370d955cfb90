import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { useCart } from '../../data/cart/cart'
import { fillCart } from '../../testing/fillCart'
import { renderPortal } from '../../testing/renderPortal'
import { LineTally } from './LineTally'
// Preloaded here: on a busy machine its first load takes longer than a test waits.
import '../TallyModal/TallyModal'

/** The tally of the cart's first line. */
function FirstTally() {
  const { cart } = useCart()
  const line = cart?.lines.find(({ isTally }) => isTally)
  return cart && line && <LineTally cartId={cart.id} line={line} hidesPrice={false} />
}

describe('<LineTally />', () => {
  it('opens what was read before, where there is no network [tally-29]', async () => {
    const { user, sandbox } = await renderPortal(<FirstTally />, { before: fillCart() })
    const update = await screen.findByRole('button', { name: /^Update Tally/ })
    await user.click(update)
    expect(await screen.findByRole('spinbutton', { name: 'Pieces of 2.4 m' })).toHaveValue('18')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => {
      onLine.mockRestore()
      window.dispatchEvent(new Event('online'))
    })
    window.dispatchEvent(new Event('offline'))
    sandbox.faults.add({ operation: 'getCartTallies', kind: 'hang', times: Infinity })
    await user.click(update)
    expect(await screen.findByRole('spinbutton', { name: 'Pieces of 2.4 m' })).toHaveValue('18')
  })

  it('is not set in another cart that has replaced this one, and says so', async () => {
    const { user, sandbox, client } = await renderPortal(<FirstTally />, { before: fillCart() })
    await user.click(await screen.findByRole('button', { name: /^Update Tally/ }))
    const pieces = await screen.findByRole('spinbutton', { name: 'Pieces of 2.4 m' })
    await client.cart.reset()
    await user.clear(pieces)
    await user.type(pieces, '7')
    await user.click(screen.getByRole('button', { name: 'Update Tally' }))
    expect(await screen.findByText(/^This was changed somewhere else/)).toBeInTheDocument()
    expect(sandbox.calls.filter(({ operation }) => operation === 'updateCartProduct')).toEqual([])
  })
})
