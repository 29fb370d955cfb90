import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findRow } from '../../../testing/findRow'
import { addPastOrders, makePastOrders } from '../../../testing/pastOrders'
import type { PastOrder } from '../../../testing/pastOrders'
import { renderPortal } from '../../../testing/renderPortal'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { OrdersTable } from './OrdersTable'
import type { OrdersTableProps } from './OrdersTable'
import { beginAtTop, scrollPage } from '../../../testing/pageScroll'

const order: PastOrder = {
  number: 418_901,
  reference: 'PO-20411',
  jobName: 'Hilltop Rd, stage 2',
  address: '12 Hilltop Rd',
  deliveryDate: '2026-11-18',
  amount: 23_146_000,
}

function renderOrders(orders: PastOrder[], { props = {}, ...setting }: Setting = {}) {
  return renderPortal(<OrdersTable {...props} />, {
    ...setting,
    before: (_, sandbox) => addPastOrders(sandbox, orders),
  })
}
type Setting = Omit<SandboxSetting, 'before'> & { props?: OrdersTableProps }

const rowOf = (number: number) => findRow(String(number))

beginAtTop()

/** Returns the numbers of the rows in order. */
const numbers = () => screen.getAllByRole('rowheader').map(({ textContent }) => Number(textContent))

describe('<OrdersTable />', () => {
  it('shows what an order was, where it goes and what it costs [ord-101]', async () => {
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

  it('shows a branch’s id where it has no name, and - where there is no job [ord-102]', async () => {
    await renderOrders([{ ...order, branchId: 'CLOSED', jobName: '' }])
    const row = await rowOf(418_901)
    expect(within(row).getByText('CLOSED')).toBeInTheDocument()
    expect(within(row).getByText('-')).toHaveAttribute('data-column', 'job')
  })

  it('puts the newest first [ord-106]', async () => {
    await renderOrders([{ number: 7 }, { number: 5 }, { number: 6 }])
    await rowOf(6)
    expect(numbers()).toEqual([6, 5, 7])
  })

  it('finds what a phone writes in its own way, as it finds it in the merchant’s [case-164]', async () => {
    const jobNames = ['O\'Hara, 3/8" x 4" bolts', 'O’Hara – 3/8″ × 4″', 'Quarry Lane']
    const orders = jobNames.map((jobName, index) => ({ number: index + 1, jobName }))
    const { user } = await renderOrders(orders)
    await rowOf(3)
    expect(numbers()).toEqual([3, 2, 1])
    const field = screen.getByRole('searchbox')
    for (const typed of [
      'O’Hara',
      "o'hara",
      '3/8”',
      '3/8″ x 4″',
      '3/8" x 4"',
      '3/8″ × 4″',
      '\u200bO’Hara ',
    ]) {
      await user.clear(field)
      await user.type(field, typed)
      await waitFor(() => expect(numbers(), typed).toEqual([2, 1]))
    }
    expect(field).toHaveAttribute('autocorrect', 'off')
    expect(field).toHaveAttribute('autocapitalize', 'none')
    expect(field).toHaveAttribute('spellcheck', 'false')
  })

  it('narrows to orders or to quotes, and notifies the host [ord-103]', async () => {
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

  it('says that nothing was found, and shows all again [ord-108]', async () => {
    const { user } = await renderOrders([{ number: 1 }])
    await rowOf(1)
    await user.click(screen.getByRole('radio', { name: 'Quotes' }))
    expect(screen.getByText('No Results Found')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    expect(numbers()).toEqual([1])
  })

  it('leads to the products when nothing was ordered yet [ord-109]', async () => {
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

  it('finds orders by all that is said of them [ord-104]', async () => {
    const { user } = await renderOrders([
      { number: 1 },
      { ...order, branchId: 'CLOSED' },
      { number: 3, type: 'Quote', deliveryDate: '2026-11-19' },
    ])
    await rowOf(3)
    const box = screen.getByRole('searchbox', { name: 'Search in Orders & Quotes' })
    const found: [string, number][] = [
      ['18890', 0],
      ['4189', 418_901],
      ['po-20411', 418_901],
      ['stage 2', 418_901],
      ['rd 12', 418_901],
      ['closed', 418_901],
      ['2,314.60', 418_901],
      ['18/11/2026', 418_901],
      ['quote', 3],
    ]
    for (const [text, number] of found) {
      await user.clear(box)
      await user.type(box, `${text}{Enter}`)
      if (number > 0) expect(numbers()).toEqual([number])
      else expect(screen.getByText('Nothing here matches “18890”.')).toBeVisible()
    }
  })

  it('searches when typing pauses for 400 ms, in what the type leaves, and says how many [ord-105 table-01]', async () => {
    const searches: string[] = []
    const { user } = await renderOrders(makePastOrders(12), {
      props: { type: 'Order', onSearchChange: (search) => searches.push(search) },
    })
    await rowOf(400_012)
    expect(screen.getByRole('status')).toHaveTextContent('9 of 12 shown · Amounts include GST')
    await user.type(screen.getByRole('searchbox'), 'quarry')
    expect(searches).toEqual([])
    await waitFor(() => expect(numbers()).toEqual([400_012, 400_007]))
    expect(searches).toEqual(['quarry'])
    expect(screen.getByRole('status')).toHaveTextContent('2 of 12 shown')
  })

  it('sorts by age, delivery date, job name and amount, both ways, by a field and by its heads [ord-107 table-02]', async () => {
    const sorts: string[] = []
    const { user } = await renderOrders(
      [
        { number: 11, jobName: 'Stage 10', amount: 30_000, deliveryDate: '2026-12-01' },
        { number: 12, jobName: '', amount: 20_000, deliveryDate: '2027-01-01' },
        { number: 13, jobName: 'stage 9', amount: 100_000 },
      ],
      { props: { onSortChange: (sort) => sorts.push(sort) } },
    )
    await rowOf(11)
    const field = screen.getByRole('button', { name: /Sort by/ })
    const orders: [string, number[]][] = [
      ['Oldest first', [11, 12, 13]],
      ['Delivery date, earliest first', [11, 12, 13]],
      ['Delivery date, latest first', [12, 11, 13]],
      ['Job name, A to Z', [13, 11, 12]],
      ['Job name, Z to A', [11, 13, 12]],
      ['Amount, lowest first', [12, 11, 13]],
      ['Amount, highest first', [13, 11, 12]],
      ['Newest first', [13, 12, 11]],
    ]
    for (const [name, expected] of orders) {
      await user.click(field)
      await user.click(await screen.findByRole('option', { name }))
      expect(numbers()).toEqual(expected)
    }
    expect(sorts).toEqual(['reversed', 'date', '-date', 'job', '-job', 'amount', '-amount', ''])

    await user.click(screen.getByRole('button', { name: 'Amount' }))
    expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending')
    expect(field).toHaveTextContent('Amount, lowest first')
  })

  it('leads to an order’s own page where the host has one, and nowhere else [ord-111]', async () => {
    await renderOrders([order], { routes: ['/cart'] })
    await rowOf(418_901)
    expect(screen.queryByRole('link', { name: '418901' })).toBeNull()
    cleanup()
    await renderOrders([order])
    expect(await screen.findByRole('link', { name: '418901' })).toHaveAttribute('href', '#/orders/418901-0')
    cleanup()

    await renderOrders([order], {
      props: { hrefOfOrder: ({ number, suffix }) => `/theirs/${number}-${suffix}` },
    })
    expect(await screen.findByRole('link', { name: '418901' })).toHaveAttribute('href', '/theirs/418901-0')
  })

  it('asks for nothing while nobody is signed in, and offers to sign in [ord-112]', async () => {
    const { sandbox } = await renderPortal(<OrdersTable />, { signedIn: false })
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(sandbox.calls.map(({ operation }) => operation)).not.toContain('getCustomerTransactions')
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
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await rowOf(418_901)).toBeInTheDocument()
  })

  it('shows the orders also when the branches cannot be read', async () => {
    await renderOrders([{ ...order, branchId: 'LAV' }], {
      faults: [{ operation: 'getBranches', kind: 'status', status: 404, times: Infinity }],
    })
    expect(within(await rowOf(418_901)).getByText('LAV')).toBeInTheDocument()
  })

  it('draws of 10,000 orders only those near the screen, down to the last [table-03]', async () => {
    const { container } = await renderOrders(makePastOrders(10_000))
    await rowOf(410_000)
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
    expect(screen.getByText(/^10,000 shown/)).toBeInTheDocument()
    expect(numbers().length).toBeLessThan(60)

    const body = container.querySelector('tbody') as HTMLElement
    const unrendered = parseFloat(body.style.paddingBlockEnd)
    expect(unrendered).toBeGreaterThan(10_000 * 40)
    scrollPage(unrendered)
    await waitFor(() => expect(numbers()).toContain(400_001))
    expect(numbers().length).toBeLessThan(60)
  })
})

describe('<OrdersTable /> in the tax region', () => {
  it('writes dates and amounts as they are written there, and says nothing of tax', async () => {
    await renderOrders([order], { merchant: 'cascade' })
    const row = await rowOf(418_901)
    expect(within(row).getByText('11/18/2026')).toBeInTheDocument()
    expect(within(row).getByText('$2,314.60')).toBeInTheDocument()
    expect(screen.queryByText(/GST|Tax/)).not.toBeInTheDocument()
  })
})
