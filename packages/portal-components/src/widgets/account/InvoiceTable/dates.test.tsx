import { cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { today } from '../../../hooks/today'
import { findRow } from '../../../testing/findRow'
import { beginAtTop } from '../../../testing/pageScroll'
import { monthsBefore } from '../../../hooks/calendar'
import { invoice, renderInvoices, names, asked } from '../../../testing/renderInvoices'

beginAtTop()

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
