import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Sandbox } from '@trade-portal/fluid-sandbox'
import { describe, expect, it, vi } from 'vitest'
import { renderPortal } from '../../testing/renderPortal'
import type { SandboxSetting } from '../../testing/merchantClient'
import { ProductModal } from './ProductModal'

const SKU = 'CONRS20'

async function openProduct(setting: SandboxSetting = {}) {
  const portal = await renderPortal(<ProductModal productId={SKU} isOpen onOpenChange={vi.fn()} />, setting)
  return { ...portal, dialog: within(await screen.findByRole('dialog')) }
}

/** Sets columns of the product before it is fetched. */
function having(columns: Record<string, string | number>) {
  return (_client: unknown, { database }: Sandbox) => {
    for (const [column, value] of Object.entries(columns)) {
      database.run(`UPDATE products SET ${column} = ? WHERE id = ?`, [value, SKU])
    }
  }
}

describe('<ProductModal /> facts', () => {
  it('shows the long description and the SKU, markup as the text that it is [prod-01 prod-27]', async () => {
    const { dialog, sandbox } = await openProduct({
      before: having({ long_description: 'For <b>posts</b> & footings' }),
    })
    expect(await dialog.findByText('For <b>posts</b> & footings')).toBeInTheDocument()
    expect(dialog.getByText('SKU')).toHaveTextContent(`SKU ${SKU}`)
    expect(sandbox.calls.find(({ operation }) => operation === 'getProductDetails')?.payload).toEqual({
      deviceID: 'TPIRONBARK',
      customerID: sandbox.database.get<{ id: string }>(
        "SELECT customer_id AS id FROM users WHERE name = 'builder'",
      )?.id,
      productID: SKU,
      incGST: false,
    })
  })

  it('asks for prices with tax, and says that they include it [prod-03 prod-04]', async () => {
    const { dialog, sandbox } = await openProduct({
      settings: { tax_inclusive: 'yes' },
      before: having({ rrp: 100_000 }),
    })
    expect(await dialog.findByText('Prices include GST')).toBeInTheDocument()
    expect(dialog.getByText('$11.00')).toBeInTheDocument()
    expect(sandbox.calls.find(({ operation }) => operation === 'getProductDetails')?.payload).toMatchObject({
      incGST: true,
    })
  })

  it('shows each of the three prices under its name, and that they exclude GST [prod-02 prod-03]', async () => {
    const { dialog } = await openProduct({
      before: having({ rrp: 116_000, trade_price: 99_700, best_price: 90_000, customer_price: 86_123 }),
    })
    const priceUnder = (name: string) => dialog.getByText(name).parentElement
    expect(await dialog.findByText('Prices exclude GST')).toBeInTheDocument()
    expect(priceUnder('Retail price')).toHaveTextContent(/^Retail price\$11\.60$/)
    expect(priceUnder('Trade price')).toHaveTextContent(/^Trade price\$9\.97$/)
    expect(priceUnder('Your price')).toHaveTextContent(/^Your price\$8\.6123 \/ bag$/)
  })

  it.each([
    [86_123, '$8.6123'],
    [0, '$8.123'],
  ])('takes the best price only where the customer has none of their own [prod-23]', async (own, shown) => {
    const { dialog } = await openProduct({ before: having({ customer_price: own, best_price: 81_230 }) })
    expect(await dialog.findByText(shown)).toBeInTheDocument()
  })

  it.each([
    [' |a.png| sheets/One.PDF |sheets/two.pdf', '||pdf|pdf', /\/sheets\/One\.PDF$/],
    ['a.png|sheets/three.pdf?v=2#top|two.pdf', '||', /\/sheets\/three\.pdf\?v=2#top$/],
    ['a.png|sheets/four|two.pdf', 'png|PDF|pdf', /\/sheets\/four$/],
  ])('links to the first pdf among the files %j [prod-12]', async (files, file_types, address) => {
    const { dialog } = await openProduct({ before: having({ files, file_types }) })
    expect(await dialog.findByRole('link', { name: /View Datasheet/ })).toHaveAttribute(
      'href',
      expect.stringMatching(address),
    )
  })

  it('has no datasheet where none of its files is a pdf [prod-12]', async () => {
    const { dialog } = await openProduct({
      before: having({ files: 'a.png|b.docx', file_types: 'png|docx' }),
    })
    expect(await dialog.findByRole('heading', { name: 'Product Information' })).toBeInTheDocument()
    expect(dialog.queryByRole('link', { name: /View Datasheet/ })).not.toBeInTheDocument()
  })

  it.each([
    ['Features & Benefits', 'features', 'Product Information'],
    ['Product Information', 'information', 'Features & Benefits'],
  ])('leaves out %s where there is none of it [prod-14]', async (missing, kind, other) => {
    const { dialog } = await openProduct({
      before: (_client, { database }) =>
        database.run('DELETE FROM product_information WHERE product_id = ? AND kind = ?', [SKU, kind]),
    })
    expect(await dialog.findByRole('heading', { name: other })).toBeInTheDocument()
    await waitFor(() => expect(dialog.queryByRole('heading', { name: missing })).not.toBeInTheDocument())
    expect(dialog.queryByText(/No data for product/)).not.toBeInTheDocument()
  })

  it('shows each picture of the gallery when it is pressed [prod-16]', async () => {
    const files = ['one.svg', 'two.svg', 'three.svg']
    const { user, dialog } = await openProduct({
      before: having({ image: 'one.svg', gallery: files.join('|') }),
    })
    const large = () => dialog.getByRole('img', { name: /Concrete/ }).getAttribute('src')
    const thumbnails = await dialog.findAllByRole('button', { name: /^Picture \d of 3$/ })
    expect(thumbnails).toHaveLength(3)
    expect(large()).toMatch(/one\.svg$/)
    for (const index of [2, 1, 0]) {
      await user.click(thumbnails[index] as HTMLElement)
      expect(thumbnails[index]).toHaveAttribute('aria-pressed', 'true')
      expect(large()).toMatch(new RegExp(`${files[index]}$`))
    }
  })

  it('draws the built-in placeholder in place of a picture that fails [prod-15]', async () => {
    const { dialog } = await openProduct()
    const picture = await dialog.findByRole('img', { name: /Concrete/ })
    expect(picture.tagName).toBe('IMG')
    fireEvent.error(picture)
    const drawing = await dialog.findByRole('img', { name: /Concrete/ })
    expect(drawing.tagName).not.toBe('IMG')
    expect(drawing.querySelector('svg')).toBeInTheDocument()
  })

  it('is sold in ea where the merchant names no unit [prod-06]', async () => {
    const { user, sandbox } = await openProduct({ before: having({ units: '' }) })
    expect(await screen.findByRole('button', { name: /Unit of measure/ })).toHaveTextContent('ea')
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    await waitFor(() =>
      expect(sandbox.calls.find(({ operation }) => operation === 'addCartProduct')?.payload).toMatchObject({
        UOM: 'ea',
        quoteQty: 1,
      }),
    )
  })
})

describe('<ProductModal /> refused', () => {
  const addWith = async (fault: object) => {
    const { user, ...portal } = await openProduct({
      faults: [{ operation: 'addCartProduct', ...fault } as never],
    })
    await user.click(await screen.findByRole('button', { name: /^Increase quantity of/ }))
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    return { ...portal, user, error: within(await screen.findByRole('alertdialog', { name: 'Error' })) }
  }

  it('shows the first message of a refusal in the modal titled Error, and keeps the quantity [prod-18]', async () => {
    const { user, error } = await addWith({
      kind: 'refusal',
      rows: [
        { field: 'quoteQty', msg: 'Sold in fours' },
        { field: 'UOM', msg: 'By the pallet' },
      ],
    })
    expect(error.getByText('Sold in fours')).toBeInTheDocument()
    expect(error.queryByText(/By the pallet/)).not.toBeInTheDocument()
    expect(screen.queryByText('Added to cart')).not.toBeInTheDocument()
    await user.click(error.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(screen.getByRole('spinbutton')).toHaveValue('2')
  })

  it('says that something went wrong after any other failure [prod-19]', async () => {
    const { error } = await addWith({ kind: 'status', status: 404 })
    expect(error.getByText('Something went wrong.')).toBeInTheDocument()
  })
})
