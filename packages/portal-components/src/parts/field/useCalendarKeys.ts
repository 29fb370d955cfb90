import type { KeyboardEvent } from 'react'
import type { CalendarState } from 'react-stately/useCalendarState'
import { directionAt } from '../useDirection'

export interface CalendarKeysOptions {
  state: CalendarState
  onMove: () => void
}

/** Returns the key handler of a calendar grid: keys move by day, week, month and year. */
export function useCalendarKeys({ state, onMove }: CalendarKeysOptions) {
  return (event: KeyboardEvent) => {
    const { key, shiftKey } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isRtl = directionAt(event.currentTarget) === 'rtl'
    const answers: Partial<Record<string, () => void>> = {
      [isRtl ? 'ArrowRight' : 'ArrowLeft']: () => state.focusPreviousDay(),
      [isRtl ? 'ArrowLeft' : 'ArrowRight']: () => state.focusNextDay(),
      ArrowUp: () => state.focusPreviousRow(),
      ArrowDown: () => state.focusNextRow(),
      PageUp: () => state.focusPreviousSection(shiftKey),
      PageDown: () => state.focusNextSection(shiftKey),
      Home: () => state.focusSectionStart(),
      End: () => state.focusSectionEnd(),
    }
    const answer = answers[key]
    if (!answer) return
    event.preventDefault()
    onMove()
    answer()
  }
}
