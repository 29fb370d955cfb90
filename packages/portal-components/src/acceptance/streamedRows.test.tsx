import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ordersQuery } from '../data/transactions/transactions'
import { sharedStateOf } from '../provider/sharedState'
import { countRendered } from '../testing/countRendered'
import { holdAnswers } from '../testing/heldAnswer'
import type { HeldAnswer } from '../testing/heldAnswer'
import { beginAtTop } from '../testing/pageScroll'
import { addPastOrders, makePastOrders } from '../testing/pastOrders'
import { renderPortal } from '../testing/renderPortal'
import { OrdersTable } from '../widgets/orders/OrdersTable/OrdersTable'
import type { OrdersTableProps } from '../widgets/orders/OrdersTable/OrdersTable'
import { ProductList } from '../widgets/catalogue/ProductList/ProductList'

const ALL = 1_000

beginAtTop()

/** Opens the orders of a customer with many, while their answer is held back. */
async function openOrders(props: OrdersTableProps = {}, pace?: number) {
  let held: HeldAnswer[] = []
  const rendered = countRendered()
  const portal = await renderPortal(
    <rendered.Counted>
      <OrdersTable {...props} />
    </rendered.Counted>,
    {
      ...(pace !== undefined && { pace }),
      before(_, sandbox) {
        addPastOrders(sandbox, makePastOrders(ALL))
        held = holdAnswers(sandbox, 'getCustomerTransactions', 'Order')
      },
    },
  )
  await waitFor(() => expect(held).toHaveLength(1))
  return { ...portal, rendered, held, first: held[0] as HeldAnswer }
}

const table = () => screen.findByRole('table', { name: 'Orders & Quotes' })
const numbers = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const count = () => screen.getByText(/shown|Loading more/)

describe('a long list whose answer is on its way', () => {
  it('shows its first rows, in their order, and no figure of the whole [speed-40]', async () => {
    const { first } = await openOrders()
    first.rows(60)
    expect(within(await table()).getAllByRole('rowheader').length).toBeGreaterThan(3)
    const seen = numbers()
    expect(count()).toHaveTextContent(/^Loading more…$/)
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
    first.rest()
    await waitFor(() => expect(count()).toHaveTextContent('1,000 shown'))
    expect(numbers()).toEqual(seen)
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled()
  })

  it('draws each row that is seen once, however many parts come, and the page a few times [speed-41]', async () => {
    const { first, rendered } = await openOrders()
    first.rows(60)
    await table()
    const rows = rendered.of('Row')
    rendered.forget()
    for (let part = 0; part < 90; part++) {
      first.rows(10)
      await new Promise((resolve) => setTimeout(resolve))
    }
    first.rest()
    await waitFor(() => expect(count()).toHaveTextContent('1,000 shown'))
    expect(rows).toBeGreaterThan(3)
    expect(rendered.of('Row')).toBe(0)
    // Doubling takes five steps to the whole list; a busy machine's pauses add some.
    expect(rendered.of('RowCount')).toBeLessThan(20)
  })

  it('stays as it was when its rows have come in another order', async () => {
    const { first } = await openOrders({ sort: 'amount' })
    first.rows(200)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByRole('rowheader')).toBeNull()
    expect(screen.queryByText('Loading more…')).toBeNull()
    first.rest()
    await waitFor(() => expect(count()).toHaveTextContent('1,000 shown'))
  })

  it('does not say that a search finds nothing before all is there', async () => {
    const { first } = await openOrders({ search: 'nothing like it' })
    first.rows(200)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByText('No Results Found')).toBeNull()
    first.rest()
    expect(await screen.findByText('No Results Found')).toBeVisible()
  })

  it('is no answer to anybody else', async () => {
    const { first, client } = await openOrders()
    first.rows(200)
    await table()
    const { queryKey } = ordersQuery(client)
    const { queryClient } = sharedStateOf(client, 1)
    expect(queryClient.getQueryData(queryKey)).toBeUndefined()
    first.rest()
    await waitFor(() => expect(queryClient.getQueryData(queryKey)).toHaveLength(ALL))
  })

  it('keeps what is there when it breaks off, and is whole after Try again [speed-42]', async () => {
    const { first, held, user } = await openOrders({}, 1_000)
    first.rows(200)
    await table()
    const seen = numbers()
    first.breakOff()
    // Three automatic refetches change nothing on screen.
    for (const times of [2, 3, 4]) {
      await waitFor(() => expect(held).toHaveLength(times), { timeout: 5_000 })
      held.at(-1)?.rows(60)
      held.at(-1)?.breakOff()
    }
    expect(await screen.findByText('We couldn’t load the rest')).toBeVisible()
    expect(numbers()).toEqual(seen)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(held).toHaveLength(5))
    expect(numbers()).toEqual(seen)
    held.at(-1)?.rest()
    await waitFor(() => expect(count()).toHaveTextContent('1,000 shown'))
  })

  it('is taken back when it turns out to be a refusal', async () => {
    const { first } = await openOrders()
    first.rows(200)
    await table()
    first.rest(',"hasErrors":true,"errorTable":[{"field":"","msg":"The list is being rebuilt"}]}')
    expect(await screen.findByText('The list is being rebuilt')).toBeVisible()
    expect(screen.queryByRole('rowheader')).toBeNull()
    expect(screen.queryByText('Loading more…')).toBeNull()
  })

  it('that stalls says so, and can be asked for again without losing what is there', async () => {
    const { first, held, user } = await openOrders({}, 80)
    first.rows(200)
    await table()
    const seen = numbers()
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(held).toHaveLength(2))
    expect(numbers()).toEqual(seen)
    held[1]?.rest()
    await waitFor(() => expect(count()).toHaveTextContent('1,000 shown'))
  })
})

describe('products found, while their answer is on its way', () => {
  it('are shown once a page of them is there, and counted when all are [speed-40]', async () => {
    let held: HeldAnswer[] = []
    await renderPortal(<ProductList search="e" />, {
      size: 'normal',
      before(_, sandbox) {
        held = holdAnswers(sandbox, 'searchProductTP', 'ProductList')
      },
    })
    await waitFor(() => expect(held).toHaveLength(1))
    held[0]?.rows(60)
    const found = within(await screen.findByRole('table', { name: 'Results for “e”' }))
    await waitFor(() => expect(found.getAllByRole('row')).toHaveLength(21))
    expect(screen.getByText('Loading more…')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled()
    held[0]?.rest()
    expect(await screen.findByText(/^[\d,]+ products$/)).toBeVisible()
    expect(found.getAllByRole('row')).toHaveLength(21)
  })

  it('are not shown of a page that is not full yet', async () => {
    let held: HeldAnswer[] = []
    await renderPortal(<ProductList search="e" page={4} />, {
      size: 'normal',
      before(_, sandbox) {
        held = holdAnswers(sandbox, 'searchProductTP', 'ProductList')
      },
    })
    await waitFor(() => expect(held).toHaveLength(1))
    held[0]?.rows(60)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByRole('table')).toBeNull()
    held[0]?.rest()
    expect(await screen.findByRole('table')).toBeVisible()
  })
})
