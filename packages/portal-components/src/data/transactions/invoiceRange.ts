import type { ListInvoicesInput } from '@trade-portal/fluid-sdk'
import { daysIn, monthsBefore } from './monthsBefore'

/** The days as an address says them: empty is as at first, and the beginning can be `open`. */
export interface DatesOfInvoices {
  from: string
  to: string
}

/** Stands for no beginning. */
export const OPEN = 'open'

/** How far back invoices are listed unless the customer says otherwise. */
const MONTHS = 3
const DAY = /^(\d{4})-(0[1-9]|1[0-2])-(\d{2})$/
/** Nobody was invoiced before, and the fields of the range take no earlier year. */
const FIRST_YEAR = 1900

/** The days that are asked for: from some months back to an open end, unless the customer says others. */
export function invoiceRange(
  { from, to }: DatesOfInvoices,
  today: string,
  months: number = MONTHS,
): ListInvoicesInput {
  return {
    from: from === OPEN ? null : isDay(from) ? from : monthsBefore(today, months),
    to: isDay(to) ? to : null,
  }
}

function isDay(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = (DAY.exec(text) ?? []).map(Number)
  return year >= FIRST_YEAR && day >= 1 && day <= daysIn(year, month)
}

/** No day lies in a range that ends before it begins. */
export function endsBeforeBeginning({ from, to }: ListInvoicesInput): boolean {
  return from !== null && to !== null && to < from
}
