import { useState } from 'react'
import { lateField } from '../../parts/field/lateField'
import { usePortal } from '../../portal/PortalContext'
import { commonWords } from '../../words/common'

const DateField = lateField(async () => (await import('../../parts/field/DateField')).DateField)

export interface RangeDayProps {
  label: string
  /** `YYYY-MM-DD`, or empty where the range is open. */
  day: string
  /** Called with a whole day, and with an empty text once the field is left without one. */
  onChange: (day: string) => void
  error?: string | undefined
}

/** An end of a range of days. What is being typed asks for nothing until it is a day. */
export function RangeDay({ label, day, onChange, error }: RangeDayProps) {
  const { daysOfMonth } = usePortal().say(commonWords)
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
  return (
    <DateField
      label={label}
      value={typed ?? day}
      onChange={type}
      onBlur={leave}
      error={error}
      daysOfMonth={daysOfMonth}
    />
  )
}

/** Digit by digit a year passes through the first centuries. */
const isWhole = (day: string) => day >= '1900'
