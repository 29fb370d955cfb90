import type { ListInvoicesInput } from '@trade-portal/fluid-sdk'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { RefObject } from 'react'
import { usePortal } from '../../../context/PortalContext'
import { endsBeforeBeginning, OPEN } from '../../../data/transactions/invoiceRange'
import type { DatesOfInvoices } from '../../../data/transactions/invoiceRange'
import { lazyModal } from '../../../hooks/lazy'
import { useIsRested } from '../../../hooks/idle'
import { invoicesMessages } from '../../../messages/invoices'
import { Button } from '../../../parts/Button'
import { rangeName } from './datePresets'
import * as S from './InvoiceTable.styles'
import { RangeDay } from './RangeDay'

const LazyDateSheet = lazyModal(async () => (await import('./DateSheet')).DateSheet)

export interface InvoiceDatesProps {
  dates: DatesOfInvoices
  /** Dates sent to the server. */
  range: ListInvoicesInput
  onChange: (dates: DatesOfInvoices) => void
  /** Receives the focus when the reset button is removed. */
  ref: RefObject<HTMLDivElement | null>
}

/** Fields for the first and the last day of the invoices; on narrow containers a chip that opens a sheet. */
export function InvoiceDates({ dates, range, onChange, ref }: InvoiceDatesProps) {
  const portal = usePortal()
  const words = portal.messagesOf(invoicesMessages)
  const [resets, setResets] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const { isRested, hurry } = useIsRested()
  const name = rangeName(range, portal)

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
      <S.Days>
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
      </S.Days>
      <S.DateChip
        aria-haspopup="dialog"
        aria-label={words.datesAre(name)}
        data-invalid={endsBeforeBeginning(range) || undefined}
        onPress={() => setIsOpen(true)}
      >
        <span>{name}</span>
        <ChevronDown aria-hidden />
      </S.DateChip>
      <LazyDateSheet isOpen={isOpen} onOpenChange={setIsOpen} dates={dates} onChange={onChange} />
    </S.Dates>
  )
}
