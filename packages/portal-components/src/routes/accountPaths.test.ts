import { describe, expect, it } from 'vitest'
import { dayAfter, invoicesAfterPath } from './accountPaths'

describe('the invoices after a statement', () => {
  it('begin on the day after it, over the ends of months and years', () => {
    expect(dayAfter('2026-10-31')).toBe('2026-11-01')
    expect(dayAfter('2026-12-31')).toBe('2027-01-01')
    expect(dayAfter('2028-02-28')).toBe('2028-02-29')
    expect(invoicesAfterPath('2026-10-15')).toBe('/invoices?from=2026-10-16')
  })
})
