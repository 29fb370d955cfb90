import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { today } from '../../hooks/today'
// Loaded here, and not within the first test's time.
import '../../parts/field/DateField'
import { changeAnswer } from '../../testing/changeAnswer'
import { daysAgo, makePastInvoices } from '../../testing/pastInvoices'
import { findRow } from '../../testing/findRow'
import { keepDownloads } from '../../testing/keepDownloads'
import { addPastOrders } from '../../testing/pastOrders'
import type { PastOrder } from '../../testing/pastOrders'
import { beginAtTop } from '../../testing/pageScroll'
import { renderPortal } from '../../testing/renderPortal'
import type { SandboxSetting } from '../../testing/merchantClient'
import { InvoiceTable } from './InvoiceTable'
import type { InvoiceTableProps } from './InvoiceTable'
import { monthsBefore } from '../../data/transactions/monthsBefore'

type Setting = Omit<SandboxSetting, 'before'> & { props?: InvoiceTableProps }

const invoice = (number: number, changes: Partial<PastOrder> = {}): PastOrder => ({
  number,
  type: 'Invoice',
  invoiceDate: daysAgo(10),
  amount: 1_000_000,
  ...changes,
})
const full = invoice(418_823, {
  suffix: 1,
  reference: 'RC-1178',
  jobName: 'Lot 14, Barwon Rise',
  address: '12 Wattle Street',
  comment: 'Check qty of 140x45',
  amount: 24_845_400,
})

function renderInvoices(invoices: PastOrder[], { props = {}, ...setting }: Setting = {}) {
  return renderPortal(<InvoiceTable {...props} />, {
    ...setting,
    before: (_, sandbox) => addPastOrders(sandbox, invoices),
  })
}

/** The names of the rows as they stand. */
const names = () => screen.queryAllByRole('rowheader').map(({ firstChild }) => firstChild?.textContent)
const box = () => screen.getByRole('searchbox', { name: 'Search in Invoices' })
type Rendered = Awaited<ReturnType<typeof renderInvoices>>
const asked = ({ sandbox }: Rendered) =>
  sandbox.calls.flatMap(({ operation, payload }) => (operation === 'getCustomerInvoicesTP' ? [payload] : []))

interface Drawn {
  type: unknown
  child: Drawn | null
  sibling: Drawn | null
}

/** How many components React keeps for what stands in an element. */
function componentsIn(element: Element): number {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$')) ?? ''
  const count = (drawn: Drawn | null): number =>
    drawn === null ? 0 : own(drawn) + count(drawn.child) + count(drawn.sibling)
  const own = ({ type }: Drawn) =>
    Number(typeof type === 'function' || (typeof type === 'object' && type !== null))
  return count((element as unknown as Record<string, Drawn>)[key]?.child ?? null)
}

beginAtTop()

describe('<InvoiceTable />', () => {
  it('shows what was invoiced, when, for what and how much [inv-01 inv-02]', async () => {
    const { client } = await renderInvoices([{ ...full, branchId: 'LAV' }])
    const branch = (await client.checkout.listBranches({ for: 'all' })).find(({ id }) => id === 'LAV')

    const row = await findRow('418823-1')
    expect(screen.getByRole('heading', { name: 'Invoices' })).toBeInTheDocument()
    const day = daysAgo(10).split('-').toReversed().join('/')
    for (const text of ['Invoice', day, 'RC-1178', '12 Wattle Street', 'Lot 14, Barwon Rise', '$2,484.54']) {
      expect(within(row).getByText(text)).toBeInTheDocument()
    }
    expect(await within(row).findByText(branch?.name ?? '')).toBeInTheDocument()
    expect(within(row).getByRole('checkbox', { name: 'Select 418823-1' })).not.toBeChecked()
    expect(screen.getByText(/1 shown · Amounts include GST/)).toBeInTheDocument()
  })

  describe('sent in no order', () => {
    const dated = (number: number, days: number, suffix = 0) =>
      invoice(number, { suffix, invoiceDate: daysAgo(days) })
    const invoices = [dated(7, 3), dated(8, 3), dated(8, 3, 1), dated(100, 9), dated(9, 5), dated(50, 1)]
    const newest = ['50-0', '8-1', '8-0', '7-0', '9-0', '100-0']

    /** Renders invoices as a back end sends them that promises no order. */
    async function renderShuffled(props: InvoiceTableProps = {}) {
      const view = await renderPortal(<InvoiceTable {...props} />, {
        before: (_, sandbox) => {
          addPastOrders(sandbox, invoices)
          changeAnswer(sandbox, 'getCustomerInvoicesTP', (answer) => ({
            ...answer,
            InvoiceTP: invoices.flatMap(({ number, suffix = 0 }) =>
              answer.InvoiceTP.filter(
                (row) => row.transactionNumber === number && row.transactionSuffix === suffix,
              ),
            ),
          }))
        },
      })
      await findRow('50-0')
      return view
    }

    it('stand newest first, by date and then by number [case-150]', async () => {
      await renderShuffled()
      expect(names()).toEqual(newest)
    })

    it.each([
      ['', newest],
      ['reversed', newest.toReversed()],
      ['date', ['100-0', '9-0', '8-1', '8-0', '7-0', '50-0']],
      ['-date', newest],
      ['number', ['7-0', '8-0', '8-1', '9-0', '50-0', '100-0']],
      ['-number', ['100-0', '50-0', '9-0', '8-1', '8-0', '7-0']],
    ])('stand by the address’s %s in order [case-151]', async (sort, order) => {
      await renderShuffled({ sort })
      expect(names()).toEqual(order)
    })

    it('are sorted by the heads of date and number, both ways [case-151]', async () => {
      const { user } = await renderShuffled()
      const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
      await press('Number')
      expect(names()).toEqual(['7-0', '8-0', '8-1', '9-0', '50-0', '100-0'])
      await press('Number')
      expect(names()[0]).toBe('100-0')
      await press('Invoice date')
      expect(names()[0]).toBe('100-0')
      expect(names().at(-1)).toBe('50-0')
      await press('Invoice date')
      expect(names()).toEqual(newest)
    })
  })

  it('shows a branch’s id where it has no name, and - where there is no job [inv-03]', async () => {
    await renderInvoices([invoice(7, { branchId: 'CLOSED' })])
    const row = await findRow('7-0')
    expect(within(row).getByText('CLOSED')).toBeInTheDocument()
    expect(row.querySelector('[data-column=job]')).toHaveTextContent(/^-$/)
  })

  it('marks a credit by a badge and its sign, by whatever word the merchant calls it [inv-15 looka-01, taps-325]', async () => {
    await renderInvoices([
      invoice(1, { type: 'Credit', amount: -3_124_000 }),
      invoice(2, { type: 'Invoice', amount: -500_000 }),
      invoice(3),
    ])
    for (const [name, amount] of [
      ['1-0', '−$312.40'],
      ['2-0', '−$50.00'],
    ] as const) {
      const row = await findRow(name)
      // The column of rows, and the line of a card that is in sight.
      expect(within(row).getAllByText('Credit')).toHaveLength(2)
      // Beside the number, for the second line is the job's.
      expect(within(within(row).getByRole('rowheader')).getByText('Credit')).toBeInTheDocument()
      expect(within(row).getByText(amount)).toBeInTheDocument()
    }
    expect(within(await findRow('3-0')).queryByText('Credit')).toBeNull()
  })

  it('takes a comment on invoices alone, as their pages do [case-305]', async () => {
    const { user } = await renderInvoices([
      invoice(1, { type: 'Credit', amount: -3_124_000 }),
      invoice(2, { type: 'Credit', amount: -500_000, comment: 'Returned' }),
      invoice(3),
    ])
    const commentOf = async (name: string) => {
      const row = await findRow(name)
      await user.click(within(row).getByRole('button', { name: `Details of ${name}` }))
      return row.querySelector('[data-column=comment]') as HTMLElement
    }
    expect(within(await commentOf('3-0')).getByRole('button', { name: 'Add a comment on 3-0' })).toBeVisible()
    for (const [name, text] of [
      ['1-0', '-'],
      ['2-0', 'Returned'],
    ] as const) {
      const cell = await commentOf(name)
      expect(cell).toHaveTextContent(new RegExp(`^(?:Comment)?${text}$`))
      expect(within(cell).queryByRole('button')).toBeNull()
    }
  })

  it('asks for the days from three months back to an open end [inv-04 inv-05]', async () => {
    const view = await renderInvoices([
      invoice(1, { invoiceDate: monthsBefore(today(), 3) }),
      invoice(2, { invoiceDate: monthsBefore(today(), 4) }),
    ])
    await findRow('1-0')
    expect(names()).toEqual(['1-0'])
    expect(asked(view)).toMatchObject([{ fromDate: monthsBefore(today(), 3), toDate: '' }])
    expect(screen.queryByRole('button', { name: 'Reset Dates' })).toBeNull()
  })

  it('shows the days of the address, and takes what is no day for the usual ones [inv-06]', async () => {
    const view = await renderInvoices([invoice(1, { invoiceDate: '2020-05-10' })], {
      props: { from: '2020-05-01', to: '2020-05-31' },
    })
    await findRow('1-0')
    expect(asked(view)).toMatchObject([{ fromDate: '2020-05-01', toDate: '2020-05-31' }])
    cleanup()
    const other = await renderInvoices([invoice(1)], { props: { from: '2020-13-01', to: 'soon' } })
    await findRow('1-0')
    expect(asked(other)).toMatchObject([{ fromDate: monthsBefore(today(), 3), toDate: '' }])
    cleanup()
    const open = await renderInvoices([invoice(1)], { props: { from: 'open', to: '' } })
    await findRow('1-0')
    expect(asked(open)).toMatchObject([{ fromDate: '', toDate: '' }])
  })

  it.each(['2026-02-31', '2026-06-31', '2025-02-29', '0000-01-01', '1899-12-31'])(
    'takes %s of the address, which no calendar of invoices has, for the usual day [bad-03]',
    async (day) => {
      const view = await renderInvoices([invoice(1)], { props: { from: day, to: day } })
      await findRow('1-0')
      expect(asked(view)).toMatchObject([{ fromDate: monthsBefore(today(), 3), toDate: '' }])
      expect(screen.queryByText('Date To is before Date From')).toBeNull()
    },
  )

  it('says that nothing was found in days without invoices, and looks further back [inv-10]', async () => {
    const { user } = await renderInvoices([invoice(1, { invoiceDate: monthsBefore(today(), 8) })])
    expect(await screen.findByText('No Results Found')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Look back one year' }))
    expect(screen.getByRole('group', { name: 'Invoice dates' })).toHaveFocus()
    expect(await findRow('1-0')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Reset Dates' }))
    expect(await screen.findByText('No Results Found')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Reset Dates' })).toBeNull()
    expect(screen.getByRole('group', { name: 'Invoice dates' })).toHaveFocus()
  })

  it('says at the field that a range ends before its beginning, and asks for none [inv-08]', async () => {
    const view = await renderInvoices([invoice(1)], { props: { from: '2026-05-02', to: '2026-05-01' } })
    expect(
      await screen.findByText('Date To is before Date From', undefined, { timeout: 10_000 }),
    ).toBeVisible()
    expect(asked(view)).toEqual([])
    expect(screen.getByText('No Results Found')).toBeInTheDocument()
  })

  it('finds invoices by what is said of them, and the whole of their comments [inv-11]', async () => {
    const { user } = await renderInvoices([full, invoice(2, { type: 'Credit', amount: -10_000 })])
    await findRow('418823-1')
    for (const [text, name] of [
      ['barwon', '418823-1'],
      ['418823-1', '418823-1'],
      ['140x45', '418823-1'],
      ['2484.54', '418823-1'],
      ['credit', '2-0'],
    ] as const) {
      await user.clear(box())
      await user.type(box(), `${text}{Enter}`)
      expect(names()).toEqual([name])
    }
  })

  it('waits with its search for a pause of 400 ms, and tells the host [inv-12]', async () => {
    const searches: string[] = []
    const { user } = await renderInvoices([full, invoice(2)], {
      props: { onSearchChange: (search) => searches.push(search) },
    })
    await findRow('418823-1')
    // The fields of the days are drawn a moment after the rows, and not while somebody types here.
    expect(await screen.findAllByRole('spinbutton')).toHaveLength(6)
    await user.type(box(), 'barwon')
    expect(searches).toEqual([])
    await waitFor(() => expect(names()).toEqual(['418823-1']))
    expect(searches).toEqual(['barwon'])
  })

  it('sorts by age, job name and amount, both ways [inv-13]', async () => {
    const { user } = await renderInvoices([
      invoice(1, { invoiceDate: daysAgo(1), jobName: 'Stage 10', amount: 30_000 }),
      invoice(2, { invoiceDate: daysAgo(2), jobName: '', amount: -20_000 }),
      invoice(3, { invoiceDate: daysAgo(3), jobName: 'stage 9', amount: 10_000 }),
    ])
    await findRow('1-0')
    expect(names()).toEqual(['1-0', '2-0', '3-0'])
    const field = screen.getByRole('button', { name: /Sort by/ })
    const orders: [string, string[]][] = [
      ['Oldest first', ['3-0', '2-0', '1-0']],
      ['Job name, A to Z', ['3-0', '1-0', '2-0']],
      ['Job name, Z to A', ['1-0', '3-0', '2-0']],
      ['Amount, lowest first', ['2-0', '3-0', '1-0']],
      ['Amount, highest first', ['1-0', '3-0', '2-0']],
      ['Newest first', ['1-0', '2-0', '3-0']],
    ]
    for (const [name, expected] of orders) {
      await user.click(field)
      await user.click(await screen.findByRole('option', { name }))
      expect(names()).toEqual(expected)
    }
  })

  it('draws a row in plain elements, of which no cell costs a component [tab-10]', async () => {
    await renderInvoices([full, invoice(2, { type: 'Credit', amount: -10_000 })])
    const row = await findRow('418823-1')
    // The box, and lucide’s own two for the picture of the button that shows the rest of a card.
    expect(componentsIn(row)).toBe(3)
    expect(componentsIn(await findRow('2-0'))).toBe(3)
  })

  it('leads to an invoice’s own page where the host has one [inv-16]', async () => {
    await renderInvoices([full], {
      props: { hrefOfInvoice: ({ number, suffix }) => `#/${number}-${suffix}` },
    })
    expect(await screen.findByRole('link', { name: '418823-1' })).toHaveAttribute('href', '#/418823-1')
    cleanup()
    await renderInvoices([full])
    await findRow('418823-1')
    expect(screen.queryByRole('link', { name: '418823-1' })).toBeNull()
  })

  it('saves what is shown as a file, and what is selected, hidden or not [inv-40 inv-41]', async () => {
    const saved = keepDownloads()
    const { user } = await renderInvoices([
      { ...full, branchId: 'CLOSED' },
      invoice(2, { type: 'Credit', amount: -3_124_000, branchId: 'CLOSED' }),
    ])
    await findRow('2-0')
    await user.click(screen.getByRole('checkbox', { name: 'Select 2-0' }))
    await user.type(box(), 'barwon{Enter}')
    await user.click(screen.getByRole('button', { name: 'Export CSV' }))
    await user.click(screen.getByRole('button', { name: 'Export CSV of 1 selected' }))
    expect(saved.map(({ name }) => name)).toEqual([`invoices-${today()}.csv`, `invoices-${today()}.csv`])
    const [shown = '', selected = ''] = await Promise.all(saved.map((file) => file.text()))
    expect(shown).toMatch(
      /^\uFEFFNumber,Type,Invoice date,Branch,Order ref,Delivery address,Comment,Job name,Amount\r\n/,
    )
    const day = daysAgo(10)
    expect(shown.split('\r\n')[1]).toBe(
      `418823-1,Invoice,${day},CLOSED,RC-1178,12 Wattle Street,Check qty of 140x45,"Lot 14, Barwon Rise",2484.54`,
    )
    expect(selected.split('\r\n').slice(1)).toEqual([`2-0,Credit,${day},CLOSED,,,,,-312.40`, ''])
  })

  it('asks for nothing while nobody is signed in, and offers to sign in [inv-17]', async () => {
    const { sandbox } = await renderPortal(<InvoiceTable />, { signedIn: false })
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(sandbox.calls.map(({ operation }) => operation)).not.toContain('getCustomerInvoicesTP')
  })

  it('says what went wrong, and tries again [inv-18]', async () => {
    const { user } = await renderInvoices([full], {
      faults: [{ operation: 'getCustomerInvoicesTP', kind: 'status', status: 404 }],
    })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await findRow('418823-1')).toBeInTheDocument()
  })

  it('draws of 10,000 invoices only those near the screen [inv-19]', async () => {
    await renderInvoices(makePastInvoices(10_000))
    expect(await screen.findByText(/^10,000 shown/, undefined, { timeout: 20_000 })).toBeInTheDocument()
    expect(names().length).toBeLessThan(60)
  })
})

describe('<InvoiceTable /> in the tax region', () => {
  it('writes dates as they are written there, and says nothing of tax [inv-20]', async () => {
    const { user } = await renderInvoices([full], { merchant: 'cascade' })
    const row = await findRow('418823-1')
    const [year, month, day] = daysAgo(10).split('-')
    expect(within(row).getByText(`${month}/${day}/${year}`)).toBeInTheDocument()
    await user.click(within(row).getByRole('checkbox'))
    expect(screen.getByText('1 selected')).toBeVisible()
    expect(screen.queryByText(/GST|tax/i)).not.toBeInTheDocument()
  })
})
