/** The path of the statement of a day, `YYYY-MM-DD`. */
export function statementPath(date: string) {
  return `/statements/${date}` as const
}
