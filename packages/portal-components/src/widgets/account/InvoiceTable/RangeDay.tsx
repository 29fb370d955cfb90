import { useState } from 'react'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { commonMessages } from '../../../messages/common'
import type { DateFieldProps } from '../../../parts/field/DateField'
import { DayBox } from '../../../parts/field/DayBox'
import type { DayBoxProps } from '../../../parts/field/DayBox'
import { lazyField } from '../../../parts/field/lazyField'

const LazyDateField = lazyField<DateFieldProps & DayBoxProps>(
  async () => (await import('../../../parts/field/DateField')).DateField,
  DayBox,
)

export interface RangeDayProps {
  label: string
  /** `YYYY-MM-DD`, or empty if the range is open. */
  day: string
  /** Called with a complete date, or with an empty text when the field is left empty. */
  onChange: (day: string) => void
  error?: string | undefined
  /** Renders a static copy of the field during page load. */
  isSkeleton: boolean
}

/** Edits one end of a date range. Typing changes nothing until the date is complete. */
export function RangeDay({ label, day, onChange, error, isSkeleton }: RangeDayProps) {
  const { formats } = usePortal()
  const common = useMessages(commonMessages)
  const { daysOfMonth } = common
  const [typed, setTyped] = useState<string | null>(null)
  const [shown, setShown] = useState(day)

  if (day !== shown) {
    setShown(day)
    // A date from elsewhere, such as Back, replaces the typed one.
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
  return isSkeleton ? (
    <DayBox {...field} />
  ) : (
    <LazyDateField {...field} onChange={type} onBlur={leave} error={error} daysOfMonth={daysOfMonth} />
  )
}

/** A year typed digit by digit passes through the first centuries. */
const isWhole = (day: string) => day >= '1900'
