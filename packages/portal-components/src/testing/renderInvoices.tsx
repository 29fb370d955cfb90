import { screen } from '@testing-library/react'
// Imported here, outside the time of the first test.
import '../parts/field/DateField'
import { daysAgo } from './pastInvoices'
import { addPastOrders } from './pastOrders'
import type { PastOrder } from './pastOrders'
import { renderPortal } from './renderPortal'
import type { SandboxSetting } from './merchantClient'
import { InvoiceTable } from '../widgets/account/InvoiceTable/InvoiceTable'
import type { InvoiceTableProps } from '../widgets/account/InvoiceTable/InvoiceTable'

type Setting = Omit<SandboxSetting, 'before'> & { props?: InvoiceTableProps }

/** Returns a recent invoice. */
export const invoice = (number: number, changes: Partial<PastOrder> = {}): PastOrder => ({
  number,
  type: 'Invoice',
  invoiceDate: daysAgo(10),
  amount: 1_000_000,
  ...changes,
})
/** An invoice with every field. */
export const full = invoice(418_823, {
  suffix: 1,
  reference: 'RC-1178',
  jobName: 'Lot 14, Barwon Rise',
  address: '12 Wattle Street',
  comment: 'Check qty of 140x45',
  amount: 24_845_400,
})

/** Renders the invoices of an account. */
export function renderInvoices(invoices: PastOrder[], { props = {}, ...setting }: Setting = {}) {
  return renderPortal(<InvoiceTable {...props} />, {
    ...setting,
    before: (_, sandbox) => addPastOrders(sandbox, invoices),
  })
}

/** Returns the names of the current rows. */
export const names = () => screen.queryAllByRole('rowheader').map(({ firstChild }) => firstChild?.textContent)
/** Returns the search field. */
export const box = () => screen.getByRole('searchbox', { name: 'Search in Invoices' })
type Rendered = Awaited<ReturnType<typeof renderInvoices>>
/** Returns the ranges received by the back end. */
export const asked = ({ sandbox }: Rendered) =>
  sandbox.calls.flatMap(({ operation, payload }) => (operation === 'getCustomerInvoicesTP' ? [payload] : []))
