import { type CalendarDate, parseDate } from '@internationalized/date'
import { useMemo, useRef, useState } from 'react'
import type { FocusEvent } from 'react'
import { useDateFormatter } from 'react-aria/useDateFormatter'
import type { DateValue } from 'react-aria-components/DateField'
import { CalendarButton } from './CalendarButton'
import { CalendarLayer } from './CalendarLayer'
import { CalendarOpening } from './CalendarOpening'
import * as S from './DateField.styles'
import { DaySegment } from './DaySegment'
import { AriaFrame } from '../AriaFrame'
import { FieldIdsContext, useFieldIds } from './FieldIds'
import { FieldLabel } from './FieldLabel'
import { useFieldProblem } from './FieldProblem'
import { FieldMessages } from './FieldMessages'
import type { FieldProps } from './fieldProps'
import { type NoDay, wholeYear } from './typedDay'
import { useRefusedDay } from './useRefusedDay'
import { useWholeAnswer } from './useWholeAnswer'

export interface DateFieldProps extends FieldProps<string> {
  /** `YYYY-MM-DD`, or empty. */
  value: string
  onChange: (value: string) => void
  /** The earliest day that can be picked, `YYYY-MM-DD`. */
  minIso?: string
  /** Opens the calendar at once: this field was asked for by a press. */
  isOpenAtFirst?: boolean
  /** Says of a month, such as 'April' or 'February 2027', that it does not have the day that was typed. */
  daysOfMonth: (month: string, days: number) => string
}

/**
 * A day, `YYYY-MM-DD`, typed part by part or picked from a calendar. A day that its month does not have, such as
 * 31 April, is no answer, and the field says so when it is left. Heavy: load it when it is needed.
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
  // The same day must be the same object, or what is being typed gives way to it; in place of one that is none it must.
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
    // It is at the calendar.
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
          // The control would also say the day that it made of the refused one.
          render={(group) => (
            <div {...group} aria-describedby={refused ? undefined : group['aria-describedby']} />
          )}
        >
          <S.Typed {...around}>
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
          </S.Typed>
          <CalendarButton isDescribed={!refused} />
        </S.Frame>
        <FieldMessages hint={hint} error={problem} />
        <CalendarLayer triggerRef={frame} earliest={earliest} />
      </S.Picker>
    </FieldIdsContext>
  )
}

/** A day in the year that is meant. */
function meant(day: DateValue) {
  return day.set({ year: wholeYear(day.year) })
}

/** Names a day's month, and its year where that decides how many days it has. */
function useMonthName() {
  const month = useDateFormatter({ month: 'long', timeZone: 'UTC' })
  const monthOfYear = useDateFormatter({ month: 'long', year: 'numeric', timeZone: 'UTC' })
  return ({ first, days }: NoDay) => (days < 30 ? monthOfYear : month).format(first.toDate('UTC'))
}

/** A day that is none, such as a draft from an older version, shows as empty. */
function dayOf(isoDate: string | undefined): CalendarDate | null {
  try {
    return isoDate ? parseDate(isoDate) : null
  } catch {
    return null
  }
}
