import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addList, withoutLists } from '../../../testing/fillLists'
import { renderPortal } from '../../../testing/renderPortal'
import { CustomLists } from './CustomLists'

/** Returns the section with a heading. */
const sectionOf = (name: string) => screen.findByRole('region', { name })
const namesIn = (section: HTMLElement) =>
  within(section)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

describe('<CustomLists />', () => {
  it('shows the merchant’s lists and the customer’s own apart, each as a card [list-01 list-02 list-40]', async () => {
    const { sandbox } = await renderPortal(<CustomLists />)
    expect(namesIn(await sectionOf('Generic Lists'))).toEqual(['Bathroom lining kit', 'Wall frame, per room'])
    expect(namesIn(await sectionOf('My Custom Lists'))).toEqual([
      'Deck 4 × 6 m',
      'Townhouse first fix',
      'Ute restock',
    ])
    const customer = sandbox.database.get<{ id: string }>(
      "SELECT customer_id AS id FROM users WHERE name = 'builder'",
    )
    expect(
      sandbox.calls.flatMap(({ operation, payload }) => (operation === 'getCustomLists' ? [payload] : [])),
    ).toEqual([{ custID: customer?.id }])
  })

  it('copies a list to the cart from its card, the customer’s own first [taps-165]', async () => {
    const { user, navigations, client } = await renderPortal(<CustomLists />)
    const headings = (await screen.findAllByRole('heading', { level: 2 })).map(
      ({ textContent }) => textContent,
    )
    expect(headings).toEqual(['My Custom Lists', 'Generic Lists'])
    const copy = screen.getByRole('button', { name: 'Copy List to Cart, Ute restock' })
    expect(copy).toHaveTextContent(/^Copy List to Cart$/)
    await user.click(copy)
    await waitFor(() => expect(navigations).toEqual(['/cart']))
    expect((await client.cart.read()).lines).toHaveLength(7)
  })

  it('has no way to the cart where the merchant has none [taps-165]', async () => {
    await renderPortal(<CustomLists />, { settings: { shopping_cart_disabled: 'true' } })
    expect(await screen.findByRole('link', { name: 'View List Ute restock' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Copy List to Cart/ })).toBeNull()
  })

  it('leads from each card to its list by View List [list-03]', async () => {
    await renderPortal(<CustomLists />, {
      before: (_, sandbox) => {
        withoutLists(sandbox)
        addList(sandbox, { name: 'Deck 1/2 & 50%' })
      },
    })
    const link = await screen.findByRole('link', { name: 'View List Deck 1/2 & 50%' })
    expect(link).toHaveTextContent(/^View List$/)
    expect(link).toHaveAttribute('href', '#/custom-lists/list%2FDeck%201%2F2%20%26%2050%25')
  })

  it('shows how much a list holds, and the first of it [list-02]', async () => {
    const { client } = await renderPortal(<CustomLists />, {
      before: (_, sandbox) => {
        withoutLists(sandbox)
        addList(sandbox, { name: 'Deck', lines: 5 })
        addList(sandbox, { name: 'One', lines: 1 })
        addList(sandbox, { name: 'None', lines: 0 })
      },
    })
    const lines = (await client.lists.list()).find(({ name }) => name === 'Deck')?.lines ?? []
    const card = (await screen.findByRole('heading', { name: 'Deck' })).closest('li') as HTMLElement
    expect(within(card).getByText('5 items')).toBeVisible()
    for (const { name } of lines.slice(0, 3)) expect(within(card).getByText(name)).toBeVisible()
    expect(within(card).queryByText(lines[3]?.name ?? '')).toBeNull()
    expect(within(card).getByText('and 2 more')).toBeVisible()
    expect(screen.getByText('1 item')).toBeVisible()
    expect(screen.getByText('No items in this list yet.')).toBeVisible()
  })

  it('shows pictures of the first four of a list, and asks the merchant for nothing more [taps-170]', async () => {
    const { client, sandbox } = await renderPortal(<CustomLists />, {
      before: (_, world) => {
        withoutLists(world)
        addList(world, { name: 'Deck', lines: 6 })
        addList(world, { name: 'None', lines: 0 })
      },
    })
    const cardOf = async (name: string) =>
      (await screen.findByRole('heading', { name })).closest('li') as HTMLElement
    const pictures = within(await cardOf('Deck')).getAllByRole<HTMLImageElement>('presentation')
    expect(within(await cardOf('None')).queryAllByRole('presentation')).toEqual([])
    expect(new Set(sandbox.calls.map(({ operation }) => operation))).not.toContain('getProductDetails')
    const lines = (await client.lists.list()).find(({ name }) => name === 'Deck')?.lines ?? []
    expect(pictures.map(({ src }) => src)).toEqual(lines.slice(0, 4).map(({ image }) => image))
  })

  it('says that none is saved yet, and where one is saved [list-04]', async () => {
    await renderPortal(<CustomLists />, { before: (_, sandbox) => withoutLists(sandbox) })
    expect(await screen.findByText('No custom lists saved yet.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to Review Cart' })).toHaveAttribute('href', '#/cart')
    expect(screen.queryByRole('heading', { name: 'Generic Lists' })).toBeNull()
  })

  it('says so beside the merchant’s lists, too [list-04]', async () => {
    await renderPortal(<CustomLists />, {
      before: (_, { database }) =>
        database.run("UPDATE carts SET customer_id = '104377' WHERE list_type = 'Custom'"),
    })
    expect(namesIn(await sectionOf('Generic Lists'))).toHaveLength(2)
    expect(within(await sectionOf('My Custom Lists')).getByText('No custom lists saved yet.')).toBeVisible()
  })

  it('does not lead to a cart that the merchant has switched off [list-17]', async () => {
    await renderPortal(<CustomLists />, {
      before: (_, sandbox) => withoutLists(sandbox),
      settings: { shopping_cart_disabled: 'yes' },
    })
    await screen.findByText('No custom lists saved yet.')
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull())
  })

  it('reserves its room while the lists are read [list-05]', async () => {
    await renderPortal(<CustomLists />, {
      faults: [{ operation: 'getCustomLists', kind: 'hang', times: Infinity }],
    })
    expect(await screen.findByText('Loading…')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Custom Lists' })).toBeVisible()
    expect(screen.queryByText('No custom lists saved yet.')).toBeNull()
  })

  it('asks again when they could not be read [list-05]', async () => {
    const { user } = await renderPortal(<CustomLists />, {
      faults: [{ operation: 'getCustomLists', kind: 'status', status: 404 }],
    })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(namesIn(await sectionOf('My Custom Lists'))).toHaveLength(3)
  })
})
