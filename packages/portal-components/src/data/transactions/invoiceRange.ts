import type { ListInvoicesInput } from '@trade-portal/fluid-sdk'
import { isDay, monthsBefore } from '../../hooks/calendar'

/** The dates in an address: empty means the default, and the start can be `open`. */
export interface DatesOfInvoices {
  from: string
  to: string
}

/** The value for an open start. */
export const OPEN = 'open'

/** Months listed by default. */
const MONTHS = 3
/** No invoice is older, and the fields of the range accept no earlier year. */
const FIRST_DAY = '1900-01-01'

/** Returns the range to read: from some months ago to an open end, unless the customer has chosen otherwise. */
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

/** Returns whether a range ends before it begins, so that no day lies in it. */
export function endsBeforeBeginning({ from, to }: ListInvoicesInput): boolean {
  return from !== null && to !== null && to < from
}
