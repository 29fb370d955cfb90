import { addDays } from '../arithmetic/days.ts'
import { refuseField } from '../wire/refusal.ts'

/** Refuses, by field, any text but a day of the calendar as the wire spells it: `YYYY-MM-DD`. */
export function checkDay(field: string, text: string): void {
  if (!isDay(text)) refuseField(field, `${field} must be a day, YYYY-MM-DD`)
}

/**
 * Returns whether a text is a day of the calendar. `Date` turns an invalid one, such as 30 February, into another
 * day.
 */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && addDays(text, 0) === text
}
