import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { rowOf } from '../../../testing/cartRows'
import { fillCart } from '../../../testing/fillCart'
import { renderPortal } from '../../../testing/renderPortal'
import { CartReview } from './CartReview'

const summary = () => screen.findByRole('complementary', { name: 'Order Summary' })
/** Returns the figure beside its name. */
const figure = async (name: string) => within(await summary()).getByText(name).nextSibling

describe('the figures of Review Cart', () => {
  it('stand under the heading Review Cart, and lead to the custom lists [cart-01, cart-10]', async () => {
    await renderPortal(<CartReview />, { before: fillCart() })
    expect(screen.getByRole('heading', { level: 1, name: 'Review Cart' })).toBeVisible()
    const link = within(await summary()).getByRole('link', { name: 'View Custom Lists' })
    expect(link).toHaveAttribute('href', '#/custom-lists')
  })

  it('lead to no custom lists where the merchant has none in its menu [cart-10]', async () => {
    await renderPortal(<CartReview />, {
      before: async (client, { database }) => {
        await fillCart()(client)
        database.run("UPDATE widgets SET is_enabled = 0 WHERE label = 'Custom Lists'")
      },
    })
    await rowOf(/screw/i)
    await expect.poll(() => screen.queryByRole('link', { name: 'View Custom Lists' })).toBeNull()
  })

  it('lead to no products where they are switched off [set-03]', async () => {
    await renderPortal(<CartReview />, {
      before: fillCart(),
      settings: { products_button_disabled: 'true' },
    })
    expect(within(await summary()).getByRole('link', { name: 'View Custom Lists' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'View Products' })).toBeNull()
  })

  it('say that prices exclude GST, and add it [cart-07]', async () => {
    await renderPortal(<CartReview />, { before: fillCart() })
    expect(within(await summary()).getByText(/^Prices exclude GST/)).toBeVisible()
    expect(await figure('Sub Total (ex GST)')).toHaveTextContent('$716.35')
    expect(await figure('+GST')).toHaveTextContent('$71.64')
    expect(await figure('Total (inc GST)')).toHaveTextContent('$787.99')
  })

  it('say that prices include GST, and take it out [cart-07, set-01]', async () => {
    await renderPortal(<CartReview />, { before: fillCart(), settings: { tax_inclusive: 'true' } })
    expect(await within(await summary()).findByText(/^Prices include GST/)).toBeVisible()
    expect(await figure('Sub Total (ex GST)')).toHaveTextContent('$716.35')
    expect(await figure('+GST')).toHaveTextContent('$71.64')
    expect(await figure('Total (inc GST)')).toHaveTextContent('$787.99')
    expect(await rowOf(/screw/i)).toHaveTextContent('$76.956 per box')
  })

  it('leave tax and total to the order in the tax region [cart-35]', async () => {
    await renderPortal(<CartReview />, { merchant: 'cascade', before: fillCart() })
    expect(await figure('Sub Total (ex Tax)')).toHaveTextContent(/^\$[\d,]+\.\d\d$/)
    expect(within(await summary()).getByText(/Tax will be calculated upon order creation/)).toBeVisible()
    expect(within(await summary()).getByText(/^Prices exclude tax/)).toBeVisible()
    expect(within(await summary()).queryByText(/^Total|^\+/)).toBeNull()
    expect(within(await summary()).queryByText(/GST/)).toBeNull()
  })

  it('are Price on request, never nothing, where there is no price [cart-33]', async () => {
    await renderPortal(<CartReview />, {
      before: async (client, { database }) => {
        await fillCart()(client)
        database.run(
          "UPDATE products SET customer_price = 0, best_price = 0, trade_price = 0, rrp = 0 WHERE id = 'BBS14100'",
        )
      },
    })
    const row = await rowOf(/screw/i)
    expect(within(row).getByText('Price on request')).toBeVisible()
    expect(row).not.toHaveTextContent('$')
  })

  it('show a unit price to 2 decimals, to 4 where it has them, and a quantity as the merchant has it [cart-28, cart-39]', async () => {
    const { user } = await renderPortal(<CartReview />, {
      before: async (client, { database }) => {
        await fillCart()(client)
        for (const [id, price] of [
          ['BBS14100', 34_567],
          ['CONRS20', 85_000],
        ] as const) {
          database.run('UPDATE products SET customer_price = ?, best_price = ? WHERE id = ?', [
            price,
            price,
            id,
          ])
        }
        database.run("UPDATE cart_lines SET quantity = 2500 WHERE product_id = 'BBS14100'")
      },
    })
    const row = await rowOf(/screw/i)
    expect(within(row).getByText('$3.4567 per box')).toBeVisible()
    expect(within(await rowOf(/concrete/i)).getByText('$8.50 per bag')).toBeVisible()
    expect(within(row).getByRole('spinbutton')).toHaveValue('2.5')
    expect(within(row).getByText('$8.64')).toBeVisible()
    await user.click(within(row).getByRole('button', { name: /^Increase quantity of/ }))
    expect(within(row).getByRole('spinbutton')).toHaveValue('3.5')
  })
})
