import type { ListInvoicesInput } from '@trade-portal/fluid-sdk'
import { useState } from 'react'
import type { RefObject } from 'react'
import { useIsRested } from '../../../hooks/useIsRested'
import { Button } from '../../../parts/Button'
import { usePortal } from '../../../context/PortalContext'
import { endsBeforeBeginning, OPEN } from '../../../data/transactions/invoiceRange'
import type { DatesOfInvoices } from '../../../data/transactions/invoiceRange'
import { RangeDay } from './RangeDay'
import * as S from './InvoiceTable.styles'
import { invoicesWords } from '../../../messages/invoices'

export interface InvoiceDatesProps {
  /** Dates set by the customer. */
  dates: DatesOfInvoices
  /** Dates sent to the server. */
  range: ListInvoicesInput
  onChange: (dates: DatesOfInvoices) => void
  /** Receives the focus when the reset button is removed. */
  ref: RefObject<HTMLDivElement | null>
}

/** Fields for the first and the last day of the invoices. */
export function InvoiceDates({ dates, range, onChange, ref }: InvoiceDatesProps) {
  const words = usePortal().say(invoicesWords)
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
          isPlace={!isRested}
          label={words.from}
          day={range.from ?? ''}
          onChange={(day) => onChange({ ...dates, from: day || OPEN })}
        />
      </S.Day>
      <S.Day>
        <RangeDay
          key={`to ${resets}`}
          isPlace={!isRested}
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
