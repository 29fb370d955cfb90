import { render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fillCart } from '../../testing/fillCart'
import { PortalProvider } from '../../provider/PortalProvider'
import { holdCalls } from '../../testing/holdCalls'
import { chargeOldDelivery, delivered, productsHeld } from '../../testing/oldDelivery'
import { renderPortal } from '../../testing/renderPortal'
import type { SandboxSetting } from '../../testing/merchantClient'
import { useCart } from '../../data/cart/cart'
import { useChangeQuantity } from '../../data/cart/cartLines'
import { SaveList } from './SaveList'
import { SaveOrderListModal } from './SaveListModal'

async function openModal(setting: SandboxSetting = {}) {
  const portal = await renderPortal(<SaveList />, { before: fillCart(), ...setting })
  await portal.user.click(screen.getByRole('button', { name: 'Save Custom List' }))
  const field = await screen.findByRole('textbox', { name: 'List name' })
  return { ...portal, field }
}

const callsOf = (sandbox: { calls: { operation: string; payload: unknown }[] }, operation: string) =>
  sandbox.calls.filter((call) => call.operation === operation)

describe('<SaveListModal />', () => {
  it('asks for a name and saves the cart under it, which stays as it is [list-24 list-27 list-40]', async () => {
    const { user, field, client, sandbox } = await openModal()
    await waitFor(() => expect(field).toHaveFocus())
    await user.type(field, '  Stage 2 {Enter}')

    expect(await screen.findByText('Custom list saved')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const saved = (await client.lists.list()).find(({ name }) => name === 'Stage 2')
    const cart = await client.cart.read()
    expect(callsOf(sandbox, 'saveCustomList').map(({ payload }) => payload)).toEqual([
      { sessionID: cart.id, customList: 'Stage 2' },
    ])
    expect(cart.lines).toHaveLength(3)
    expect(saved?.lines.map(({ productId }) => productId)).toEqual(
      cart.lines.map(({ productId }) => productId),
    )
  })

  it('requires a name that is more than blanks [list-25]', async () => {
    const { user, field, sandbox } = await openModal()
    await user.type(field, '   {Enter}')
    expect(field).toHaveAccessibleDescription(/Required$/)
    expect(field).toHaveFocus()
    expect(callsOf(sandbox, 'saveCustomList')).toEqual([])
    await user.type(field, 'x')
    expect(field).not.toHaveAccessibleDescription(/Required/)
  })

  it('says beforehand that a list of the same name is replaced, and replaces it [list-26]', async () => {
    const { user, field, client } = await openModal()
    await user.type(field, 'Townhouse first fi')
    expect(screen.queryByText('This replaces your list with the same name')).toBeNull()
    await user.type(field, 'x ')
    expect(await screen.findByText('This replaces your list with the same name')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save list' }))

    await screen.findByText('Custom list saved')
    const named = (await client.lists.list()).filter(({ name }) => name === 'Townhouse first fix')
    expect(named).toHaveLength(1)
    expect(named[0]?.lines).toHaveLength(3)
  })

  it('says that a name is near which differs in case alone, and keeps both lists [list-106]', async () => {
    const { user, field, client } = await openModal()
    await user.type(field, 'townhouse FIRST fix')
    expect(await screen.findByText(/^You already have a list “Townhouse first fix”/)).toBeVisible()
    expect(screen.queryByText('This replaces your list with the same name')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save list' }))

    await screen.findByText('Custom list saved')
    const named = (await client.lists.list()).filter(({ name }) => /^townhouse first fix$/i.test(name))
    expect(named.map(({ name }) => name).sort()).toEqual(['Townhouse first fix', 'townhouse FIRST fix'])
  })

  it('keeps another name that is typed while the first is being saved [list-107]', async () => {
    const { user, field, sandbox } = await openModal()
    const { underWay, letThrough } = holdCalls(sandbox, 'saveCustomList')
    await user.type(field, 'Stage 2{Enter}')
    await waitFor(() => expect(underWay.now).toBe(1))
    await user.clear(field)
    await user.type(field, 'Stage 3{Enter}')
    letThrough()
    expect(await screen.findByText('Custom list saved')).toBeVisible()
    expect(callsOf(sandbox, 'saveCustomList')).toHaveLength(1)
    expect(field).toHaveValue('Stage 3')
    await user.click(screen.getByRole('button', { name: 'Save list' }))
    await waitFor(() => expect(callsOf(sandbox, 'saveCustomList')).toHaveLength(2))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('does not take the merchant’s list of the same name for one that is replaced [list-26]', async () => {
    const { user, field } = await openModal()
    await user.type(field, 'Townhouse first fix')
    await screen.findByText('This replaces your list with the same name')
    await user.clear(field)
    await user.type(field, 'Wall frame, per room')
    expect(screen.queryByText('This replaces your list with the same name')).toBeNull()
  })

  it('says that the cart’s id is missing when there is none [list-28]', async () => {
    const { user, field, sandbox } = await openModal({ before: () => undefined })
    await user.type(field, 'Stage 2{Enter}')
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(
      'CartSessionId is undefined',
    )
    expect(field).toHaveValue('Stage 2')
    expect(callsOf(sandbox, 'saveCustomList')).toEqual([])
  })

  it('shows the merchant’s reason in the dialog and keeps the name [list-29]', async () => {
    const { user, field } = await openModal({
      faults: [
        {
          operation: 'saveCustomList',
          kind: 'refusal',
          rows: [{ field: '', msg: 'You have 50 lists already' }],
        },
      ],
    })
    await user.type(field, 'Stage 2{Enter}')
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(
      'You have 50 lists already',
    )
    expect(field).toHaveValue('Stage 2')

    await user.click(screen.getByRole('button', { name: 'Save list' }))
    expect(await screen.findByText('Custom list saved')).toBeVisible()
  })

  it('keeps the name when it is closed by accident, and forgets it once it is saved [list-30]', async () => {
    const { user, field } = await openModal()
    await user.type(field, 'Hilltop Rd')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    const again = await reopen()
    expect(again).toHaveValue('Hilltop Rd')
    await user.type(again, '{Enter}')
    await screen.findByText('Custom list saved')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await reopen()).toHaveValue('')

    async function reopen() {
      await user.click(screen.getByRole('button', { name: 'Save Custom List' }))
      return screen.findByRole('textbox', { name: 'List name' })
    }
  })

  it('finds the name again after a reload, and not once it is saved [list-30]', async () => {
    const { user, field, client, unmount } = await openModal()
    await user.type(field, 'Hilltop Rd')
    unmount()
    const begun = await reopen()
    expect(begun.field).toHaveValue('Hilltop Rd')
    await user.type(begun.field, '{Enter}')
    await screen.findByText('Custom list saved')
    begun.unmount()
    expect((await reopen()).field).toHaveValue('')

    async function reopen() {
      const page = render(
        <PortalProvider client={client}>
          <ChangeAndSave />
        </PortalProvider>,
      )
      await screen.findByRole('button', { name: 'Nine boxes' })
      await user.click(screen.getByRole('button', { name: 'Save Custom List' }))
      return { ...page, field: await screen.findByRole('textbox', { name: 'List name' }) }
    }
  })

  it('finds the list again when the answer was lost, and says so [list-101]', async () => {
    const { user, field, client } = await openModal({
      faults: [{ operation: 'saveCustomList', when: 'after', kind: 'html' }],
    })
    await user.type(field, 'Stage 2{Enter}')
    expect(await screen.findByText('Custom list saved. The server was slow to confirm it.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await client.lists.list()).filter(({ name }) => name === 'Stage 2')).toHaveLength(1)
  })

  it('keeps the name where it is unknown whether it was saved [list-102]', async () => {
    const { user, field } = await openModal({ faults: [{ operation: 'saveCustomList', kind: 'reset' }] })
    await user.type(field, 'Stage 2{Enter}')
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(
      'We couldn’t confirm the list was saved. Please check your custom lists.',
    )
    expect(field).toHaveValue('Stage 2')
  })

  it('sends what waits for the cart first, so that the list holds what is on screen [list-31]', async () => {
    const { user, sandbox, client } = await renderPortal(<ChangeAndSave />, { before: fillCart() })
    await user.click(await screen.findByRole('button', { name: 'Nine boxes' }))
    await user.click(screen.getByRole('button', { name: 'Save Custom List' }))
    await user.type(await screen.findByRole('textbox', { name: 'List name' }), 'Nine{Enter}')

    await screen.findByText('Custom list saved')
    const order = sandbox.calls.map(({ operation }) => operation)
    expect(order.lastIndexOf('updateCartProduct')).toBeLessThan(order.indexOf('saveCustomList'))
    const saved = (await client.lists.list()).find(({ name }) => name === 'Nine')
    expect(saved?.lines.find(({ productId }) => productId === 'BBS14100')?.quantity).toBe(9)
  })

  it('saves nothing while what waits cannot be sent [list-31]', async () => {
    const { user, sandbox } = await renderPortal(<ChangeAndSave />, {
      before: fillCart(),
      faults: [{ operation: 'updateCartProduct', kind: 'reset', times: Infinity }],
    })
    await user.click(await screen.findByRole('button', { name: 'Nine boxes' }))
    await user.click(screen.getByRole('button', { name: 'Save Custom List' }))
    await user.type(await screen.findByRole('textbox', { name: 'List name' }), 'Nine{Enter}')

    expect(await screen.findByText('Something went wrong.')).toBeVisible()
    expect(callsOf(sandbox, 'saveCustomList')).toEqual([])
  })
})

/** A page that changes the cart and saves it. */
function ChangeAndSave() {
  const { cart } = useCart()
  const changeQuantity = useChangeQuantity()
  const boxes = cart?.lines.find(({ productId }) => productId === 'BBS14100')
  return (
    <>
      {cart && boxes && <button onClick={() => changeQuantity(cart, boxes, 9)}>Nine boxes</button>}
      <SaveList />
    </>
  )
}

describe('<SaveOrderListModal />', () => {
  it.each([
    ['cannot be looked for', false],
    ['was left out', true],
  ])(
    'says that the list may hold the delivery of the old order where that %s: only then [case-117]',
    async (_, isFound) => {
      const { user, sandbox } = await renderPortal(
        <SaveOrderListModal isOpen onOpenChange={() => undefined} order={delivered} />,
        { before: (_, sandbox) => chargeOldDelivery(sandbox) },
      )
      if (!isFound)
        sandbox.faults.add({ operation: 'getGeocode', kind: 'status', status: 500, times: Infinity })
      await user.type(await screen.findByRole('textbox', { name: 'List name' }), 'Deck again')
      await user.click(screen.getByRole('button', { name: 'Save list' }))
      expect(await screen.findByText('Custom list saved', undefined, { timeout: 10_000 })).toBeInTheDocument()
      expect(productsHeld(sandbox, 'lists').includes(delivered.charge)).toBe(!isFound)
      expect(
        screen.queryAllByText(
          'We couldn’t check for the old order’s delivery charge. It may be in this list, so please check.',
        ),
      ).toHaveLength(isFound ? 0 : 1)
    },
  )

  it('is not sure of a list that stood there under its name before, when the answer is lost [list-102]', async () => {
    const name = 'Townhouse first fix'
    const order = { number: 0, suffix: 0 }
    const { user, client, sandbox } = await renderPortal(
      <SaveOrderListModal isOpen onOpenChange={() => undefined} order={order} />,
      {
        pace: 20,
        before: async (client) => {
          const [latest] = await client.transactions.listOrders()
          Object.assign(order, { number: latest?.number, suffix: latest?.suffix })
        },
      },
    )
    sandbox.faults.add({ operation: 'saveCustomList', kind: 'reset' })
    const linesOf = async () => (await client.lists.list()).find((list) => list.name === name)?.lines
    const before = await linesOf()
    expect(before).not.toHaveLength(0)
    await user.type(await screen.findByRole('textbox', { name: 'List name' }), name)
    await user.click(screen.getByRole('button', { name: 'Save list' }))
    expect(
      await screen.findByText(/We couldn’t confirm the list was saved/, undefined, { timeout: 8_000 }),
    ).toBeVisible()
    expect(screen.queryByText(/saved/i, { selector: '[data-tone="success"] *' })).toBeNull()
    expect(await linesOf()).toEqual(before)
  })
})
