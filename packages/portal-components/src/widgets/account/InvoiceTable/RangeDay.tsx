import { useState } from 'react'
import type { DateFieldProps } from '../../../parts/field/DateField'
import { DayPlace } from '../../../parts/field/DayPlace'
import type { DayPlaceProps } from '../../../parts/field/DayPlace'
import { lazyField } from '../../../parts/field/lazyField'
import { usePortal } from '../../../context/PortalContext'
import { commonWords } from '../../../messages/common'

const LazyDateField = lazyField<DateFieldProps & DayPlaceProps>(
  async () => (await import('../../../parts/field/DateField')).DateField,
  DayPlace,
)

export interface RangeDayProps {
  label: string
  /** `YYYY-MM-DD`, or empty where the range is open. */
  day: string
  /** Called with a whole day, and with an empty text once the field is left without one. */
  onChange: (day: string) => void
  error?: string | undefined
  /** Only looks like the field, for the first moment of a page. */
  isPlace: boolean
}

/** An end of a range of days. What is being typed asks for nothing until it is a day. */
export function RangeDay({ label, day, onChange, error, isPlace }: RangeDayProps) {
  const { formats, say } = usePortal()
  const { daysOfMonth } = say(commonWords)
  const [typed, setTyped] = useState<string | null>(null)
  const [shown, setShown] = useState(day)

  if (day !== shown) {
    setShown(day)
    // A day from elsewhere, as by Back, wins over the one that was typed.
    if (typed !== day) setTyped(null)
  }
  const type = (next: string) => {
    setTyped(next)
    if (isWhole(next) && next !== day) onChange(next)
  }
  const leave = () => {
    if (typed === '' && day !== '') onChange('')
    setTyped(null)
  }
  const field = { label, value: typed ?? day, written: formats.date }
  return isPlace ? (
    <DayPlace {...field} />
  ) : (
    <LazyDateField {...field} onChange={type} onBlur={leave} error={error} daysOfMonth={daysOfMonth} />
  )
}

/** Digit by digit a year passes through the first centuries. */
const isWhole = (day: string) => day >= '1900'
