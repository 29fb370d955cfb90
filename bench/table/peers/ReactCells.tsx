import type { ReactNode } from 'react'
import type { TransactionSummary } from '@trade-portal/fluid-sdk'

const money = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })

/** Returns the cells of an invoice rendered by React, in the order of the headers. */
export function reactCells(row: TransactionSummary): ReactNode[] {
  const { number, suffix, type, invoiceDate, branchId, orderReference, address, comment, jobName, amount } =
    row
  return [
    <input type="checkbox" aria-label={`Select ${number}`} />,
    <a href={`#/invoices/${number}`}>{`${number}-${suffix}`}</a>,
    type,
    invoiceDate?.split('-').reverse().join('/') ?? '-',
    branchId,
    orderReference || '-',
    address || '-',
    <button aria-label={`Comment on ${number}`}>{comment || 'Add'}</button>,
    jobName || '-',
    amount === null ? '-' : money.format(amount / 100),
  ]
}
