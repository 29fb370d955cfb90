import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { clockFrom, localTime } from './days.ts'

describe('a clock that starts on a day', () => {
  it('stands there at the time of day that it is, and goes on', () => {
    vi.useFakeTimers({ now: new Date(2031, 6, 6, 23, 59, 50), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const now = clockFrom('2026-11-20')
    expect(localTime(now())).toEqual({ day: '2026-11-20', seconds: 86_390 })
    vi.setSystemTime(new Date(2031, 6, 7, 0, 0, 5))
    expect(localTime(now())).toEqual({ day: '2026-11-21', seconds: 5 })
  })
})
