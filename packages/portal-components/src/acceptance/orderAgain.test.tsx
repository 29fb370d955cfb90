import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPortal } from '../testing/renderPortal'
import { createFormats } from '../messages/formats'
import { CartReview } from '../widgets/cart/CartReview/CartReview'
import { OrdersTable } from '../widgets/orders/OrdersTable/OrdersTable'

const { price } = createFormats('en-AU', 'AUD')

describe('goods that are ordered again', () => {
  it.each([
    ['after an answer', []],
    [
      'after a lost answer',
      [{ operation: 'copyTranToCart', kind: 'status', status: 502, when: 'after' }] as const,
    ],
  ])(
    'say in the cart what they cost before, where that was another price, %s [taps-136]',
    async (_, faults) => {
      const { user, client } = await renderPortal(
        <>
          <OrdersTable type="Order" />
          <CartReview />
        </>,
        {
          faults: [...faults],
          before: (_client, { database }) =>
            database.run('UPDATE transaction_lines SET unit_price = unit_price + 1000 WHERE line_id = 1'),
        },
      )
      const [order] = (await client.transactions.listOrders()).filter(({ type }) => type === 'Order')
      if (!order) throw new Error('There is no order')
      const { lines } = await client.transactions.get(order)
      await user.click(await screen.findByRole('button', { name: `Order again, ${order.number}` }))
      await waitFor(async () => expect((await client.cart.read()).lines.length).toBeGreaterThan(0))
      const goods = await client.cart.read()
      const changed = goods.lines.filter(({ productId, unit, unitPrice }) => {
        const before = lines.find((line) => line.productId === productId && line.unit === unit)?.unitPrice
        return before !== undefined && before !== unitPrice
      })
      expect(changed.length).toBeGreaterThan(0)
      const [first] = changed
      const before = lines.find(({ productId }) => productId === first?.productId)?.unitPrice ?? 0
      expect(await screen.findByText(`was ${price(before)}`)).toBeVisible()
      expect(screen.getAllByText(/^was \$/)).toHaveLength(changed.length)
    },
  )
})
