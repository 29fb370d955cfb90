import { CalendarDays } from 'lucide-react'
import type { FieldProps } from '../../../parts/field/field'
import { lazyField } from '../../../parts/field/lazyField'
import { QuickChoice } from '../../../parts/field/QuickChoice'
import { usePortal } from '../../../context/PortalContext'
import { today } from '../../../hooks/today'
import { nextDays } from './nextDays'
import { checkoutWords } from '../../../messages/checkout'
import { commonWords } from '../../../messages/common'

const DateField = lazyField(async () => (await import('../../../parts/field/DateField')).DateField)

export interface RequiredDateProps extends FieldProps<string> {
  /** `YYYY-MM-DD`, or empty. */
  value: string
  onChange: (isoDate: string) => void
}

/** The day the goods are wanted: tomorrow, one of the two working days after it, or any other by the calendar. */
export function RequiredDate(field: RequiredDateProps) {
  const { say, formats } = usePortal()
  const words = say(checkoutWords)
  const begin = today()
  const [tomorrow = '', ...others] = nextDays(begin)
  const options = [
    { id: tomorrow, name: words.tomorrow, hint: formats.shortDay(tomorrow, { hasWeekday: true }) },
    ...others.map((day) => ({ id: day, name: formats.weekday(day), hint: formats.shortDay(day) })),
  ]
  return (
    <QuickChoice
      {...field}
      options={options}
      other={{ name: words.anotherDay, icon: <CalendarDays aria-hidden /> }}
    >
      {({ isAsked }) => (
        <DateField
          {...field}
          minIso={begin}
          isOpenAtFirst={isAsked}
          daysOfMonth={say(commonWords).daysOfMonth}
        />
      )}
    </QuickChoice>
  )
}
