import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { renderPortal } from '../../../testing/renderPortal'
import { ProductModal } from '../../catalogue/ProductModal/ProductModal'
import { TallyModal } from './TallyModal'

/** A host's page with a button that opens a product's modal. */
function HostsPage({ of: Opened, productId }: { of: typeof TallyModal; productId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Order it</button>
      <Opened productId={productId} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}

const open = { name: 'Order it' }

describe('a modal that a host opens by a product’s code', () => {
  it('takes a tally to the cart, and closes [embed-23]', async () => {
    const { user, client } = await renderPortal(<HostsPage of={TallyModal} productId="PINE9045H2" />)
    await user.click(screen.getByRole('button', open))
    const quantity = (await screen.findAllByRole('spinbutton'))[0] as HTMLElement
    await user.clear(quantity)
    await user.type(quantity, '4')
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 5_000 })
    const [line] = (await client.cart.read()).lines
    expect(line).toMatchObject({ productId: 'PINE9045H2', isTally: true })
  })

  it('says that a product is not ordered by a tally, or is none [embed-23]', async () => {
    const { user, unmount } = await renderPortal(<HostsPage of={TallyModal} productId="CONRS20" />)
    await user.click(screen.getByRole('button', open))
    expect(await screen.findByText('This product isn’t ordered by tally.')).toBeVisible()
    unmount()
    const other = await renderPortal(<HostsPage of={TallyModal} productId="NO-SUCH" />)
    await other.user.click(screen.getByRole('button', open))
    expect(await screen.findByText('This product isn’t in the catalogue.')).toBeVisible()
  })

  it('has a visitor sign in first, and opens then, without a call before [embed-24]', async () => {
    const { user, sandbox } = await renderPortal(<HostsPage of={ProductModal} productId="CONRS20" />, {
      signedIn: false,
    })
    expect(sandbox.calls).toEqual([])
    await user.click(screen.getByRole('button', open))
    await user.type(await screen.findByLabelText('Username'), 'builder')
    await user.type(screen.getByLabelText('Password'), 'ironbark{Enter}')
    expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeVisible()
    expect(screen.queryByLabelText('Username')).toBeNull()
  })
})
