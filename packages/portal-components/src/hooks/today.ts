/** Returns today's date in the customer's time zone, `YYYY-MM-DD`. */
export function today(): string {
  return isoDay(new Date())
}

/** Returns the date of a moment in the customer's time zone, `YYYY-MM-DD`. */
export function isoDay(moment: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`
}
