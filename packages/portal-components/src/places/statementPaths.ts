/** The path of the statement of a day, `YYYY-MM-DD`. */
export function statementPath(date: string) {
  return `/statements/${date}` as const
}

/** The path of the invoices that are on no statement yet: those after the day of the newest, `YYYY-MM-DD`. */
export function invoicesAfterPath(date: string) {
  return `/invoices?from=${dayAfter(date)}` as const
}

/** The day after another, both `YYYY-MM-DD`. */
export function dayAfter(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const next = new Date(0)
  next.setUTCFullYear(year, month - 1, day + 1)
  return next.toISOString().slice(0, 10)
}
