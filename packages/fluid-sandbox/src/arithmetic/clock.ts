/** The day of a moment (`YYYY-MM-DD`) and its seconds since midnight, in the zone of the machine. */
export function localTime(moment: number): { day: string; seconds: number } {
  // Sweden writes a moment as `2026-03-09 07:42:10`.
  const text = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' }).format(moment)
  const [day = '', clock = ''] = text.split(' ')
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number)
  return { day, seconds: hours * 3600 + minutes * 60 + seconds }
}

/** A clock that stands on a day now, at the time of day that it is, and goes on from there. */
export function clockFrom(day: string): () => number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const then = new Date()
  const start = then.getTime()
  const offset = then.setFullYear(year, month - 1, date) - start
  return () => Date.now() + offset
}
