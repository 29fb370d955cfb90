import { expect, it, onTestFinished, vi } from 'vitest'
import { createFormats } from './formats'

it('makes a formatter when it is first used, and once', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  onTestFinished(() => made.mockRestore())
  const { date } = createFormats('en-AU', 'AUD')
  expect(made).not.toHaveBeenCalled()
  expect([date('2026-11-24'), date('2026-11-25')]).toEqual(['24/11/2026', '25/11/2026'])
  expect(made).toHaveBeenCalledTimes(1)
})

it('leaves the day out of a time of today', () => {
  const { lately, moment } = createFormats('en-AU', 'AUD')
  const now = Date.now()
  const lastWeek = now - 7 * 86_400_000
  expect(lately(now)).toMatch(/^\d{1,2}:\d\d [ap]m$/)
  expect(moment(now)).toContain(lately(now))
  expect(lately(lastWeek)).toBe(moment(lastWeek))
})
