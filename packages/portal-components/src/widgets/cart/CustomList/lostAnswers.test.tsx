import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fillCart } from '../../../testing/fillCart'
import { renderPortal } from '../../../testing/renderPortal'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { CustomList } from './CustomList'

const OWN = 'LIST-IRONBARK-3'

async function openList(setting: SandboxSetting = {}) {
  const portal = await renderPortal(<CustomList listId={OWN} />, setting)
  await screen.findByRole('button', { name: 'Delete list' })
  return portal
}

/** The operation succeeds, but its answer is lost. */
const lost = (operation: string) => ({ operation, when: 'after', kind: 'malformed' }) as const
/** The request is lost before the operation, which looks the same to the client. */
const lostBefore = (operation: string) => ({ operation, kind: 'status', status: 502 }) as const

const error = () => screen.findByRole('alertdialog', { name: 'Error' })

describe('a list whose change got no answer', () => {
  it('is found in the cart when it was copied, and the customer goes there [list-101]', async () => {
    const { user, navigations, client } = await openList({
      before: fillCart(),
      faults: [lost('copyCartToCart')],
    })
    const before = (await client.cart.read()).lines.length
    await user.click(screen.getByRole('button', { name: 'Copy List to Cart' }))
    await user.click(await screen.findByRole('button', { name: 'Add to cart' }))
    expect(await screen.findByText('Custom list copied. The server was slow to confirm it.')).toBeVisible()
    await waitFor(() => expect(navigations).toEqual(['/cart']))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect((await client.cart.read()).lines.length).toBeGreaterThan(before)
  })

  it('is to be looked for in the cart when it is not found there [list-102]', async () => {
    const { user, navigations } = await openList({ faults: [lostBefore('copyCartToCart')] })
    await user.click(screen.getByRole('button', { name: 'Copy List to Cart' }))
    expect(await error()).toHaveTextContent(
      'We couldn’t confirm the list was copied. Please check your cart.',
    )
    expect(navigations).toEqual([])
  })

  it('is gone when it was deleted, and the customer goes to the lists [list-101]', async () => {
    const { user, navigations } = await openList({ faults: [lost('deleteCustomList')] })
    await user.click(screen.getByRole('button', { name: 'Delete list' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Delete list' }))
    expect(await screen.findByText('Custom list deleted. The server was slow to confirm it.')).toBeVisible()
    await waitFor(() => expect(navigations).toEqual(['/custom-lists']))
  })

  it('is still there when it was not deleted, and nobody says that it failed [list-102]', async () => {
    const { user, navigations } = await openList({ faults: [lostBefore('deleteCustomList')] })
    await user.click(screen.getByRole('button', { name: 'Delete list' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Delete list' }))
    expect(await error()).toHaveTextContent(
      'We couldn’t confirm the list was deleted. Please check your custom lists.',
    )
    expect(navigations).toEqual([])
  })

  it('is without the product that was removed [list-101]', async () => {
    const { user } = await openList({ faults: [lost('deleteCartProduct')] })
    const before = screen.getAllByRole('row').length
    await user.click(screen.getAllByRole('button', { name: /^Remove / })[0] as HTMLElement)
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('product removed. The server was slow to confirm it.')).toBeVisible()
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(before - 1))
  })
})

describe('a customer whose session ended while a list is changed', () => {
  it('is shown by the sign-in alone [error-103]', async () => {
    const { user, client } = await openList({ faults: [{ operation: 'deleteCustomList', kind: 'expiry' }] })
    await user.click(screen.getByRole('button', { name: 'Delete list' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Delete list' }))
    await waitFor(() => expect(client.session.current()).toBeNull())
    expect(screen.queryByRole('alertdialog', { name: 'Error' })).toBeNull()
  })

  it('is shown so as well when it ended before a lost answer could be looked into [error-103]', async () => {
    const { user, client, sandbox } = await openList({ faults: [lostBefore('deleteCustomList')] })
    sandbox.faults.add({ operation: 'getCustomLists', kind: 'expiry' })
    await user.click(screen.getByRole('button', { name: 'Delete list' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Delete list' }))
    await waitFor(() => expect(client.session.current()).toBeNull())
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(screen.queryByRole('alertdialog', { name: 'Error' })).toBeNull()
  })
})

describe('a merchant without a cart', () => {
  it('is asked for none, and none is made [cart-107]', async () => {
    const { sandbox } = await openList({ settings: { shopping_cart_disabled: 'true' } })
    const operations = sandbox.calls.map(({ operation }) => operation)
    expect(operations).toContain('getCustomLists')
    expect(operations).not.toContain('createCart')
    expect(operations).not.toContain('getCartContents')
  })
})
