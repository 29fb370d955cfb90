import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addPastOrders, makePastOrders } from '../../testing/pastOrders'
import type { PastOrder } from '../../testing/pastOrders'
import { renderPortal } from '../../testing/renderPortal'
import type { SandboxSetting } from '../../testing/merchantClient'
import { OrdersList } from './OrdersList'
import type { OrdersListProps } from './OrdersList'
import { beginAtTop, scrollPage } from '../../testing/pageScroll'

const order: PastOrder = {
  number: 418_901,
  reference: 'PO-20411',
  jobName: 'Hilltop Rd, stage 2',
  address: '12 Hilltop Rd',
  deliveryDate: '2026-11-18',
  amount: 23_146_000,
}

function renderOrders(orders: PastOrder[], { props = {}, ...setting }: Setting = {}) {
  return renderPortal(<OrdersList {...props} />, {
    ...setting,
    before: (_, sandbox) => addPastOrders(sandbox, orders),
  })
}
type Setting = Omit<SandboxSetting, 'before'> & { props?: OrdersListProps }

const rowOf = async (number: number) => {
  const cell = await screen.findByRole('cell', { name: String(number) })
  return cell.closest('tr') as HTMLElement
}

beginAtTop()

/** The numbers of the rows as they stand. */
const numbers = () =>
  screen
    .getAllByRole('cell')
    .filter((cell) => cell.dataset.column === 'number')
    .map((cell) => Number(cell.textContent))

describe('<OrdersList />', () => {
  it('shows what an order was, where it goes and what it costs', async () => {
    const { client } = await renderOrders([{ ...order, branchId: 'LAV' }])
    const branch = (await client.checkout.listBranches({ for: 'all' })).find(({ id }) => id === 'LAV')
    if (!branch) throw new Error('The seed has no such branch')

    const row = await rowOf(418_901)
    for (const text of [
      'Order',
      '18/11/2026',
      'PO-20411',
      '12 Hilltop Rd',
      'Hilltop Rd, stage 2',
      '$2,314.60',
    ]) {
      expect(within(row).getByText(text)).toBeInTheDocument()
    }
    expect(await within(row).findByText(branch.name)).toBeInTheDocument()
    expect(screen.getByText(/Amounts include GST/)).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Orders & Quotes' })).toBeInTheDocument()
  })

  it('shows a branch’s id where it has no name, and - where there is no job', async () => {
    await renderOrders([{ ...order, branchId: 'CLOSED', jobName: '' }])
    const row = await rowOf(418_901)
    expect(within(row).getByText('CLOSED')).toBeInTheDocument()
    expect(within(row).getByText('-')).toHaveAttribute('data-column', 'job')
  })

  it('puts the newest first', async () => {
    await renderOrders([{ number: 7 }, { number: 5 }, { number: 6 }])
    await rowOf(6)
    expect(numbers()).toEqual([6, 5, 7])
  })

  it('narrows to orders or to quotes, and tells the host', async () => {
    const chosen: string[] = []
    const { user } = await renderOrders([{ number: 1 }, { number: 2, type: 'Quote' }, { number: 3 }], {
      props: { onTypeChange: (type) => chosen.push(type) },
    })
    await rowOf(3)
    await user.click(screen.getByRole('radio', { name: 'Quotes' }))
    expect(numbers()).toEqual([2])
    await user.click(screen.getByRole('radio', { name: 'Orders' }))
    expect(numbers()).toEqual([3, 1])
    await user.click(screen.getByRole('radio', { name: 'All' }))
    expect(numbers()).toEqual([3, 2, 1])
    expect(chosen).toEqual(['Quote', 'Order', ''])
  })

  it('shows the type that the host says, in any case', async () => {
    await renderOrders([{ number: 1 }, { number: 2, type: 'Quote' }], { props: { type: 'quote' } })
    await rowOf(2)
    expect(numbers()).toEqual([2])
    expect(screen.getByRole('radio', { name: 'Quotes' })).toBeChecked()
  })

  it('says that nothing was found, and shows all again', async () => {
    const { user } = await renderOrders([{ number: 1 }])
    await rowOf(1)
    await user.click(screen.getByRole('radio', { name: 'Quotes' }))
    expect(screen.getByText('No Results Found')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    expect(numbers()).toEqual([1])
  })

  it('leads to the products when nothing was ordered yet', async () => {
    await renderOrders([])
    expect(await screen.findByText('No Results Found')).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: 'View Products' })).toHaveAttribute('href', '#/products')
  })

  it('shows the rest of a card on request', async () => {
    const { user } = await renderOrders([order])
    const details = await screen.findByRole('button', { name: 'Details of 418901' })
    expect(screen.getByText('12 Hilltop Rd')).not.toBeVisible()
    await user.click(details)
    expect(details).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByText('12 Hilltop Rd')).toBeVisible()
  })

  it('leads to no products where they are switched off [set-03]', async () => {
    await renderOrders([], { settings: { products_button_disabled: 'true' } })
    expect(await screen.findByText('No Results Found')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull())
  })

  it('says what went wrong, and tries again', async () => {
    const { user } = await renderOrders([order], {
      faults: [{ operation: 'getCustomerTransactions', kind: 'status', status: 404 }],
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await rowOf(418_901)).toBeInTheDocument()
  })

  it('shows the orders also when the branches cannot be read', async () => {
    await renderOrders([{ ...order, branchId: 'LAV' }], {
      faults: [{ operation: 'getBranches', kind: 'status', status: 404, times: Infinity }],
    })
    expect(within(await rowOf(418_901)).getByText('LAV')).toBeInTheDocument()
  })

  it('draws of 10,000 orders only those near the screen, down to the last', async () => {
    const { container } = await renderOrders(makePastOrders(10_000))
    await rowOf(410_000)
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
    expect(screen.getByText(/^10,000 shown/)).toBeInTheDocument()
    expect(numbers().length).toBeLessThan(60)

    const body = container.querySelector('tbody') as HTMLElement
    const undrawn = parseFloat(body.style.paddingBlockEnd)
    expect(undrawn).toBeGreaterThan(10_000 * 40)
    scrollPage(undrawn)
    await waitFor(() => expect(numbers()).toContain(400_001))
    expect(numbers().length).toBeLessThan(60)
  })
})

describe('<OrdersList /> in the tax region', () => {
  it('writes dates and amounts as they are written there, and says nothing of tax', async () => {
    await renderOrders([order], { merchant: 'cascade' })
    const row = await rowOf(418_901)
    expect(within(row).getByText('11/18/2026')).toBeInTheDocument()
    expect(within(row).getByText('$2,314.60')).toBeInTheDocument()
    expect(screen.queryByText(/GST|Tax/)).not.toBeInTheDocument()
  })
})
