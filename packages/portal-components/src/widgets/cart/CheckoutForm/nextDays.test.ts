import { describe, expect, it } from 'vitest'
import { nextDays } from './nextDays'

describe('nextDays()', () => {
  it.each([
    ['a Tuesday', '2026-11-24', ['2026-11-25', '2026-11-26', '2026-11-27']],
    ['a Thursday', '2026-11-26', ['2026-11-27', '2026-11-30', '2026-12-01']],
    ['a Friday', '2026-11-27', ['2026-11-28', '2026-11-30', '2026-12-01']],
    ['the last day of a year', '2026-12-31', ['2027-01-01', '2027-01-04', '2027-01-05']],
  ])('gives tomorrow and the two working days after it, on %s [taps-110]', (_day, today, days) => {
    expect(nextDays(today)).toEqual(days)
  })
})
