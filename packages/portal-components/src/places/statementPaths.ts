/** The path of the statement of a day, `YYYY-MM-DD`. */
export function statementPath(date: string) {
  return `/statements/${date}` as const
}

/** The path of the invoices that are on no statement yet: those after the day of the newest, `YYYY-MM-DD`. */
export function invoicesAfterPath(date: string) {
  return `/invoices?from=${dayAfter(date)}` as const
}

export function dayAfter(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10)
}
