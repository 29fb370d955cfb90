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
