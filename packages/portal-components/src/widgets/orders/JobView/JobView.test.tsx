import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { monthsBefore } from '../../../hooks/calendar'
import { today } from '../../../hooks/today'
import { callsOf } from '../../../testing/cartRows'
import { findRow } from '../../../testing/findRow'
import { holdCalls } from '../../../testing/holdCalls'
import { JOB, jobHistory } from '../../../testing/jobHistory'
import { recordDownloads } from '../../../testing/recordDownloads'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { addPastOrders } from '../../../testing/pastOrders'
import type { PastOrder } from '../../../testing/pastOrders'
import { renderPortal } from '../../../testing/renderPortal'
import { OrdersTable } from '../OrdersTable/OrdersTable'
import { JobView } from './JobView'
import type { JobViewProps } from './JobView'

type Setting = Omit<SandboxSetting, 'before'> & { orders?: PastOrder[]; props?: Partial<JobViewProps> }

function renderJob({ orders = jobHistory, props, ...setting }: Setting = {}) {
  return renderPortal(<JobView name={JOB} {...props} />, {
    ...setting,
    before: (_, sandbox) => addPastOrders(sandbox, orders),
  })
}

/** Returns the names of a group's rows. */
const namesIn = (group: string) =>
  within(screen.getByRole('region', { name: new RegExp(`^${group}`) }))
    .queryAllByRole('rowheader')
    .map(({ firstChild }) => firstChild?.textContent)
const figures = () => within(screen.getByRole('region', { name: 'Totals for this job' }))
const refused = (operation: string) => ({ operation, kind: 'status', status: 404, times: 1 }) as const

describe('<JobView />', () => {
  it('shows the orders, quotes and invoices of a job, in any case and with spaces around its name [job-01 job-02]', async () => {
    await renderJob({ props: { name: ` ${JOB.toLowerCase()} ` } })
    await findRow('418869-0')
    expect(screen.getByRole('heading', { level: 1, name: JOB.toLowerCase() })).toBeVisible()
    expect(namesIn('Orders')).toEqual(['418900', '418841'])
    expect(namesIn('Quotes')).toEqual(['418875'])
    expect(namesIn('Invoices')).toEqual(['418869-0', '418823-0', '418612-0'])
  })

  it('is one job however its name was typed: quotes, dashes, spaces and accents [case-163]', async () => {
    const names = [
      "O'Brien's Ta\u0304maki deck - west",
      'O’Brien’s T\u0101maki deck – west',
      "o'brien's  t\u0101maki deck -  west",
      'O’Brien’s Tamaki deck – west',
    ]
    const orders = names.map((jobName, index) => ({ number: 500 + index, jobName, amount: 10_000 }))
    await renderJob({ orders, props: { name: names[1] ?? '' } })
    await findRow('500')
    expect(namesIn('Orders')).toEqual(['502', '501', '500'])
  })

  it('says how many there are and what they come to, each the sum of its rows [job-05]', async () => {
    await renderJob()
    await findRow('418869-0')
    for (const [name, sum, count] of [
      ['Orders', '$3,648.68', '2 orders'],
      ['Quotes', '$3,316.15', '1 quote'],
      ['Invoices', '$588.21', '2 invoices, 1 credit'],
    ] as const) {
      const figure = figures().getByText(name).parentElement as HTMLElement
      expect(within(figure).getByText(sum)).toBeVisible()
      expect(within(figure).getByRole('button', { name: count })).toBeVisible()
      const group = within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))
      expect(group.getAllByText(sum)[0]?.tagName).toBe('STRONG')
    }
    expect(figures().getByText(/^Amounts include GST\. .*the totals overlap\.$/)).toBeVisible()
  })

  it('counts cents exactly, of many and of absurd amounts [job-05]', async () => {
    const cents = Array.from({ length: 30 }, (_, index) => ({
      number: 1 + index,
      jobName: JOB,
      amount: 1_100,
    }))
    await renderJob({ orders: cents })
    await findRow('30')
    expect(figures().getByText('$3.30')).toBeVisible()
  })

  it('says nothing of tax in the tax region, and writes days as there [job-06]', async () => {
    await renderJob({ merchant: 'cascade', orders: jobHistory.map((order) => ({ ...order, branchId: '' })) })
    await findRow('418869-0')
    expect(screen.queryByText(/tax/i)).toBeNull()
    expect(within(await findRow('418900')).getByText('11/27/2026')).toBeVisible()
  })

  it('leads to each one’s own page, and nowhere where the host has none [job-07]', async () => {
    await renderJob()
    for (const [name, href] of [
      ['418900', '#/orders/418900-0'],
      ['418875', '#/quotes/418875-0'],
      ['418823-0', '#/invoices/418823-0'],
    ] as const) {
      expect(within(await findRow(name)).getByRole('link', { name })).toHaveAttribute('href', href)
    }
    cleanup()
    await renderJob({ routes: ['/jobs'] })
    await findRow('418869-0')
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('leads from a figure to its list [job-08]', async () => {
    const { user } = await renderJob()
    await findRow('418869-0')
    Element.prototype.scrollIntoView ??= () => undefined
    await user.click(screen.getByRole('button', { name: '2 invoices, 1 credit' }))
    expect(screen.getByRole('heading', { level: 2, name: /^Invoices/ })).toHaveFocus()
  })

  it('asks for the invoices of a year, says so, and looks further back [job-09]', async () => {
    const moves: string[] = []
    const { user, sandbox } = await renderJob({ props: { onFromChange: (from) => moves.push(from) } })
    await findRow('418869-0')
    const since = monthsBefore(today(), 12).split('-').reverse().join('/')
    expect(screen.getByText(`Showing invoices dated ${since} and later.`)).toBeVisible()
    expect(figures().getByText(`since ${since}`)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Look further back' }))
    await findRow('418100-1')
    expect(screen.getByText('Showing invoices of all dates.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Look further back' })).toBeNull()
    expect(screen.getByRole('heading', { level: 2, name: /^Invoices/ })).toHaveFocus()
    expect(figures().getByText('$1,588.21')).toBeVisible()
    expect(moves).toEqual(['open'])
    expect(callsOf(sandbox, 'getCustomerInvoicesTP').map(({ payload }) => payload)).toMatchObject([
      { fromDate: monthsBefore(today(), 12), toDate: '' },
      { fromDate: '', toDate: '' },
    ])
  })

  it('goes by the day that the host says [job-09]', async () => {
    await renderJob({ props: { from: '2020-02-01' } })
    await findRow('418100-1')
    expect(screen.getByText('Showing invoices dated 01/02/2020 and later.')).toBeVisible()
  })

  it('reads nothing that another list has read [job-10]', async () => {
    const { sandbox } = await renderPortal(
      <>
        <OrdersTable />
        <JobView name={JOB} />
      </>,
      { before: (_, sandbox) => addPastOrders(sandbox, jobHistory) },
    )
    await findRow('418869-0')
    await waitFor(() => expect(namesIn('Orders')).toHaveLength(2))
    expect(callsOf(sandbox, 'getCustomerTransactions')).toHaveLength(1)
    expect(callsOf(sandbox, 'getBranches')).toHaveLength(1)
  })

  it('shows the invoices where the orders are refused, and asks again by one press [job-11]', async () => {
    const { user } = await renderJob({ faults: [refused('getCustomerTransactions')] })
    await findRow('418869-0')
    expect(figures().getAllByText('Couldn’t load these')).toHaveLength(2)
    expect(
      within(screen.getByRole('region', { name: 'Quotes' })).getByText('Couldn’t load these'),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Email all for this job' })).toBeEnabled()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await findRow('418900')
    expect(screen.queryByText('Couldn’t load these')).toBeNull()
  })

  it('shows the orders where the invoices are refused, and e-mails nothing meanwhile [job-11]', async () => {
    const { user } = await renderJob({ faults: [refused('getCustomerInvoicesTP')] })
    await findRow('418900')
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(figures().getByText('Couldn’t load these')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Email all for this job' })).toBeDisabled()
    await user.click(retry)
    await findRow('418869-0')
    expect(screen.getByRole('button', { name: 'Email all for this job' })).toBeEnabled()
  })

  it('shows what was read while the rest is still on its way [job-12]', async () => {
    const held: ReturnType<typeof holdCalls>[] = []
    await renderPortal(<JobView name={JOB} />, {
      before: (_, sandbox) => {
        addPastOrders(sandbox, jobHistory)
        held.push(holdCalls(sandbox, 'getCustomerInvoicesTP'))
      },
    })
    await findRow('418900')
    expect(screen.getByRole('button', { name: 'Email all for this job' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
    held[0]?.letThrough()
    await findRow('418869-0')
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled()
  })

  it('says that nothing is known of a job, and looks further back before it says so for good [job-13]', async () => {
    const { user } = await renderJob({ props: { name: 'A gazebo' } })
    expect(await screen.findByText('Nothing found for this job')).toBeVisible()
    expect(screen.getByText(/^No order or quote has this job name, and no invoice since /)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Email all for this job' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Look further back' }))
    expect(await screen.findByText('No order, quote or invoice has this job name.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'A gazebo' })).toHaveFocus()
    expect(screen.getAllByRole('link', { name: 'Orders & Quotes' })).toHaveLength(2)
  })

  it('finds a job whose only invoice is old [job-13]', async () => {
    const { user } = await renderJob({
      orders: [
        { number: 7, suffix: 1, type: 'Invoice', jobName: JOB, invoiceDate: '2019-03-04', amount: 10_000 },
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Look further back' }))
    await findRow('7-1')
    expect(screen.getByText('No orders for this job.')).toBeVisible()
    expect(screen.getByText('No quotes for this job.')).toBeVisible()
  })

  it('leaves out what the merchant has switched off [job-14]', async () => {
    const settings = [
      ['quotes/orders', '418869-0', 'Orders'],
      ['invoices', '418900', 'Invoices'],
    ] as const
    for (const [entry, row, group] of settings) {
      const { unmount } = await renderPortal(<JobView name={JOB} />, {
        before: (_, sandbox) => {
          addPastOrders(sandbox, jobHistory)
          sandbox.database.run(
            "UPDATE widgets SET is_enabled = 0 WHERE object_set = 'topbuttonbar' AND lower(label) = ?",
            [entry],
          )
        },
      })
      await findRow(row)
      const name = new RegExp(`^${group}`)
      await waitFor(() => expect(screen.queryByRole('heading', { level: 2, name })).toBeNull())
      unmount()
    }
  })

  it('places an order again and copies a quote, as the list of orders does [job-15]', async () => {
    const { client, user, navigations } = await renderPortal(<JobView name={JOB} />, {
      before: (_, { database }) => void database.run('UPDATE transactions SET job_name = ?', [JOB]),
    })
    const [again] = await screen.findAllByRole('button', { name: /^Order again, / })
    await user.click(again as HTMLElement)
    await waitFor(() => expect(navigations).toEqual(['/cart']), { timeout: 10_000 })
    expect((await client.cart.read()).lines.length).toBeGreaterThan(0)
  })

  it('has no button for that where there is no cart [job-15]', async () => {
    await renderJob({ settings: { shopping_cart_disabled: 'true' } })
    await findRow('418869-0')
    await waitFor(() => expect(screen.queryByRole('button', { name: /again|Copy to Cart/ })).toBeNull())
  })

  it('saves all that is shown as a file [job-16]', async () => {
    const saved = recordDownloads()
    const { user } = await renderJob({
      orders: jobHistory.map((order) => ({ ...order, branchId: 'CLOSED' })),
    })
    await findRow('418869-0')
    await user.click(screen.getByRole('button', { name: 'Export CSV' }))
    expect(saved.map(({ name }) => name)).toEqual([`job-${today()}.csv`])
    const lines = (await saved[0]?.text())?.trimEnd().split('\r\n') ?? []
    expect(lines[0]).toBe(
      '\uFEFFType,Number,Delivery date,Invoice date,Branch,Order ref,Delivery address,Amount',
    )
    expect(lines[1]).toBe('Order,418900,2026-11-27,,CLOSED,RC-1186,12 Wattle Street,1162.58')
    expect(lines.map((line) => line.split(',')[1])).toEqual([
      'Number',
      '418900',
      '418841',
      '418875',
      '418869-0',
      '418823-0',
      '418612-0',
    ])
  })
})
