import { createContext } from 'react'

/** The few texts of the parts. Outside a portal they are in English. */
export const PartMessages = createContext({
  breadcrumb: 'Breadcrumb',
  close: 'Close',
  tryAgain: 'Try again',
  optional: 'optional',
  /** Announced for a field without a `required` state. */
  requiredField: 'required',
  clearSearch: 'Clear search',
  sortBy: 'Sort by',
  /** Announced after a press has sorted a table. */
  sortedBy: (order: string) => `Sorted by ${order}`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  skipPast: (label: string) => `Skip past ${label}`,
  printedRows: (printed: number, all: number) => `The first ${printed} of ${all} rows are printed.`,
})
