import { screen, waitFor, within } from '@testing-library/react'
import type { FluidClient } from '@trade-portal/fluid-sdk'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { SandboxSetting } from '../testing/merchantClient'
import { renderPortal } from '../testing/renderPortal'
import { seeded } from '../testing/seededTransactions'
import { CustomList } from '../widgets/cart/CustomList/CustomList'
import { OrdersTable } from '../widgets/orders/OrdersTable/OrdersTable'
import { TransactionView } from '../widgets/orders/TransactionView/TransactionView'

const { order } = seeded.ironbark
const listId = 'LIST-IRONBARK-3'

type Faults = NonNullable<SandboxSetting['faults']>
interface Way {
  of: ReactElement
  operation: Faults[number]['operation']
  press: string
  done: string
  /** Reads the products to copy. */
  read: (client: FluidClient) => Promise<{ productId: string; name: string; unit: string }[]>
}

const readOrder = async (client: FluidClient) => (await client.transactions.get(order)).lines
const ways: Record<string, Way> = {
  'an order of the list': {
    of: <OrdersTable type="Order" />,
    operation: 'copyTranToCart',
    press: `Order again, ${order.number}`,
    done: 'Added to cart',
    read: readOrder,
  },
  'an order on its page': {
    of: <TransactionView {...order} />,
    operation: 'copyTranToCart',
    press: 'Copy to Cart',
    done: 'Copied to cart',
    read: readOrder,
  },
  'a custom list': {
    of: <CustomList listId={listId} />,
    operation: 'copyCartToCart',
    press: 'Copy List to Cart',
    done: 'Custom list copied',
    read: async (client) => (await client.lists.list()).find(({ id }) => id === listId)?.lines ?? [],
  },
}

/** The call is answered, and carried out before the answer is lost. */
const answers: Record<string, (operation: Way['operation']) => Faults> = {
  'with an answer': () => [],
  'and the answer was lost': (operation) => [{ operation, when: 'after', kind: 'status', status: 502 }],
}
const cases = Object.entries(ways).flatMap(([name, way]) =>
  Object.entries(answers).map(([answer, faultsOf]) => ({
    name,
    answer,
    way,
    faults: faultsOf(way.operation),
  })),
)

describe('goods that were copied in part', () => {
  it.each(cases)('$name, $answer: says which lines are missing [case-114]', async ({ way, faults }) => {
    const { user, client, sandbox, navigations } = await renderPortal(way.of, { faults })
    const copied = (await way.read(client)).filter(({ productId }) => productId !== '')
    const gone = copied.find(({ unit }) => unit !== 'm')
    if (!gone || copied.length < 2) throw new Error('There is nothing to leave out')
    sandbox.copies.withoutUnsold = true
    sandbox.database.run("UPDATE products SET units = 'pallet' WHERE id = ?", [gone.productId])
    await user.click(await screen.findByRole('button', { name: way.press }, { timeout: 10_000 }))

    const reported = await screen.findByRole('alertdialog', { name: 'Error' }, { timeout: 10_000 })
    expect(reported).toHaveTextContent('Not everything was copied to your cart. These are missing:')
    expect(within(reported).getByText(`${gone.productId} ${gone.name}`)).toBeVisible()
    for (const { productId } of copied) {
      if (productId !== gone.productId) expect(reported).not.toHaveTextContent(productId)
    }
    expect(screen.queryByText(way.done, { exact: false })).toBeNull()
    await waitFor(() => expect(navigations).toEqual(['/cart']))
  })
})
