import {
  createCalendar,
  getWeeksInMonth,
  isSameDay,
  isSameMonth,
  isToday,
  startOfWeek,
} from '@internationalized/date'
import type { CalendarDate } from '@internationalized/date'
import { memo, use, useEffect, useEffectEvent, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import type { DateValue } from 'react-aria-components/DateField'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useDateFormatter } from 'react-aria/useDateFormatter'
import { useCalendarState } from 'react-stately/useCalendarState'
import type { CalendarState } from 'react-stately/useCalendarState'
import * as S from './Calendar.styles'
import * as Directed from '../directedIcons.styles'
import { Text } from '../layout/Layout'
import { PartMessages } from '../PartMessages'
import { directionAt } from '../useDirection'

export interface CalendarProps {
  value: DateValue | null
  onPick: (day: DateValue) => void
  /** The earliest selectable day. */
  earliest: CalendarDate | null
}

/** Days have no time: formatted in UTC, they are never shifted. */
const timeZone = 'UTC'

/**
 * A month of days to pick from, with buttons for the previous and the next month. The focus starts on a day. Memoised,
 * so that moving it into view does not re-render it.
 */
export const Calendar = memo(function Calendar({ value, onPick, earliest }: CalendarProps) {
  const { locale } = useLocale()
  const words = use(PartMessages)
  const grid = useRef<HTMLTableElement>(null)
  const state = useCalendarState<DateValue>({
    value,
    onChange: onPick,
    minValue: earliest,
    locale,
    createCalendar,
  })
  const { focusedDate, visibleRange } = state
  const first = visibleRange.start
  const calendar = first.calendar.identifier
  const month = useDateFormatter({ month: 'long', year: 'numeric', timeZone, calendar })
  const day = useDateFormatter({
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
    calendar,
  })
  const weekday = useDateFormatter({ weekday: 'short', timeZone })
  const title = month.format(first.toDate(timeZone))
  const weekStart = startOfWeek(first, locale)
  const weeks = Array.from({ length: getWeeksInMonth(first, locale) }, (_, week) =>
    state.getDatesInWeek(week),
  )

  const shouldFocus = useRef(true)
  const handleKeyDown = (event: KeyboardEvent) => {
    if (moveByKey(state, event)) shouldFocus.current = true
  }
  const followFocus = useEffectEvent(() => {
    if (shouldFocus.current)
      grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
    shouldFocus.current = false
  })
  useEffect(() => followFocus(), [focusedDate])
  const isFirst = state.isPreviousVisibleRangeInvalid()
  const isLast = state.isNextVisibleRangeInvalid()
  // The month buttons keep the focus, also when there are no more months.
  const turn = (to: 'focusPreviousPage' | 'focusNextPage') => {
    if (to === 'focusPreviousPage' ? isFirst : isLast) return
    shouldFocus.current = false
    state[to]()
  }

  return (
    <S.Calendar>
      <div data-head>
        <S.Turn
          type="button"
          aria-label={words.previousMonth}
          aria-disabled={isFirst || undefined}
          onClick={() => turn('focusPreviousPage')}
        >
          <Directed.ChevronBack size={18} aria-hidden />
        </S.Turn>
        <Text as="h2" size={16} weight="bold" aria-live="polite">
          {title}
        </Text>
        <S.Turn
          type="button"
          aria-label={words.nextMonth}
          aria-disabled={isLast || undefined}
          onClick={() => turn('focusNextPage')}
        >
          <Directed.ChevronForward size={18} aria-hidden />
        </S.Turn>
      </div>
      <S.Days ref={grid} role="grid" aria-label={title} onKeyDown={handleKeyDown}>
        <thead aria-hidden>
          <tr>
            {Array.from({ length: 7 }, (_, index) => (
              <S.Weekday key={index}>
                {weekday.format(weekStart.add({ days: index }).toDate(timeZone))}
              </S.Weekday>
            ))}
          </tr>
        </thead>
        <tbody>
          {/* Each month has its own keys, so that no colour of a day fades into another month. */}
          {weeks.map((days, week) => (
            <tr key={`${first.toString()} ${week}`}>
              {days.map((date, position) =>
                date && isSameMonth(date, first) ? (
                  <td key={position} role="gridcell" aria-selected={state.isSelected(date)}>
                    <S.Day
                      type="button"
                      tabIndex={isSameDay(date, focusedDate) ? 0 : -1}
                      aria-label={day.format(date.toDate(timeZone))}
                      aria-current={isToday(date, state.timeZone) ? 'date' : undefined}
                      aria-disabled={state.isInvalid(date) || undefined}
                      data-selected={state.isSelected(date) || undefined}
                      onClick={() => !state.isInvalid(date) && state.selectDate(date)}
                    >
                      {date.day}
                    </S.Day>
                  </td>
                ) : (
                  <td key={position} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </S.Days>
    </S.Calendar>
  )
})

/** Moves the focused day by a key: by day, week, month or year. @returns true if it was one of these keys. */
function moveByKey(state: CalendarState, event: KeyboardEvent): boolean {
  const { key, shiftKey } = event
  if (event.ctrlKey || event.metaKey || event.altKey) return false
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
  if (!answer) return false
  event.preventDefault()
  answer()
  return true
}
