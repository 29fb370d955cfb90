import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fillCart } from '../../../testing/fillCart'
import { addList } from '../../../testing/fillLists'
import { renderPortal } from '../../../testing/renderPortal'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { useCart } from '../../../data/cart/cart'
import { useChangeQuantity } from '../../../data/cart/cartLines'
import { CustomList } from './CustomList'

const OWN = 'LIST-IRONBARK-3'
const GENERIC = 'LIST-IRONBARK-1'

async function openList(listId = OWN, setting: SandboxSetting = {}) {
  const portal = await renderPortal(<CustomList listId={listId} />, setting)
  const copy = await screen.findByRole('button', { name: 'Copy List to Cart' })
  return { ...portal, copy }
}
const callsOf = (sandbox: { calls: { operation: string; payload: unknown }[] }, operation: string) =>
  sandbox.calls.filter((call) => call.operation === operation)

describe('copying a list to the cart', () => {
  it.each([
    ['the customer’s own', OWN],
    ['the merchant’s', GENERIC],
  ])(
    'puts the goods of %s in an empty cart without asking, and goes there [list-10 list-40]',
    async (_, listId) => {
      const { user, copy, client, navigations, sandbox } = await openList(listId)
      await user.click(copy)

      expect(await screen.findByText('Custom list copied')).toBeVisible()
      await waitFor(() => expect(navigations).toEqual(['/cart']))
      expect(screen.queryByRole('alertdialog')).toBeNull()
      const list = (await client.lists.list()).find(({ id }) => id === listId)
      const goods = (lines: { productId: string; quantity: number }[] = []) =>
        lines.map(({ productId, quantity }) => [productId, quantity])
      const cart = await client.cart.read()
      expect(goods(cart.lines)).toEqual(goods(list?.lines))
      expect(callsOf(sandbox, 'copyCartToCart').map(({ payload }) => payload)).toEqual([
        { deviceID: 'TPIRONBARK', fromSessionID: listId, toSessionID: cart.id },
      ])
    },
  )

  it('names the lines that did not come, and says nothing of a list that was copied [case-112]', async () => {
    const { user, copy, sandbox, client } = await openList(OWN, { before: fillCart() })
    sandbox.copies.withoutUnsold = true
    const list = (await client.lists.list()).find(({ id }) => id === OWN)
    const gone = list?.lines.filter(({ isTally }) => !isTally)[1]
    sandbox.database.run("UPDATE products SET units = 'pallet' WHERE id = ?", [gone?.productId ?? ''])
    await user.click(copy)
    await user.click(await screen.findByRole('button', { name: 'Add to cart' }))
    const reported = await screen.findByRole('alertdialog', { name: 'Error' })
    expect(reported).toHaveTextContent('Not everything was copied to your cart. These are missing:')
    expect(within(reported).getByText(`${gone?.productId} ${gone?.name}`)).toBeVisible()
    for (const { productId } of list?.lines ?? []) {
      if (productId !== gone?.productId) expect(reported).not.toHaveTextContent(productId)
    }
    expect(screen.queryByText('Custom list copied', { exact: false })).toBeNull()
  })

  it('says so where the cart cannot be compared [case-113]', async () => {
    const { user, copy, sandbox, navigations } = await openList(OWN)
    await waitFor(() => expect(callsOf(sandbox, 'getCustomLists')).not.toEqual([]))
    sandbox.faults.add({ operation: 'getCartContents', kind: 'status', status: 404, times: Infinity })
    await user.click(copy)
    expect(
      await screen.findByText(/^Custom list copied\. We couldn’t check that everything was copied/),
    ).toBeVisible()
    expect(screen.queryByText('Custom list copied')).toBeNull()
    await waitFor(() => expect(navigations).toEqual(['/cart']))
  })

  it('says first that what is in the cart stays, and asks [list-11, taps-166]', async () => {
    const { user, copy, client, navigations, sandbox } = await openList(OWN, { before: fillCart() })
    await user.click(copy)
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveTextContent(
      /^Add to your cart\?.*You already have 3 items\. We’ll add these to what is in your cart/,
    )
    expect(callsOf(sandbox, 'copyCartToCart')).toEqual([])

    await user.click(within(question).getByRole('button', { name: 'Add to cart' }))
    await screen.findByText('Custom list copied')
    await waitFor(() => expect(navigations).toEqual(['/cart']))
    const list = (await client.lists.list()).find(({ id }) => id === OWN)
    const products = (await client.cart.read()).lines.map(({ productId }) => productId)
    expect(products).toEqual(expect.arrayContaining(['BBS14100', 'CONRS20', 'PINE9045H2']))
    expect(products).toEqual(
      expect.arrayContaining(list?.lines.map(({ productId }) => productId) ?? ['none']),
    )
  })

  it('asks as well when it cannot be known what is in the cart [list-11]', async () => {
    const { user, copy, sandbox } = await openList(OWN, {
      before: fillCart(),
      faults: [{ operation: 'getCartContents', kind: 'status', status: 404, times: Infinity }],
    })
    await user.click(copy)
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Your cart may not be empty')
    expect(callsOf(sandbox, 'copyCartToCart')).toEqual([])
  })

  it('copies nothing when the question is cancelled [list-11]', async () => {
    const { user, copy, sandbox, navigations } = await openList(OWN, { before: fillCart() })
    await user.click(copy)
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(callsOf(sandbox, 'copyCartToCart')).toEqual([])
    expect(navigations).toEqual([])
  })

  it('sends what waits for the cart first, which copying would overtake [list-12]', async () => {
    const { user, sandbox, client } = await renderPortal(<ChangeAndCopy />, { before: fillCart() })
    await user.click(await screen.findByRole('button', { name: 'Nine boxes' }))
    await user.click(screen.getByRole('button', { name: 'Copy List to Cart' }))
    await user.click(await screen.findByRole('button', { name: 'Add to cart' }))
    await screen.findByText('Custom list copied')
    const order = sandbox.calls.map(({ operation }) => operation)
    expect(order.indexOf('updateCartProduct')).toBeGreaterThan(-1)
    expect(order.lastIndexOf('updateCartProduct')).toBeLessThan(order.indexOf('copyCartToCart'))
    const boxes = (await client.cart.read()).lines.filter(({ productId }) => productId === 'BBS14100')
    expect(boxes.reduce((sum, line) => sum + line.quantity, 0)).toBeGreaterThanOrEqual(9)
  })

  it('shows the first message of a refusal in the Error modal, and stays [list-21]', async () => {
    const { user, copy, navigations } = await openList(OWN, {
      faults: [
        {
          operation: 'copyCartToCart',
          kind: 'refusal',
          rows: [
            { field: 'productID', msg: 'Too many lines' },
            { field: 'productID', msg: 'and another thing' },
          ],
        },
      ],
    })
    await user.click(copy)
    const modal = await screen.findByRole('alertdialog', { name: 'Error' })
    expect(modal).toHaveTextContent('Too many lines')
    expect(modal).not.toHaveTextContent('and another thing')
    expect(navigations).toEqual([])
  })

  it('names a product that is no longer sold as it was listed [list-21]', async () => {
    const { user, copy } = await openList(OWN, {
      before: (_, { database }) =>
        database.run(
          `UPDATE products SET units = 'pallet'
           WHERE id = (SELECT product_id FROM cart_lines WHERE cart_id = '${OWN}' AND is_tally = 0 LIMIT 1)`,
        ),
    })
    await user.click(copy)
    expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent(
      /is no longer sold by/,
    )
  })

  it('says “Something went wrong.” where there is no message [list-22]', async () => {
    const { user, copy } = await openList(OWN, {
      faults: [{ operation: 'copyCartToCart', kind: 'refusal', rows: [] }],
    })
    await user.click(copy)
    expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent(
      'Something went wrong.',
    )
  })

  it('says that the list is gone when another tab deleted it, and shows so behind [list-23]', async () => {
    const { user, copy, client } = await openList()
    await client.lists.remove({ listId: OWN })
    await user.click(copy)
    expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent(
      'This list is no longer there.',
    )
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(await screen.findByRole('heading', { name: 'We can’t find this list' })).toBeVisible()
  })
})

describe('deleting a list', () => {
  it('asks, deletes it, says so and goes back to the lists [list-32 list-40]', async () => {
    const { user, client, navigations, sandbox } = await openList()
    await user.click(screen.getByRole('button', { name: 'Delete list' }))
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveTextContent(
      'Are you sure you want to delete this list? This action cannot be undone.',
    )
    expect(callsOf(sandbox, 'deleteCustomList')).toEqual([])
    await user.click(within(question).getByRole('button', { name: 'Delete list' }))

    expect(await screen.findByText('Custom list deleted')).toBeVisible()
    await waitFor(() => expect(navigations).toEqual(['/custom-lists']))
    expect(screen.queryByRole('heading', { name: 'We can’t find this list' })).toBeNull()
    expect(callsOf(sandbox, 'deleteCustomList').map(({ payload }) => payload)).toEqual([{ sessionID: OWN }])
    expect((await client.lists.list()).map(({ id }) => id)).not.toContain(OWN)
  })

  it('deletes nothing when the question is cancelled [list-32]', async () => {
    const { user, sandbox, navigations } = await openList()
    await user.click(screen.getByRole('button', { name: 'Delete list' }))
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(callsOf(sandbox, 'deleteCustomList')).toEqual([])
    expect(navigations).toEqual([])
  })

  it('stays and says why when it is refused [list-33]', async () => {
    const { user, navigations } = await openList('list/Locked', {
      before: (_, world) => void addList(world, { name: 'Locked' }),
      faults: [
        {
          operation: 'deleteCustomList',
          kind: 'refusal',
          rows: [{ field: '', msg: 'Locked by the office' }],
        },
      ],
    })
    await user.click(screen.getByRole('button', { name: 'Delete list' }))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete list' }),
    )
    expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent(
      'Locked by the office',
    )
    expect(navigations).toEqual([])
  })
})

/** A page with a button to change the cart, and one to copy a list to it. */
function ChangeAndCopy() {
  const { cart } = useCart()
  const changeQuantity = useChangeQuantity()
  const boxes = cart?.lines.find(({ productId }) => productId === 'BBS14100')
  return (
    <>
      {cart && boxes && <button onClick={() => changeQuantity(cart, boxes, 9)}>Nine boxes</button>}
      <CustomList listId={OWN} />
    </>
  )
}
