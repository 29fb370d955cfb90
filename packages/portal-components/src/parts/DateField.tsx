import { type CalendarDate, parseDate } from '@internationalized/date'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { CalendarGridBody, CalendarGridHeader, Dialog } from 'react-aria-components'
import type { AnswerFieldProps } from './answerField'
import { AnswerSegment } from './AnswerSegment'
import * as S from './DateField.styles'
import { FieldLabel } from './FieldLabel'
import { FieldMessages } from './FieldMessages'
import { Popover } from './popover.styles'
import { useWholeAnswer } from './useWholeAnswer'

export interface DateFieldProps extends AnswerFieldProps {
  /** The earliest day that can be picked, `YYYY-MM-DD`. */
  minIso?: string
}

/** What is meant where a year is typed with two digits. */
const CENTURY = 2000

/** A day, `YYYY-MM-DD`, typed part by part or picked from a calendar. Heavy: load it when it is needed. */
export function DateField({
  label,
  value,
  onChange,
  onBlur,
  minIso,
  name,
  hint,
  error,
  isRequired = false,
  isOptional = false,
  optionalLabel,
  isDisabled = false,
}: DateFieldProps) {
  const earliest = dayOf(minIso)
  const { shown, change, tellMissing } = useWholeAnswer({ value, onChange })
  // The same day must be the same object, or what is being typed gives way to it.
  const day = useMemo(() => dayOf(shown), [shown])

  const leave = () => {
    if (day && day.year < 100) change(day.add({ years: CENTURY }).toString())
    onBlur?.()
  }
  return (
    <S.Picker
      value={day}
      onChange={(next) => change(next?.toString() ?? '')}
      onBlur={leave}
      minValue={earliest}
      granularity="day"
      shouldForceLeadingZeros
      name={name}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <FieldLabel label={label} optionalLabel={isOptional ? optionalLabel : undefined} />
      <S.Frame data-invalid={error ? true : undefined}>
        <S.Segments>{(segment) => <AnswerSegment segment={segment} onMissing={tellMissing} />}</S.Segments>
        <S.Open>
          <CalendarDays size={18} aria-hidden />
        </S.Open>
      </S.Frame>
      <FieldMessages hint={hint} error={error} />
      <Popover offset={4}>
        <Dialog>
          <S.Calendar>
            <header>
              <S.Open slot="previous">
                <ChevronLeft size={18} aria-hidden />
              </S.Open>
              <S.Month />
              <S.Open slot="next">
                <ChevronRight size={18} aria-hidden />
              </S.Open>
            </header>
            <S.Days weekdayStyle="short">
              <CalendarGridHeader>{(day) => <S.Weekday>{day}</S.Weekday>}</CalendarGridHeader>
              <CalendarGridBody>{(date) => <S.Day date={date} />}</CalendarGridBody>
            </S.Days>
          </S.Calendar>
        </Dialog>
      </Popover>
    </S.Picker>
  )
}

/** A day that is none, such as a draft from an older version, shows as empty. */
function dayOf(isoDate: string | undefined): CalendarDate | null {
  try {
    return isoDate ? parseDate(isoDate) : null
  } catch {
    return null
  }
}
