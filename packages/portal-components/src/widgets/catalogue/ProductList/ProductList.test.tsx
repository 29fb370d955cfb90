import type { FluidClient } from '@trade-portal/fluid-sdk'
import { render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { PortalProvider } from '../../../provider/PortalProvider'
import { renderPortal } from '../../../testing/renderPortal'
import { ProductList } from './ProductList'
import type { ProductListProps } from './ProductList'
// Preloaded, because the first import is slower than a test's timeout on a busy machine.
import '../../../surfaces/ProductModal/ProductModal'
import '../../../surfaces/TallyModal/TallyModal'

/** Keeps pages short, because jsdom finds roles slowly on long ones. */
const settings = { pagesize: '4' }
const pine = { categoryId: 'TIMBER', typeId: 'Structural Pine' }
const concrete = { categoryId: 'OUTDOOR', typeId: 'Concrete & Landscape' }
/** A type with two classes, and with products sold both by the piece and by length. */
const cladding = { categoryId: 'TIMBER', typeId: 'Cladding & Mouldings' }

const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
/** Opens the listing on the next page load of this tab, for the same customer or another. */
const loadAgain = (client: FluidClient, cataloguePath: ProductListProps['cataloguePath']) =>
  render(
    <PortalProvider client={{ ...client }}>
      <ProductList cataloguePath={cataloguePath} />
    </PortalProvider>,
  )
const signInAgain = async (client: FluidClient) => {
  await client.session.signOut()
  await client.session.signIn({ username: 'builder', password: 'ironbark' })
}
const payloads = (calls: { operation: string; payload: unknown }[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.payload)

describe('<ProductList />', () => {
  it('lists a category under its title, which is in the search box too [cat-06 cat-07]', async () => {
    await renderPortal(<ProductList cataloguePath={pine} />, { settings })
    expect(await screen.findByRole('heading', { name: 'All Structural Pine' })).toBeInTheDocument()
    expect(screen.getByRole('searchbox')).toHaveAttribute('placeholder', 'All Structural Pine')
    expect(await rows()).toHaveLength(4)
  })

  it('shows prices once they are asked for, and keeps that for the session [cat-14 cat-15]', async () => {
    const { client, user, unmount } = await renderPortal(<ProductList cataloguePath={concrete} />)
    await rows()
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('switch', { name: 'See Prices' }))
    expect(screen.getByRole('columnheader', { name: /^Your price ex GST/ })).toBeInTheDocument()
    expect(screen.getAllByText(/^\$\d/).length).toBeGreaterThan(0)
    unmount()
    const again = loadAgain(client, concrete)
    expect(await screen.findByRole('switch', { name: 'See Prices' })).toBeChecked()
    again.unmount()
    await signInAgain(client)
    loadAgain(client, concrete)
    expect(await screen.findByRole('switch', { name: 'See Prices' })).not.toBeChecked()
  })

  it('has no prices at all where the merchant hides them [cat-33]', async () => {
    const hidden = { hide_products_price: 'yes' }
    await renderPortal(<ProductList cataloguePath={concrete} />, { settings: hidden, seesPrices: true })
    await rows()
    await waitFor(() => expect(screen.queryByRole('switch')).not.toBeInTheDocument())
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument()
  })

  it('turns from a list to a grid, and keeps that on the device [cat-12 cat-13]', async () => {
    const { client, user, unmount } = await renderPortal(<ProductList cataloguePath={pine} />, { settings })
    await rows()
    expect(screen.getByRole('radio', { name: 'List' })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: 'Grid' }))
    expect(screen.getByRole('list', { name: 'All Structural Pine' })).toBeInTheDocument()
    unmount()
    await signInAgain(client)
    loadAgain(client, pine)
    expect(await screen.findByRole('list', { name: 'All Structural Pine' })).toBeInTheDocument()
  })

  it('has a compact list, which the device remembers [taps-183]', async () => {
    const { client, user, unmount } = await renderPortal(<ProductList cataloguePath={pine} />, { settings })
    await rows()
    await user.click(screen.getByRole('radio', { name: 'Compact' }))
    expect(screen.getByRole('table')).toHaveAttribute('data-density', 'compact')
    unmount()
    loadAgain(client, pine)
    expect(await screen.findByRole('radio', { name: 'Compact' })).toBeChecked()
  })

  it('enters a tally straight from the listing [cat-39]', async () => {
    const { user, sandbox } = await renderPortal(<ProductList cataloguePath={pine} />, { settings })
    const first = within((await rows())[0] as HTMLElement)
    const tally = first.getByRole('button', { name: /^Enter a tally of/ })
    expect(tally).toHaveTextContent(/^Tally$/)
    expect(first.queryByRole('spinbutton')).not.toBeInTheDocument()
    await user.click(tally)
    await user.click(await screen.findByRole('button', { name: 'Increase quantity of 3 m' }))
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }))
    await waitFor(() =>
      expect(payloads(sandbox.calls, 'addCartProduct')).toMatchObject([
        { quoteQty: 3, tallyLength: [{ length: 3, qty: 1 }] },
      ]),
    )
  })

  it('offers no lengths again that were handed on from the product itself [tally-27]', async () => {
    const cataloguePath = { categoryId: 'TIMBER', typeId: 'LVL & Engineered Beams', classId: 'LVL 13' }
    const { user, sandbox } = await renderPortal(
      <ProductList cataloguePath={cataloguePath} search="LVL20045" />,
      {
        settings,
      },
    )
    const length = () => screen.findByLabelText('Length of row 1')
    const close = async (what: string) => {
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByText(what)).not.toBeInTheDocument())
    }
    await user.click(await screen.findByText('Tally'))
    await user.type(await length(), '2.4')
    await user.type(screen.getByLabelText('Qty of row 1'), '3')
    await close('Add new line')

    await user.click(screen.getByText(/^LVL 13 Beam 200/, { selector: 'a' }))
    await screen.findByText('Retail price')
    await user.click(screen.getAllByText('Tally').at(-1) as HTMLElement)
    expect(await length()).toHaveValue('2.4')
    await user.click(screen.getByText('Add to Cart'))
    await waitFor(() => expect(payloads(sandbox.calls, 'addCartProduct')).toHaveLength(1))
    await waitFor(() => expect(screen.queryByText('Add new line')).not.toBeInTheDocument())
    await close('Retail price')

    await user.click(screen.getByText('Tally'))
    expect(await length()).toHaveValue('')
  })

  it('opens a product by its name, and lets it go again [prod-17]', async () => {
    const onOpenProductChange = vi.fn()
    const { user } = await renderPortal(
      <ProductList cataloguePath={concrete} onOpenProductChange={onOpenProductChange} />,
    )
    const row = within((await screen.findByText('CONRS20', { exact: false })).closest('tr') as HTMLElement)
    await user.click(within(row.getByRole('rowheader')).getByRole('link'))
    expect(await screen.findByRole('dialog')).toHaveTextContent('Prices exclude GST')
    expect(onOpenProductChange).toHaveBeenLastCalledWith('CONRS20')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(onOpenProductChange).toHaveBeenLastCalledWith(null)
  })

  it.each([
    ['list', 'table'],
    ['grid', 'list'],
  ] as const)(
    'has nothing to add in a %s where the merchant has no cart [cat-36 set-02]',
    async (view, role) => {
      const closed = { shopping_cart_disabled: 'yes' }
      await renderPortal(<ProductList cataloguePath={cladding} />, { settings: closed, view })
      const listing = within(await screen.findByRole(role, { name: 'All Cladding & Mouldings' }))
      await waitFor(() => expect(listing.queryByRole('spinbutton')).not.toBeInTheDocument())
      expect(listing.queryByRole('button', { name: /to the cart$|^Enter a tally/ })).not.toBeInTheDocument()
    },
  )

  it('shows its catalogue path, beginning at Products [cat-04]', async () => {
    await renderPortal(<ProductList cataloguePath={pine} />, { settings })
    await screen.findByRole('heading', { name: 'All Structural Pine' })
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(crumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#/products',
      '#/products/TIMBER',
    ])
    expect(screen.getByText('BROWSE CATEGORY', { selector: 'button' })).toBeInTheDocument()
  })

  it('leads to each class from a row of chips, the current one lit [cat-11]', async () => {
    const { user, navigations } = await renderPortal(<ProductList cataloguePath={cladding} />, { settings })
    const chips = within(await screen.findByRole('navigation', { name: 'FILTER SUBCATEGORIES' }))
    const links = chips.getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'All Cladding & Mouldings',
      'Timber Cladding',
      'Charred Cladding',
    ])
    expect(links[0]).toHaveAttribute('aria-current', 'page')
    await user.click(links[1] as HTMLElement)
    expect(navigations).toEqual(['/products/TIMBER/Cladding%20%26%20Mouldings/Timber%20Cladding'])
  })

  it('says what is not in the catalogue, with a search box [cat-28]', async () => {
    await renderPortal(<ProductList cataloguePath={{ categoryId: 'TIMBER', typeId: 'Driftwood' }} />)
    expect(await screen.findByText('“Driftwood” is not in the catalogue.')).toBeInTheDocument()
    expect(screen.getByRole('searchbox')).toBeInTheDocument()
  })

  it('lists the products all the same when the menu cannot be read [cat-31]', async () => {
    await renderPortal(<ProductList cataloguePath={pine} />, {
      settings,
      faults: [{ operation: 'getProductMenu', kind: 'status', status: 404, times: Infinity }],
    })
    expect(await rows()).toHaveLength(4)
    expect(screen.getByRole('heading', { name: 'All Structural Pine' })).toBeInTheDocument()
  })
})
