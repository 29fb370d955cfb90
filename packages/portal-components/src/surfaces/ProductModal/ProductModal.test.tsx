import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { usePortal } from '../../context/PortalContext'
import { usePortalQuery } from '../../context/queries'
import { productsQuery } from '../../data/catalogue/catalogue'
import { renderPortal } from '../../testing/renderPortal'
import type { SandboxSetting } from '../../testing/merchantClient'
import { ProductModal } from './ProductModal'

async function openProduct(productId: string, setting?: SandboxSetting) {
  const portal = await renderPortal(
    <ProductModal productId={productId} isOpen onOpenChange={vi.fn()} />,
    setting,
  )
  return { ...portal, dialog: await screen.findByRole('dialog') }
}

const added = (calls: { operation: string; payload: unknown }[]) =>
  calls.filter((call) => call.operation === 'addCartProduct').map((call) => call.payload)

describe('<ProductModal />', () => {
  it('adds the chosen quantity of the chosen unit, and goes back to 1 [prod-05 prod-07 prod-09 prod-10]', async () => {
    const { user, sandbox } = await openProduct('CONRS20')
    const unit = await screen.findByRole('button', { name: /Unit of measure/ })
    expect(unit).toHaveTextContent('bag')
    await user.click(unit)
    const options = await screen.findAllByRole('option')
    expect(options.length).toBeGreaterThan(1)
    const second = options[1]?.textContent
    await user.click(options[1] as HTMLElement)
    const quantity = screen.getByRole('spinbutton')
    expect(quantity).toHaveValue('1')
    await user.clear(quantity)
    await user.type(quantity, '12')
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    await waitFor(() => expect(added(sandbox.calls)).toHaveLength(1))
    expect(added(sandbox.calls)[0]).toMatchObject({
      productID: 'CONRS20',
      UOM: second,
      quoteQty: 12,
      tallyLength: [],
      unitSell: 0,
    })
    expect(await screen.findByText('Added to cart')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveValue('1'))
  })

  it('shows what a listing knows of it when the rest cannot be read, says so, and refetches [prod-28]', async () => {
    function Listing() {
      const { client, session } = usePortal()
      const cataloguePath = { categoryId: 'OUTDOOR', typeId: 'Concrete & Landscape', page: 1, pageSize: 20 }
      const { data } = usePortalQuery({
        ...productsQuery(client, cataloguePath),
        enabled: session.status === 'signedIn',
      })
      const preview = data?.products.find(({ id }) => id === 'CONRS20')
      return preview && <ProductModal productId="CONRS20" preview={preview} isOpen onOpenChange={vi.fn()} />
    }
    const rows = [{ field: 'productID', msg: 'Stocktake under way' }]
    const { user } = await renderPortal(<Listing />, {
      faults: [{ operation: 'getProductDetails', kind: 'refusal', rows }],
    })
    expect(await screen.findByText('We couldn’t load everything about this product.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeEnabled()
    expect(screen.getByText('CONRS20')).toBeInTheDocument()
    expect(screen.getByText('Retail price')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/^Not everything/)).not.toBeInTheDocument())
    expect(screen.getByText('CONRS20')).toBeInTheDocument()
  })

  it.each(['12abc', '0', '-3', '1.5', '1e3', '9007199254740991'])(
    'adds nothing while %s is typed, which is no quantity [prod-08]',
    async (text) => {
      const { user, sandbox } = await openProduct('CONRS20')
      const quantity = await screen.findByRole('spinbutton')
      await user.clear(quantity)
      await user.type(quantity, text)
      await user.click(screen.getByRole('button', { name: 'Add to cart' }))
      expect(await screen.findByText('Enter a whole number above 0')).toBeInTheDocument()
      expect(quantity).toHaveFocus()
      expect(added(sandbox.calls)).toEqual([])
    },
  )

  it('asks for a tally of a product that is sold by length, and adds it [prod-11 tally-13]', async () => {
    const { user, sandbox } = await openProduct('PINE9045H2')
    const tally = await screen.findByRole('button', { name: /^Enter a tally of/ })
    expect(tally).toHaveTextContent('Tally')
    expect(screen.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument()
    await user.click(tally)
    await user.click(await screen.findByRole('button', { name: 'Increase quantity of 3.6 m' }))
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }))
    await waitFor(() => expect(added(sandbox.calls)).toHaveLength(1))
    expect(added(sandbox.calls)[0]).toMatchObject({
      productID: 'PINE9045H2',
      quoteQty: 3.6,
      tallyLength: [{ length: 3.6, qty: 1 }],
    })
  })

  it.each([
    ['Features & Benefits', 'getFeaturesAndBenefits', 'features'],
    ['Product Information', 'getProductInformation', 'information'],
  ])('shows what is said under %s, asked for by the product [prod-13]', async (title, operation, kind) => {
    const { sandbox } = await openProduct('BBS14100')
    const block = (await screen.findByRole('heading', { name: title })).closest('section') as HTMLElement
    const texts = sandbox.database.all<{ text: string }>(
      `SELECT item_description AS text FROM product_information WHERE product_id = 'BBS14100' AND kind = '${kind}'`,
    )
    expect(texts.length).toBeGreaterThan(1)
    await waitFor(() =>
      expect([...block.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(
        texts.map(({ text }) => text),
      ),
    )
    expect(
      sandbox.calls.filter((call) => call.operation === operation).map(({ payload }) => payload),
    ).toEqual([{ productID: 'BBS14100' }])
  })

  it('never calls a missing price $0.00 [prod-22]', async () => {
    const { dialog } = await openProduct('GLT450')
    expect(await within(dialog).findAllByText('Price on request')).toHaveLength(3)
    expect(within(dialog).queryByText(/\$0/)).not.toBeInTheDocument()
  })

  it('shows no prices and nothing to add where the merchant switched them off [prod-20 prod-21 set-02 set-04]', async () => {
    const { dialog } = await openProduct('CONRS20', {
      settings: { hide_products_price: 'yes', shopping_cart_disabled: 'yes' },
    })
    expect(await within(dialog).findByText('CONRS20')).toBeInTheDocument()
    await waitFor(() => expect(within(dialog).queryByText(/\$/)).not.toBeInTheDocument())
    expect(within(dialog).queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument()
  })

  it('says so when the product is no longer sold [prod-24]', async () => {
    await openProduct('NO-SUCH-PRODUCT')
    expect(await screen.findByText('This product isn’t in the catalogue.')).toBeInTheDocument()
  })

  it("shows the merchant's refusal and asks again [prod-25]", async () => {
    const rows = [{ field: 'productID', msg: 'Not available to your account' }]
    const { user } = await openProduct('CONRS20', {
      faults: [{ operation: 'getProductDetails', kind: 'refusal', rows }],
    })
    expect(await screen.findByText('Not available to your account')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeInTheDocument()
  })
})
