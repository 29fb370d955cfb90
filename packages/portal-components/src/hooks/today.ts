/** The day it is where the customer is, `YYYY-MM-DD`. */
export function today(): string {
  return isoDay(new Date())
}

/** The day of a moment, where the customer is, `YYYY-MM-DD`. */
export function isoDay(moment: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`
}
