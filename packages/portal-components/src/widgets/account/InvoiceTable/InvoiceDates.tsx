import type { ListInvoicesInput } from '@trade-portal/fluid-sdk'
import { useState } from 'react'
import type { RefObject } from 'react'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { endsBeforeBeginning, OPEN } from '../../../data/transactions/invoiceRange'
import type { DatesOfInvoices } from '../../../data/transactions/invoiceRange'
import { useIsRested } from '../../../hooks/idle'
import { commonMessages } from '../../../messages/common'
import { invoicesMessages } from '../../../messages/invoices'
import { Button } from '../../../parts/Button'
import type { DateFieldProps } from '../../../parts/field/DateField'
import { DayBox } from '../../../parts/field/DayBox'
import type { DayBoxProps } from '../../../parts/field/DayBox'
import { lazyField } from '../../../parts/field/lazyField'
import * as S from './InvoiceTable.styles'

const LazyDateField = lazyField<DateFieldProps & DayBoxProps>(
  async () => (await import('../../../parts/field/DateField')).DateField,
  DayBox,
)

export interface InvoiceDatesProps {
  dates: DatesOfInvoices
  /** Dates sent to the server. */
  range: ListInvoicesInput
  onChange: (dates: DatesOfInvoices) => void
  /** Receives the focus when the reset button is removed. */
  ref: RefObject<HTMLDivElement | null>
}

/** Fields for the first and the last day of the invoices. */
export function InvoiceDates({ dates, range, onChange, ref }: InvoiceDatesProps) {
  const words = usePortal().messagesOf(invoicesMessages)
  const [resets, setResets] = useState(0)
  const { isRested, hurry } = useIsRested()

  const reset = () => {
    onChange({ from: '', to: '' })
    // Also clears text that is not a date.
    setResets(resets + 1)
    // The pressed button disappears.
    ref.current?.focus()
  }
  return (
    <S.Dates
      ref={ref}
      onPointerEnter={hurry}
      data-several
      role="group"
      aria-label={words.dates}
      tabIndex={-1}
    >
      <S.Day>
        <RangeDay
          key={`from ${resets}`}
          isSkeleton={!isRested}
          label={words.from}
          day={range.from ?? ''}
          onChange={(day) => onChange({ ...dates, from: day || OPEN })}
        />
      </S.Day>
      <S.Day>
        <RangeDay
          key={`to ${resets}`}
          isSkeleton={!isRested}
          label={words.to}
          day={range.to ?? ''}
          onChange={(day) => onChange({ ...dates, to: day })}
          error={endsBeforeBeginning(range) ? words.endsBeforeBeginning : undefined}
        />
      </S.Day>
      {(dates.from || dates.to) && (
        <S.Reset>
          <Button tone="quiet" onPress={reset}>
            {words.resetDates}
          </Button>
        </S.Reset>
      )}
    </S.Dates>
  )
}

interface RangeDayProps {
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
function RangeDay({ label, day, onChange, error, isSkeleton }: RangeDayProps) {
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
