import { createContext } from 'react'

/** The few words that parts say by themselves. Outside of a portal they are plain English. */
export const PartWords = createContext({
  breadcrumb: 'Breadcrumb',
  close: 'Close',
  tryAgain: 'Try again',
  optional: 'optional',
  /** Said to a screen reader of a field that cannot say it by a state of its own. */
  requiredField: 'required',
  clearSearch: 'Clear search',
  sortBy: 'Sort by',
  /** Said once a press has sorted a table. */
  sortedBy: (order: string) => `Sorted by ${order}`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  skipPast: (label: string) => `Skip past ${label}`,
  printedRows: (printed: number, all: number) => `The first ${printed} of ${all} rows are printed.`,
})
