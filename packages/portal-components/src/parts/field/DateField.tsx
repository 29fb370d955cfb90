import { type CalendarDate, parseDate } from '@internationalized/date'
import { useMemo, useRef, useState } from 'react'
import type { FocusEvent } from 'react'
import type { DateValue } from 'react-aria-components/DateField'
import { useDateFormatter } from 'react-aria/useDateFormatter'
import { DaySegment } from './AnswerSegment'
import { AriaFrame } from '../AriaFrame'
import { type NoDay, useRefusedDay, wholeYear } from '../ariaPatches/useRefusedDay'
import { useWholeAnswer } from '../ariaPatches/useWholeAnswer'
import { CalendarButton, CalendarLayer, CalendarOpening } from './CalendarLayer'
import * as S from './DateField.styles'
import { FieldIdsContext, useFieldIds, useFieldProblem } from './field'
import type { FieldProps } from './field'
import { FieldLabel } from './FieldLabel'
import { FieldMessages } from './FieldMessages'
import { Row } from '../layout/Layout'

export interface DateFieldProps extends FieldProps<string> {
  /** `YYYY-MM-DD`, or empty. */
  value: string
  onChange: (value: string) => void
  /** The earliest selectable day, `YYYY-MM-DD`. */
  minIso?: string
  /** Opens the calendar immediately, for a field that a press has just revealed. */
  isOpenAtFirst?: boolean
  /** Returns the error for a day that does not exist in its month, such as 'April' or 'February 2027'. */
  daysOfMonth: (month: string, days: number) => string
}

/**
 * A date, typed by segment or picked from a calendar. A day that does not exist, such as 31 April, is refused when the
 * field is left. Large: load it lazily.
 */
export function DateField({ isOpenAtFirst = false, ...props }: DateFieldProps) {
  return (
    <AriaFrame>
      <CalendarOpening isOpenAtFirst={isOpenAtFirst}>
        <Field {...props} />
      </CalendarOpening>
    </AriaFrame>
  )
}

function Field({
  label,
  value,
  onChange,
  onBlur,
  minIso,
  daysOfMonth,
  name,
  hint,
  error,
  isRequired = false,
  isOptional = false,
  isDisabled = false,
}: Omit<DateFieldProps, 'isOpenAtFirst'>) {
  const earliest = dayOf(minIso)
  const { shown, change, hold, tellMissing } = useWholeAnswer({ value, onChange })
  const { refused, hasNoDay, isMakingOne, tellNoDay, tellBack, around } = useRefusedDay()
  const [mended, setMended] = useState<DateValue | null>(null)
  // An equal day must be the same object, or React Aria discards the segments being typed. After the
  // correction of a refused day it must be another one.
  const held = useMemo(() => dayOf(shown), [shown])
  const day = mended?.toString() === shown ? mended : held
  const monthName = useMonthName()
  const refusal = refused ? daysOfMonth(monthName(refused), refused.days) : null
  const problem = refusal ?? error
  useFieldProblem(refusal)

  const picker = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const { ids, control } = useFieldIds({ hint, error: problem })
  const focusFirstPart = () => picker.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus()

  const handleChange = (next: DateValue | null) => {
    if (next && isMakingOne()) return hold(meant(next).toString())
    if (hasNoDay()) setMended(next)
    change(next?.toString() ?? '')
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    // The focus is in the calendar.
    if (picker.current?.contains(relatedTarget)) return
    if (day && !hasNoDay() && day.year < 100) change(meant(day).toString())
    onBlur?.()
  }
  return (
    <FieldIdsContext value={{ ...ids, control: null, onLabelPress: focusFirstPart }}>
      <S.Picker
        ref={picker}
        value={day}
        onChange={handleChange}
        onBlur={leave}
        minValue={earliest}
        granularity="day"
        shouldForceLeadingZeros
        name={name}
        isRequired={isRequired}
        isDisabled={isDisabled}
        isInvalid={Boolean(problem)}
        validationBehavior="aria"
        aria-labelledby={ids.label}
        aria-describedby={control['aria-describedby']}
      >
        <FieldLabel label={label} isOptional={isOptional} />
        <S.Frame
          ref={frame}
          data-invalid={problem ? true : undefined}
          // The control would also announce the day to which it corrected the refused one.
          render={(group) => (
            <div {...group} aria-describedby={refused ? undefined : group['aria-describedby']} />
          )}
        >
          <Row align="stretch" grow {...around}>
            <S.Segments>
              {(segment) => (
                <DaySegment
                  segment={segment}
                  refused={refused}
                  isRequired={isRequired}
                  describedBy={refused ? control['aria-describedby'] : undefined}
                  onNoDay={tellNoDay}
                  onBack={tellBack}
                  onMissing={tellMissing}
                />
              )}
            </S.Segments>
          </Row>
          <CalendarButton isDescribed={!refused} />
        </S.Frame>
        <FieldMessages hint={hint} error={problem} />
        <CalendarLayer triggerRef={frame} earliest={earliest} />
      </S.Picker>
    </FieldIdsContext>
  )
}

/** Completes a year typed with two digits. */
function meant(day: DateValue) {
  return day.set({ year: wholeYear(day.year) })
}

/** Formats the month of a day, with the year where that decides the number of days. */
function useMonthName() {
  const month = useDateFormatter({ month: 'long', timeZone: 'UTC' })
  const monthOfYear = useDateFormatter({ month: 'long', year: 'numeric', timeZone: 'UTC' })
  return ({ first, days }: NoDay) => (days < 30 ? monthOfYear : month).format(first.toDate('UTC'))
}

/** Returns null for an invalid day, such as a draft of an older version. */
function dayOf(isoDate: string | undefined): CalendarDate | null {
  try {
    return isoDate ? parseDate(isoDate) : null
  } catch {
    return null
  }
}
