import { screen, within } from '@testing-library/react'
import type { Sandbox } from '@trade-portal/fluid-sandbox'
import { describe, expect, it } from 'vitest'
import { renderPortal } from '../../../testing/renderPortal'
import { ProductList } from './ProductList'

/** Prices of one product, in ten-thousandths of a dollar without tax. */
function priced(prices: { rrp: number; trade: number; best: number; customer: number }) {
  return (_client: unknown, { database }: Sandbox) =>
    database.run(
      'UPDATE products SET rrp = ?, trade_price = ?, best_price = ?, customer_price = ? WHERE id = ?',
      [prices.rrp, prices.trade, prices.best, prices.customer, 'CONRS20'],
    )
}

const bag = { rrp: 116_000, trade: 99_700, best: 90_000, customer: 86_123 }
const settings = { tax_inclusive: 'no' }

/** Lists one product with prices, as a list or a grid. */
async function listBag(prices: typeof bag, { view = 'list', ...setting } = {} as Setting) {
  const portal = await renderPortal(<ProductList search="CONRS20" />, {
    settings,
    seesPrices: true,
    view,
    ...setting,
    before: priced(prices),
  })
  const sku = await screen.findByText(/^CONRS20/)
  const row = sku.closest<HTMLElement>('tr, li') as HTMLElement
  return { ...portal, row, product: within(row) }
}

interface Setting {
  view?: 'list' | 'grid'
  merchant?: 'ironbark' | 'cascade'
  settings?: Record<string, string>
}

describe('<ProductList /> prices', () => {
  it.each(['list', 'grid'] as const)(
    'shows retail, trade and own price in a %s, with up to four decimals [cat-16]',
    async (view) => {
      const { row, product } = await listBag(bag, { view })
      expect(row).toHaveTextContent(/\$11\.60(?!\d)/)
      expect(row).toHaveTextContent(/\$9\.97(?!\d)/)
      expect(product.getByText('$8.6123')).toBeInTheDocument()
    },
  )

  it.each([
    [86_123, '$8.6123'],
    [0, '$9.00'],
  ])(
    'takes the best price only where the customer has none of their own [cat-35]',
    async (customer, shown) => {
      const { product } = await listBag({ ...bag, customer })
      expect(product.getByText(shown)).toBeInTheDocument()
    },
  )

  it.each(['list', 'grid'] as const)('never calls a missing price $0.00 in a %s [cat-34]', async (view) => {
    const { row } = await listBag({ rrp: 0, trade: 0, best: 0, customer: 0 }, { view })
    expect(row.textContent.match(/Price on request/g)).toHaveLength(3)
    expect(row).not.toHaveTextContent('$')
  })

  it('tells a screen reader the unit with the price, and no cell says it alone [case-340]', async () => {
    const { product } = await listBag(bag)
    expect(product.getByRole('cell', { name: /^\$8\.6123 ?per bag/ })).toBeInTheDocument()
    expect(product.queryByRole('cell', { name: '/ bag' })).toBeNull()
    expect(screen.getByRole('columnheader', { name: /^Your price ex GST ?, In cart$/ })).toBeInTheDocument()
    expect(screen.queryByRole('columnheader', { name: 'Unit of measure' })).toBeNull()
  })

  it('gives no unit for a price on request [case-340]', async () => {
    const { product } = await listBag({ rrp: 0, trade: 0, best: 0, customer: 0 })
    expect(product.getByRole('cell', { name: 'Price on request' })).toBeInTheDocument()
    expect(product.queryByText(/per bag/)).toBeNull()
  })

  it('heads what the cart holds where no prices are shown [case-342]', async () => {
    await renderPortal(<ProductList search="CONRS20" />, { seesPrices: false }, { prices: 'on' })
    expect(await screen.findByRole('columnheader', { name: 'In cart' })).toBeInTheDocument()
    expect(screen.queryByRole('columnheader', { name: /Your price/ })).toBeNull()
  })

  it('asks for prices without tax and says that they exclude it [cat-32]', async () => {
    const { sandbox } = await listBag(bag)
    expect(screen.getByText('Prices exclude GST')).toBeInTheDocument()
    expect(screen.getByText('ex GST')).toBeInTheDocument()
    expect(sandbox.calls.find(({ operation }) => operation === 'searchProductTP')?.payload).toMatchObject({
      incGST: false,
    })
  })

  it('asks for prices with tax and says that they include it [cat-32]', async () => {
    const { sandbox, product } = await listBag(bag, { settings: { tax_inclusive: 'yes' } })
    expect(screen.getByText('Prices include GST')).toBeInTheDocument()
    expect(screen.getByText('inc GST')).toBeInTheDocument()
    expect(product.getByText(/\$12\.76/)).toBeInTheDocument()
    expect(sandbox.calls.find(({ operation }) => operation === 'searchProductTP')?.payload).toMatchObject({
      incGST: true,
    })
  })

  it.each([
    ['no', false, 'ex GST'],
    ['yes', true, 'inc GST'],
  ])('does the same for a place, in a grid too, where tax_inclusive is %s [cat-32]', async (...given) => {
    const [tax_inclusive, incGST, words] = given
    const cataloguePath = { categoryId: 'OUTDOOR', typeId: 'Concrete & Landscape' }
    const { sandbox } = await renderPortal(<ProductList cataloguePath={cataloguePath} />, {
      settings: { tax_inclusive },
      seesPrices: true,
      view: 'grid',
    })
    expect(await screen.findByText(new RegExp(`/ bag ${words}$`))).toBeInTheDocument()
    expect(
      sandbox.calls.find(({ operation }) => operation === 'getProductCategories')?.payload,
    ).toMatchObject({ incGST })
  })
})
