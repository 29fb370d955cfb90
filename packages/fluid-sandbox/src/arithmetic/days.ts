/** A day as the wire writes it, `YYYY-MM-DD`: two compare as texts, and neither is ever read as a moment of some zone. */
export type Day = string

const MILLISECONDS_A_DAY = 86_400_000

/** A moment of a day in universal time, which is the same on every machine. */
export function momentOf(day: Day, hours = 0, minutes = 0): number {
  const [year, month, date] = partsOf(day)
  return Date.UTC(year, month - 1, date, hours, minutes)
}

/** The day of a moment in universal time. */
export function dayAt(moment: number): Day {
  const date = new Date(0)
  date.setTime(moment)
  return date.toISOString().slice(0, 10)
}

export function addDays(day: Day, days: number): Day {
  return dayAt(momentOf(day) + days * MILLISECONDS_A_DAY)
}

/** How many days the later one is after the earlier one. */
export function daysBetween(earlier: Day, later: Day): number {
  return (momentOf(later) - momentOf(earlier)) / MILLISECONDS_A_DAY
}

/** The one that comes first. */
export function earlier(one: Day, other: Day): Day {
  return one < other ? one : other
}

/** The last day of a month so many months away: 0 is the day's own. */
export function monthEnd(day: Day, months = 0): Day {
  const [year, month] = partsOf(day)
  return dayAt(Date.UTC(year, month + months, 0))
}

/** Whole calendar months from one day's month to the other's, whatever the days in them. */
export function monthsBetween(earlier: Day, later: Day): number {
  const [fromYear, fromMonth] = partsOf(earlier)
  const [toYear, toMonth] = partsOf(later)
  return (toYear - fromYear) * 12 + toMonth - fromMonth
}

/** The day itself when the yard is open on it, else the Monday after. */
export function workingDay(day: Day): Day {
  // The epoch began on a Thursday.
  const weekday = (daysBetween('1970-01-01', day) + 4) % 7
  return weekday === 6 ? addDays(day, 2) : weekday === 0 ? addDays(day, 1) : day
}

function partsOf(day: Day): [year: number, month: number, date: number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return [year, month, date]
}

/** The day of a moment (`YYYY-MM-DD`) and its seconds since midnight, in the zone of the machine. */
export function localTime(moment: number): { day: string; seconds: number } {
  const at = new Date()
  at.setTime(moment)
  const day = [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('-')
  return { day, seconds: at.getHours() * 3600 + at.getMinutes() * 60 + at.getSeconds() }
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Creates a clock that starts on a given day, at the present time of day. */
export function clockFrom(day: string): () => number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const then = new Date()
  const start = then.getTime()
  const offset = then.setFullYear(year, month - 1, date) - start
  return () => Date.now() + offset
}
