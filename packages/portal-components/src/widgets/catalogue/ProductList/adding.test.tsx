import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderPortal } from '../../../testing/renderPortal'
import { ProductList } from './ProductList'
// Preloaded, because the first import is slower than a test's timeout on a busy machine.
import '../../../surfaces/ProductModal/ProductModal'
import '../../../surfaces/TallyModal/TallyModal'

/** Keeps pages short, because jsdom finds roles slowly on long ones. */
const settings = { pagesize: '4' }
const pine = { categoryId: 'TIMBER', typeId: 'Structural Pine' }
const concrete = { categoryId: 'OUTDOOR', typeId: 'Concrete & Landscape' }

const payloads = (calls: { operation: string; payload: unknown }[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.payload)

describe('<ProductList />, of what goes into the cart', () => {
  it('puts the pressed product in the cart, one at first and one again afterwards [cat-37]', async () => {
    const { user, sandbox } = await renderPortal(<ProductList cataloguePath={concrete} />)
    const row = within((await screen.findByText('CONRS20', { exact: false })).closest('tr') as HTMLElement)
    expect(row.getByRole('spinbutton')).toHaveValue('1')
    await user.click(row.getByRole('button', { name: /^Increase quantity of/ }))
    await user.click(row.getByRole('button', { name: /to the cart$/ }))
    await waitFor(() =>
      expect(payloads(sandbox.calls, 'addCartProduct')).toMatchObject([
        { productID: 'CONRS20', UOM: 'bag', quoteQty: 2 },
      ]),
    )
    await waitFor(() => expect(row.getByRole('spinbutton')).toHaveValue('1'))
    expect(screen.getByText('Added to cart')).toBeInTheDocument()
  })

  it('says what was added and how much, and leads to the cart [taps-167]', async () => {
    const { user } = await renderPortal(<ProductList cataloguePath={concrete} />)
    const row = within((await screen.findByText('CONRS20', { exact: false })).closest('tr') as HTMLElement)
    await user.click(row.getByRole('button', { name: /^Increase quantity of/ }))
    await user.click(row.getByRole('button', { name: /to the cart$/ }))
    const notices = within(screen.getByRole('region', { name: 'Notices' }))
    expect(await notices.findByText('Rapid-Set Concrete 20 kg · 2 bag')).toBeVisible()
    expect(notices.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '#/cart')
  })

  it('takes a double press for one [cat-44]', async () => {
    const { user, sandbox } = await renderPortal(<ProductList cataloguePath={concrete} />)
    const row = within((await screen.findByText('CONRS20', { exact: false })).closest('tr') as HTMLElement)
    const quantity = row.getByRole('spinbutton')
    const add = row.getByRole('button', { name: /to the cart$/ })
    const press = vi.spyOn(performance, 'now')
    const pressAt = async (time: number) => {
      press.mockReturnValue(time)
      await user.click(add)
    }
    await user.clear(quantity)
    await user.type(quantity, '5')
    await pressAt(1000)
    // The response came between the two presses, so the quantity is back to 1 although the customer did not ask for
    // another.
    await waitFor(() => expect(quantity).toHaveValue('1'))
    await pressAt(1200)
    await pressAt(5000)
    press.mockRestore()
    await waitFor(() =>
      expect(payloads(sandbox.calls, 'addCartProduct')).toMatchObject([{ quoteQty: 5 }, { quoteQty: 1 }]),
    )
  })

  it('says what the cart holds of a product, and offers to add more [taps-182]', async () => {
    const { user } = await renderPortal(<ProductList cataloguePath={concrete} />)
    const row = within((await screen.findByText('CONRS20', { exact: false })).closest('tr') as HTMLElement)
    expect(row.queryByText(/in cart$/)).toBeNull()
    await user.click(row.getByRole('button', { name: /^Increase quantity of/ }))
    await user.click(row.getByRole('button', { name: /to the cart$/ }))
    expect(await row.findByText('2 in cart')).toBeVisible()
    expect(row.getByRole('button', { name: /to the cart$/ })).toHaveTextContent('Add more')
    await user.click(screen.getByRole('radio', { name: 'Grid' }))
    const card = within((await screen.findByText('CONRS20', { exact: false })).closest('li') as HTMLElement)
    expect(card.getByText('2 in cart')).toBeVisible()
  })

  it('adds up the tallies of a product that the cart holds [taps-182]', async () => {
    await renderPortal(<ProductList cataloguePath={pine} search="PINE9045H2" />, {
      settings,
      before: async (client) => {
        for (const length of [2400, 3600]) {
          await client.cart.addProduct({
            productId: 'PINE9045H2',
            unit: 'm',
            tally: [{ length, quantity: 3 }],
          })
        }
      },
    })
    expect((await screen.findAllByText('18 m in cart'))[0]).toBeVisible()
  })

  it('shows what the merchant says when it refuses a product, and which [cat-38, taps-318]', async () => {
    const { user } = await renderPortal(<ProductList cataloguePath={concrete} />, {
      faults: [
        {
          operation: 'addCartProduct',
          kind: 'refusal',
          rows: [{ field: 'quoteQty', msg: 'Sold in fours' }],
        },
      ],
    })
    const row = within((await screen.findByText('CONRS20', { exact: false })).closest('tr') as HTMLElement)
    await user.click(row.getByRole('button', { name: /^Increase quantity of/ }))
    await user.click(row.getByRole('button', { name: /to the cart$/ }))
    const modal = (await screen.findByText('Sold in fours')).closest('[role=alertdialog]')
    expect(modal).toHaveTextContent(/Rapid-Set Concrete 20 kg\s*Sold in fours/)
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(row.getByRole('spinbutton')).toHaveValue('2')
  })
})
