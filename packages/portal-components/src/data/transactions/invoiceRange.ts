import type { ListInvoicesInput } from '@trade-portal/fluid-sdk'
import { isDay } from '../../hooks/isDay'
import { monthsBefore } from './monthsBefore'

/** The days as an address says them: empty is as at first, and the beginning can be `open`. */
export interface DatesOfInvoices {
  from: string
  to: string
}

/** Stands for no beginning. */
export const OPEN = 'open'

/** How far back invoices are listed unless the customer says otherwise. */
const MONTHS = 3
/** Nobody was invoiced before, and the fields of the range take no earlier year. */
const FIRST_DAY = '1900-01-01'

/** The days that are asked for: from some months back to an open end, unless the customer says others. */
export function invoiceRange(
  { from, to }: DatesOfInvoices,
  today: string,
  months: number = MONTHS,
): ListInvoicesInput {
  return {
    from: from === OPEN ? null : isInRange(from) ? from : monthsBefore(today, months),
    to: isInRange(to) ? to : null,
  }
}

const isInRange = (text: string) => isDay(text) && text >= FIRST_DAY

/** No day lies in a range that ends before it begins. */
export function endsBeforeBeginning({ from, to }: ListInvoicesInput): boolean {
  return from !== null && to !== null && to < from
}
