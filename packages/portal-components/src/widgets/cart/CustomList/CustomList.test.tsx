import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fillCart } from '../../../testing/fillCart'
import { addList } from '../../../testing/fillLists'
import { renderPortal } from '../../../testing/renderPortal'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { CustomList } from './CustomList'

const OWN = 'LIST-IRONBARK-3'
const GENERIC = 'LIST-IRONBARK-1'
const OTHERS = 'LIST-IRONBARK-6'

/** Opens a list and waits until it is shown. */
async function openList(listId = OWN, setting: SandboxSetting = {}) {
  const portal = await renderPortal(<CustomList listId={listId} />, setting)
  await screen.findByRole('heading', { level: 1 })
  return portal
}
const callsOf = (sandbox: { calls: { operation: string; payload: unknown }[] }, operation: string) =>
  sandbox.calls.filter((call) => call.operation === operation)
const texts = (row: HTMLElement) =>
  [...row.querySelectorAll('[role=cell], [role=rowheader]')].map(({ textContent }) => textContent)

describe('<CustomList />', () => {
  it('shows SKU, description, quantity and unit of each product [list-06]', async () => {
    const { client } = await openList(OWN, {
      before: (_, { database }) =>
        database.run(`UPDATE cart_lines SET quantity = 1234500 WHERE cart_id = '${OWN}' AND line_id = 6`),
    })
    const list = (await client.lists.list()).find(({ id }) => id === OWN)
    const [head, ...rows] = screen.getAllByRole('row')
    expect(
      within(head as HTMLElement)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Picture', 'SKU', 'Description', 'Qty', 'UOM', 'Remove'])
    expect(rows).toHaveLength(list?.lines.length ?? -1)
    const sixth = list?.lines[5]
    expect(texts(rows[5] as HTMLElement).slice(1, 5)).toEqual([
      sixth?.productId,
      sixth?.name,
      '1,234.5',
      sixth?.unit,
    ])
    expect(texts(rows[0] as HTMLElement)[2]).toMatch(/Tally$/)
    expect(within(rows[5] as HTMLElement).getByRole('rowheader')).toHaveTextContent(sixth?.name ?? '')
  })

  it('takes a product out once that is confirmed, and says so [list-07 list-40]', async () => {
    const { user, client, sandbox } = await openList(OWN, { before: fillCart() })
    const cart = await client.cart.read()
    const before = screen.getAllByRole('row').length
    const [first, second] = screen.getAllByRole('button', { name: /^Remove / })
    const name = first?.getAttribute('aria-label')?.replace('Remove ', '') ?? ''
    await user.click(first as HTMLElement)
    const question = await screen.findByRole('alertdialog', { name: 'Remove this product?' })
    expect(question).toHaveTextContent(name)
    expect(callsOf(sandbox, 'deleteCartProduct')).toEqual([])
    await user.click(within(question).getByRole('button', { name: 'Remove' }))

    expect(await screen.findByText('product removed')).toBeVisible()
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(before - 1))
    expect(screen.queryByRole('button', { name: `Remove ${name}` })).toBeNull()
    await waitFor(() => expect(second).toHaveFocus())
    expect((await client.lists.list()).find(({ id }) => id === OWN)?.lines).toHaveLength(before - 2)
    expect(callsOf(sandbox, 'deleteCartProduct')).toMatchObject([
      { payload: { productID: expect.any(String), sessionID: OWN, lineID: 1 } },
    ])
    expect((await client.cart.read()).lines).toEqual(cart.lines)
  })

  it('keeps the focus when the last product is taken out, and says that none is left [list-37]', async () => {
    const { user } = await openList('list/Begun', {
      before: (_, world) => void addList(world, { name: 'Begun', lines: 1 }),
    })
    await user.click(screen.getByRole('button', { name: /^Remove / }))
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    const nothing = await screen.findByText('No items in this list yet.')
    await waitFor(() => expect(document.activeElement).toContainElement(nothing))
    expect(document.body).not.toHaveFocus()
  })

  it('leaves the product in when the question is cancelled [list-07]', async () => {
    const { user, sandbox } = await openList()
    const before = screen.getAllByRole('row').length
    await user.click(screen.getAllByRole('button', { name: /^Remove / })[0] as HTMLElement)
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(screen.getAllByRole('row')).toHaveLength(before)
    expect(callsOf(sandbox, 'deleteCartProduct')).toEqual([])
  })

  it('keeps a product whose removal is refused, and says why [list-08]', async () => {
    const { user } = await openList(OWN, {
      faults: [
        // A realistic delay: the question is closed before the answer arrives.
        { operation: 'deleteCartProduct', kind: 'delay', ms: 300 },
        { operation: 'deleteCartProduct', kind: 'refusal', rows: [{ field: '', msg: 'The list is locked' }] },
      ],
    })
    const before = screen.getAllByRole('row').length
    const remove = screen.getAllByRole('button', { name: /^Remove / })[1] as HTMLElement
    await user.click(remove)
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent('The list is locked')
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(await screen.findAllByRole('row')).toHaveLength(before)
    await waitFor(() => expect(remove).toHaveFocus())
  })

  it('lets nobody change a generic list: no remove and no delete [list-09]', async () => {
    await openList(GENERIC)
    expect(screen.getByRole('button', { name: 'Copy List to Cart' })).toBeEnabled()
    expect(screen.queryByRole('button', { name: /^(Remove|Delete)/ })).toBeNull()
    expect(screen.getAllByRole('columnheader')).toHaveLength(5)
  })

  it('says that a list is empty, and copies nothing of it [list-13]', async () => {
    await openList('list/Begun', { before: (_, world) => void addList(world, { name: 'Begun', lines: 0 }) })
    expect(screen.getByText('No items in this list yet.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Copy List to Cart' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Delete list' })).toBeEnabled()
  })

  it('says how a list is updated, and leads to the products [list-14]', async () => {
    await openList()
    expect(
      screen.getByText(
        'To update this list, copy it to your cart, add products, and save it under the same name at cart review.',
      ),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Add products' })).toHaveAttribute('href', '#/products')
  })

  it('hides the way to the products where they are switched off [list-15 set-03]', async () => {
    await openList(OWN, { settings: { products_button_disabled: 'yes' } })
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Add products' })).toBeNull())
    expect(screen.getByText(/^To update this list/)).toBeVisible()
  })

  it('hides copying and its panel where the cart is switched off [list-16 set-02]', async () => {
    await openList(OWN, { settings: { shopping_cart_disabled: 'yes' } })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Copy List to Cart' })).toBeNull())
    expect(screen.getByRole('button', { name: 'Delete list' })).toBeVisible()
    expect(screen.queryByText(/^To update this list/)).toBeNull()
    expect(screen.queryByRole('link', { name: 'Add products' })).toBeNull()
  })

  it.each([
    ['that is not there', 'never-was'],
    ['of another customer', OTHERS],
  ])('says clearly that a list %s cannot be found [list-18]', async (_, listId) => {
    await openList(listId)
    expect(screen.getByRole('heading', { name: 'We can’t find this list' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See all lists' })).toHaveAttribute('href', '#/custom-lists')
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('reserves its room while the list is read [list-19]', async () => {
    await renderPortal(<CustomList listId={OWN} />, {
      faults: [{ operation: 'getCustomLists', kind: 'hang', times: Infinity }],
    })
    expect(await screen.findByText('Loading…')).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'We can’t find this list' })).toBeNull()
  })

  it('asks again when it could not be read [list-19]', async () => {
    const { user } = await openList(OWN, {
      faults: [{ operation: 'getCustomLists', kind: 'status', status: 404 }],
    })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Townhouse first fix' })).toBeVisible()
  })

  it('shows two hundred products at once [list-20]', async () => {
    await openList('list/Everything', {
      size: 'normal',
      before: (_, world) => void addList(world, { name: 'Everything', lines: 200 }),
    })
    // Rows below the fold render a moment after the others.
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(201))
    expect(screen.getByText('My Custom Lists · 200 items')).toBeVisible()
    expect(screen.queryByText(/your browser’s find/i)).toBeNull()
  })

  it('says of a list that is not rendered whole that the browser’s search does not find all of it [list-39]', async () => {
    await openList('list/Everything', {
      size: 'normal',
      before: (_, world) => void addList(world, { name: 'Everything', lines: 201 }),
    })
    expect(screen.getByText(/^This list is long\. Your browser’s find only sees/)).toBeVisible()
    expect(screen.getByText('My Custom Lists · 201 items')).toBeVisible()
    const table = screen.getByRole('table', { name: 'Everything' })
    expect(table).toHaveAttribute('aria-rowcount', '202')
    expect(within(table).getAllByRole('row').length).toBeLessThan(60)
  })
})
