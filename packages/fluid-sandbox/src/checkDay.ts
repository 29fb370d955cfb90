import { addDays } from './days.ts'
import { refuseField } from './refusal.ts'

/** Refuses, by field, what is not a day of the calendar as the wire spells it: `YYYY-MM-DD`. */
export function checkDay(field: string, text: string): void {
  // A day that the calendar has not, such as 30 February, comes back as another.
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || addDays(text, 0) !== text) {
    refuseField(field, `${field} must be a day, YYYY-MM-DD`)
  }
}
