import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { screen, waitFor, within } from '@testing-library/react'
import type { Fault } from '@trade-portal/fluid-sandbox'
import { describe, expect, it } from 'vitest'
import { today } from '../../../hooks/today'
import { fillCart } from '../../../testing/fillCart'
import { findRow } from '../../../testing/findRow'
import { chargeOldDelivery, delivered, productsHeld } from '../../../testing/oldDelivery'
import { recordDownloads } from '../../../testing/recordDownloads'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { addPastOrders } from '../../../testing/pastOrders'
import type { PastOrder } from '../../../testing/pastOrders'
import { renderPortal } from '../../../testing/renderPortal'
import { OrdersTable } from './OrdersTable'

const order: PastOrder = {
  number: 418_901,
  branchId: 'CLOSED',
  reference: 'PO-20411',
  jobName: 'Hilltop Rd, stage 2',
  address: '12 Hilltop Rd',
  deliveryDate: '2026-11-18',
  amount: 23_146_000,
}
const withOrders = (orders: PastOrder[]): SandboxSetting => ({
  before: (_, sandbox) => addPastOrders(sandbox, orders),
})
/** Faults that hide the charge of a delivery or the result of the copy. */
const lostCopy: Fault[] = [{ operation: 'copyTranToCart', kind: 'status', status: 502, when: 'after' }]
const unlearned: [string, string, Fault[], Fault[]][] = [
  [
    'the address cannot be looked up',
    'copied',
    [{ operation: 'getGeocode', kind: 'status', status: 500, times: Infinity }],
    [],
  ],
  [
    'the address is slow to be looked up',
    'copied',
    [{ operation: 'getGeocode', kind: 'hang', times: Infinity }],
    [],
  ],
  [
    'no branch is given for it',
    'copied',
    [
      {
        operation: 'getClosestBranch',
        times: Infinity,
        kind: 'refusal',
        rows: [{ field: '', msg: 'No branch delivers there' }],
      },
    ],
    [],
  ],
  [
    'the address cannot be looked up',
    'the answer of the copy lost',
    [{ operation: 'getGeocode', kind: 'status', status: 500, times: Infinity }],
    lostCopy,
  ],
]
const uncheckedCharge =
  'We couldn’t check for the old order’s delivery charge. It may be in your cart, so please check.'
const rowOf = (number: number) => findRow(String(number))

describe('an order in the list', () => {
  it('puts the goods of an order in the empty cart at once, and goes there [ord-130 ord-131]', async () => {
    const { user, client, navigations } = await renderPortal(<OrdersTable />)
    const [order] = (await client.transactions.listOrders()).filter(({ type }) => type === 'Order')
    const { lines } = await client.transactions.get(order as TransactionSummary)
    await rowOf(order?.number ?? 0)
    await user.click(screen.getByRole('button', { name: `Order again, ${order?.number}` }))
    expect(await screen.findByText('Added to cart', undefined, { timeout: 10_000 })).toBeInTheDocument()
    await waitFor(() => expect(navigations).toEqual(['/cart']))
    const goods = (await client.cart.read()).lines
    expect(goods.map(({ productId, quantity }) => [productId, quantity])).toEqual(
      lines.filter(({ productId }) => productId).map(({ productId, quantity }) => [productId, quantity]),
    )
  })

  it.each([
    ['on a device that has priced none', undefined, 'Added to cart'],
    [
      'where its answer was lost',
      [{ operation: 'copyTranToCart', kind: 'status', status: 502, when: 'after' }] as const,
      'Added to cart. The server was slow to confirm it.',
    ],
  ])('leaves out the delivery of the old order, and says so, %s [case-110]', async (_, faults, said) => {
    const { user, client, sandbox, navigations } = await renderPortal(<OrdersTable />, {
      before: (_, sandbox) => chargeOldDelivery(sandbox),
      ...(faults && { faults: [...faults] }),
    })
    await rowOf(delivered.number)
    await user.click(screen.getByRole('button', { name: `Order again, ${delivered.number}` }))
    await waitFor(() => expect(navigations).toEqual(['/cart']), { timeout: 10_000 })
    expect(await screen.findByText('The delivery of the old order was left out')).toBeInTheDocument()
    expect(screen.getByText(said)).toBeInTheDocument()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    const { lines } = await client.transactions.get(delivered)
    const goods = lines.map(({ productId }) => productId).filter((id) => id !== delivered.charge)
    expect(productsHeld(sandbox, 'carts').sort()).toEqual(goods.sort())
  })

  it('says nothing of a delivery where none came along [case-110]', async () => {
    const { user, sandbox } = await renderPortal(<OrdersTable />, {
      before: (_, sandbox) => {
        chargeOldDelivery(sandbox)
        sandbox.copies.withCharges = false
      },
    })
    await rowOf(delivered.number)
    await user.click(screen.getByRole('button', { name: `Order again, ${delivered.number}` }))
    expect(await screen.findByText('Added to cart', undefined, { timeout: 10_000 })).toBeInTheDocument()
    expect(screen.queryByText(/old order/)).toBeNull()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(productsHeld(sandbox, 'carts')).not.toContain(delivered.charge)
  })

  it.each(unlearned)(
    'says once that the delivery of the old order could not be looked for: %s, %s [case-110]',
    async (_, __, charge, copy) => {
      const { user, sandbox, navigations } = await renderPortal(<OrdersTable />, {
        before: (_, sandbox) => chargeOldDelivery(sandbox),
        faults: [...charge, ...copy],
        haste: 20,
      })
      await rowOf(delivered.number)
      await user.click(screen.getByRole('button', { name: `Order again, ${delivered.number}` }))
      await waitFor(() => expect(navigations).toEqual(['/cart']), { timeout: 10_000 })
      expect(await screen.findByText(uncheckedCharge)).toBeInTheDocument()
      expect(screen.getByText(/^Added to cart/)).toBeInTheDocument()
      expect(screen.queryByText('The delivery of the old order was left out')).toBeNull()
      expect(screen.queryByRole('alertdialog')).toBeNull()
      expect(productsHeld(sandbox, 'carts')).toContain(delivered.charge)
    },
  )

  it('names the delivery of the old order that did not come, and does not say that it may be there [case-110]', async () => {
    const { user, sandbox } = await renderPortal(<OrdersTable />, {
      before: (_, sandbox) => {
        chargeOldDelivery(sandbox)
        sandbox.copies.withCharges = false
      },
      faults: [{ operation: 'getGeocode', kind: 'status', status: 500, times: Infinity }],
    })
    await rowOf(delivered.number)
    await user.click(screen.getByRole('button', { name: `Order again, ${delivered.number}` }))
    const reported = await screen.findByRole('alertdialog', undefined, { timeout: 10_000 })
    expect(reported).toHaveTextContent(new RegExp(`Not everything was copied.*${delivered.charge}`))
    expect(screen.queryByText(uncheckedCharge)).toBeNull()
    expect(productsHeld(sandbox, 'carts')).not.toContain(delivered.charge)
  })

  it.each([
    [
      'was not delivered',
      "UPDATE transactions SET ship_address = '', ship_suburb = '', ship_state = '', ship_postcode = ''",
    ],
    ['has no line that may be a charge', 'UPDATE transaction_lines SET quantity = 2000'],
  ])(
    'says nothing of a delivery that cannot be looked for where the order %s [case-110]',
    async (_, change) => {
      const { user } = await renderPortal(<OrdersTable />, {
        before: (_, sandbox) => sandbox.database.run(change),
        faults: [{ operation: 'getGeocode', kind: 'status', status: 500, times: Infinity }],
      })
      await rowOf(delivered.number)
      await user.click(screen.getByRole('button', { name: `Order again, ${delivered.number}` }))
      expect(await screen.findByText('Added to cart', undefined, { timeout: 10_000 })).toBeInTheDocument()
      expect(screen.queryByText(/delivery charge/)).toBeNull()
    },
  )

  it('asks first where the cart is not empty, and names a quote’s button for what it does [ord-132]', async () => {
    const { user, client, sandbox, navigations } = await renderPortal(<OrdersTable />, { before: fillCart() })
    const quote = (await client.transactions.listOrders()).find(({ type }) => type === 'Quote')
    await rowOf(quote?.number ?? 0)
    await user.click(screen.getByRole('button', { name: `Copy to Cart, ${quote?.number}` }))
    const question = await screen.findByRole('alertdialog', { name: 'Add to your cart?' })
    expect(sandbox.calls.map(({ operation }) => operation)).not.toContain('copyTranToCart')
    await user.click(within(question).getByRole('button', { name: 'Add to cart' }))
    await waitFor(() => expect(navigations).toEqual(['/cart']), { timeout: 10_000 })
  })

  it('says why the goods are not copied, and stays [ord-133]', async () => {
    const { user, client, navigations } = await renderPortal(<OrdersTable />, {
      faults: [
        {
          operation: 'copyTranToCart',
          kind: 'refusal',
          rows: [{ field: '', msg: 'Pine is no longer sold' }],
        },
      ],
    })
    const [order] = await client.transactions.listOrders()
    await rowOf(order?.number ?? 0)
    const name = new RegExp(`, ${order?.number}$`)
    await user.click(screen.getByRole('button', { name }))
    const modal = await screen.findByRole('alertdialog', { name: 'Error' }, { timeout: 10_000 })
    expect(modal).toHaveTextContent('Pine is no longer sold')
    expect(navigations).toEqual([])
  })

  it('looks into the cart when the answer of a copy is lost [ord-134]', async () => {
    const { user, client, navigations } = await renderPortal(<OrdersTable />, {
      faults: [{ operation: 'copyTranToCart', kind: 'status', status: 502, when: 'after' }],
    })
    const order = (await client.transactions.listOrders()).find(({ type }) => type === 'Order')
    await rowOf(order?.number ?? 0)
    await user.click(screen.getByRole('button', { name: `Order again, ${order?.number}` }))
    expect(
      await screen.findByText('Added to cart. The server was slow to confirm it.', undefined, {
        timeout: 10_000,
      }),
    ).toBeInTheDocument()
    await waitFor(() => expect(navigations).toEqual(['/cart']))
  })

  it('has no Order again where there is no cart [ord-135]', async () => {
    await renderPortal(<OrdersTable />, {
      ...withOrders([order]),
      settings: { shopping_cart_disabled: 'true' },
    })
    await rowOf(order.number)
    await waitFor(() => expect(screen.queryByRole('button', { name: /again/ })).toBeNull())
  })

  it('saves what is shown as a file [ord-136]', async () => {
    const saved = recordDownloads()
    const { user } = await renderPortal(<OrdersTable />, withOrders([order, { number: 7 }]))
    await rowOf(order.number)
    await user.type(screen.getByRole('searchbox'), 'hilltop{Enter}')
    await user.click(screen.getByRole('button', { name: 'Export CSV' }))
    expect(saved.map(({ name }) => name)).toEqual([`orders-${today()}.csv`])
    expect(await saved[0]?.text()).toBe(
      '\uFEFFNumber,Type,Delivery date,Branch,Order ref,Delivery address,Job name,Amount\r\n' +
        '418901,Order,2026-11-18,CLOSED,PO-20411,12 Hilltop Rd,"Hilltop Rd, stage 2",2314.60\r\n',
    )
  })
})
