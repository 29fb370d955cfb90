import { describe, expect, it } from 'vitest'
import { monthsBefore } from './calendar'

describe('a day so many calendar months before another', () => {
  it.each([
    ['2026-11-22', 3, '2026-08-22'],
    ['2026-05-31', 3, '2026-02-28'],
    ['2024-05-31', 3, '2024-02-29'],
    ['2026-01-15', 3, '2025-10-15'],
    ['2026-12-31', 1, '2026-11-30'],
    ['2026-03-31', 12, '2025-03-31'],
    ['2000-03-31', 1, '2000-02-29'],
    ['2100-03-31', 1, '2100-02-28'],
  ])('is, of %s and %i, %s [inv-05]', (day, months, expected) => {
    expect(monthsBefore(day, months)).toBe(expected)
  })
})
