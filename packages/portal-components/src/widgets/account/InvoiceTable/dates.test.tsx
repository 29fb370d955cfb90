import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { today } from '../../../hooks/today'
import { findRow } from '../../../testing/findRow'
import { beginAtTop } from '../../../testing/pageScroll'
import { monthsBefore } from '../../../hooks/calendar'
import { invoice, renderInvoices, names, asked } from '../../../testing/renderInvoices'
// Loaded here to keep it out of the first test's timeout.
import './DateSheet'
import { yearStart } from './datePresets'

beginAtTop()

const longer = { timeout: 10_000 }

describe('the sheet of dates', () => {
  async function openSheet(chip: string, props = {}) {
    const changes: unknown[] = []
    const view = await renderInvoices(
      [
        invoice(1, { jobName: 'Barn' }),
        invoice(2, { jobName: 'Shed' }),
        invoice(3, { invoiceDate: '2020-12-31', jobName: 'Barn' }),
      ],
      { props: { ...props, onDatesChange: (dates) => changes.push(dates) } },
    )
    await view.user.click(await screen.findByRole('button', { name: `Invoice dates: ${chip}` }))
    const sheet = await screen.findByRole('dialog', { name: 'Invoice dates' }, longer)
    return { ...view, changes, sheet }
  }

  it('opens from a chip with the range, counts what it will show, and shows it', async () => {
    const { user, changes, sheet } = await openSheet('Last 3 months')
    expect(within(sheet).getByRole('radio', { name: /^Last 3 months/ })).toBeChecked()
    expect(await within(sheet).findByRole('button', { name: 'Show 2 invoices' })).toBeVisible()
    const [year] = await within(sheet).findAllByRole('spinbutton', { name: /year.*Date From/ }, longer)
    await user.click(year as HTMLElement)
    await user.keyboard('2020')
    await waitFor(() => expect(within(sheet).queryByRole('radio', { checked: true })).toBeNull(), longer)
    expect(await within(sheet).findByRole('button', { name: 'Show 3 invoices' }, longer)).toBeVisible()
    expect(changes).toEqual([])
    await user.click(within(sheet).getByRole('button', { name: 'Show 3 invoices' }))
    const from = `2020${monthsBefore(today(), 3).slice(4)}`
    expect(changes).toEqual([{ from, to: '' }])
  })

  it('counts what the search leaves', async () => {
    const { sheet } = await openSheet('All dates', { from: 'open', to: '', search: 'barn' })
    expect(await within(sheet).findByRole('button', { name: 'Show 2 invoices' }, longer)).toBeVisible()
    expect(within(sheet).queryByRole('radio', { checked: true })).toBeNull()
  })

  it('takes a preset, and goes back to the usual dates', async () => {
    const { user, changes, sheet } = await openSheet('Last 3 months')
    expect(within(sheet).getByRole('button', { name: 'Reset Dates' })).toBeDisabled()
    await user.click(within(sheet).getByRole('radio', { name: /^Last month/ }))
    await user.click(within(sheet).getByRole('button', { name: 'Reset Dates' }))
    expect(within(sheet).getByRole('radio', { name: /^Last 3 months/ })).toBeChecked()
    await user.click(within(sheet).getByRole('radio', { name: /^This month/ }))
    await user.click(within(sheet).getByRole('button', { name: /^Show/ }))
    expect(changes).toEqual([{ from: `${today().slice(0, 8)}01`, to: '' }])
  })

  it('shows nothing for a range that ends before its beginning', async () => {
    const { sheet } = await openSheet('02/05/2026 to 01/05/2026', { from: '2026-05-02', to: '2026-05-01' })
    expect(within(sheet).getByRole('button', { name: 'Show invoices' })).toBeDisabled()
    expect(await within(sheet).findByText('Date To is before Date From', undefined, longer)).toBeVisible()
  })
})

describe('the usual ranges', () => {
  it.each([
    ['2026-06-30', 7, '2025-07-01'],
    ['2026-07-01', 7, '2026-07-01'],
    ['2026-12-31', 1, '2026-01-01'],
  ])('of %s begin a year of month %i on %s', (day, month, start) => {
    expect(yearStart(day, month)).toBe(start)
  })
})

describe('<InvoiceTable /> and its days', () => {
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
})
