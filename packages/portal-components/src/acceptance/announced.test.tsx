import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { rowOf } from '../testing/cartRows'
import { fillCart } from '../testing/fillCart'
import { chooseMethod } from '../testing/fillCheckout'
import { hilltop, rememberCheckout } from '../testing/rememberCheckout'
import { renderPortal } from '../testing/renderPortal'
import { CartReview } from '../widgets/cart/CartReview/CartReview'
import { CheckoutForm } from '../widgets/cart/CheckoutForm/CheckoutForm'
import { OrdersTable } from '../widgets/orders/OrdersTable/OrdersTable'
import { ProductList } from '../widgets/catalogue/ProductList/ProductList'
// Imported in advance: on a busy machine its first import takes longer than a test waits.
import '../parts/field/ComboList'

const region = () => document.querySelector('[data-react-aria-top-layer][aria-live]')
/** Waits for this many announcements, and returns them. */
const findSaid = (count: number) =>
  waitFor(() => {
    const said = [...(region()?.children ?? [])].map(({ textContent }) => textContent.trim())
    expect(said).toHaveLength(count)
    return said
  })

describe('what a press has changed elsewhere', () => {
  it('is said of a quantity and of the total that follows from it, and nothing before [case-432]', async () => {
    const { user } = await renderPortal(<CartReview />, { before: fillCart() })
    const screws = await rowOf(/screw/i)
    const quantity = within(screws).getByRole('spinbutton')
    const before = Number(quantity.getAttribute('aria-valuenow'))
    const fromTheBeginning = region()
    expect(fromTheBeginning).toHaveTextContent('')
    await user.click(quantity.nextElementSibling ?? quantity)
    const [more, total] = await findSaid(2)
    expect(more).toBe(String(before + 1))
    const shown = screen.getByText(/^Total \(inc GST\)$/).nextElementSibling?.textContent ?? 'none'
    expect(total).toBe(`Total (inc GST) ${shown}`)
    expect(region()).toBe(fromTheBeginning)
  })

  it('is said of a sort by a head, each way [case-433]', async () => {
    const { user } = await renderPortal(<OrdersTable />)
    const head = await screen.findByRole('button', { name: 'Amount' })
    await user.click(head)
    await user.click(head)
    expect(await findSaid(2)).toEqual(['Sorted by Amount, lowest first', 'Sorted by Amount, highest first'])
  })

  it('is said of prices switched on and off [case-433]', async () => {
    const { user } = await renderPortal(<ProductList search="CONRS20" />)
    const prices = await screen.findByRole('switch', { name: /See Prices/ })
    await user.click(prices)
    expect(await findSaid(1)).toEqual(['Prices shown'])
    await user.click(prices)
    expect(await findSaid(2)).toEqual(['Prices shown', 'Prices hidden'])
  })

  it('is said of the address that a chosen job fills in [case-434]', async () => {
    const { user } = await renderPortal(<CheckoutForm />, { before: rememberCheckout() })
    const job = await screen.findByRole('combobox', { name: 'Job name' })
    await chooseMethod(user, 'Truck delivery to site')
    await user.clear(job)
    await user.type(job, hilltop.name.slice(0, 5))
    await user.click(await screen.findByRole('option', { name: new RegExp(hilltop.name) }))
    expect(await findSaid(1)).toEqual(['Filled in: 14 Hilltop Road, Ringwood, Sam Whitlock'])
  })
})
