import { Check } from 'lucide-react'
import { use, useState } from 'react'
import { usePortal } from '../../../context/PortalContext'
import { endsBeforeBeginning, invoiceRange, OPEN } from '../../../data/transactions/invoiceRange'
import type { DatesOfInvoices } from '../../../data/transactions/invoiceRange'
import { invoicesQuery } from '../../../data/transactions/transactions'
import { useListRead } from '../../../data/useListRead'
import { today } from '../../../hooks/today'
import { invoicesMessages } from '../../../messages/invoices'
import { Button } from '../../../parts/Button'
import { RadioSet } from '../../../parts/field/RadioSet'
import { Stack } from '../../../parts/layout/Layout'
import { Modal } from '../../../parts/Modal'
import { ShownCount } from '../../../surfaces/TablePage/ShownCount'
import { datePresets, presetOf } from './datePresets'
import * as S from './DateSheet.styles'
import { RangeDay } from './RangeDay'

export interface DateSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  dates: DatesOfInvoices
  onChange: (dates: DatesOfInvoices) => void
}

/** A sheet with the usual ranges and the customer's own dates. Its button counts the invoices that it will show. */
export function DateSheet({ isOpen, onOpenChange, dates, onChange }: DateSheetProps) {
  const portal = usePortal()
  const { client, formats, messagesOf } = portal
  const words = messagesOf(invoicesMessages)
  const [draft, setDraft] = useState(dates)
  const [resets, setResets] = useState(0)
  const countShown = use(ShownCount)
  const range = invoiceRange(draft, today())
  const isImpossible = endsBeforeBeginning(range)
  const read = useListRead(invoicesQuery(client, range), { isEnabled: isOpen && !isImpossible })
  const count = read.data && !read.isPart && !isImpossible ? countShown(read.data) : null
  const presets = datePresets(portal)
  const isSet = draft.from !== '' || draft.to !== ''

  const show = () => {
    onChange(draft)
    onOpenChange(false)
  }
  const reset = () => {
    setDraft({ from: '', to: '' })
    // Also clears text that is not a date.
    setResets(resets + 1)
  }
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.dates}
      size="small"
      footer={
        <>
          <Button tone="quiet" isDisabled={!isSet} onPress={reset}>
            {words.resetDates}
          </Button>
          <S.Show>
            <Button tone="primary" size="large" isFullWidth isDisabled={isImpossible} onPress={show}>
              {count === null ? words.showAny : words.show(count, formats.quantity(count))}
            </Button>
          </S.Show>
        </>
      }
    >
      <Stack gap={16}>
        <RadioSet
          label={words.dates}
          isLabelHidden
          value={presetOf(range, presets)}
          onChange={(chosen) => setDraft(presets.find(({ id }) => id === chosen)?.dates ?? draft)}
        >
          <S.Presets>
            {presets.map(({ id, name, range: days }) => (
              <S.Preset key={id} value={id}>
                <S.Mark aria-hidden>
                  <Check strokeWidth={3} />
                </S.Mark>
                <span>{name}</span>
                <span>{days}</span>
              </S.Preset>
            ))}
          </S.Presets>
        </RadioSet>
        <S.Days>
          <RangeDay
            key={`from ${resets}`}
            isSkeleton={false}
            label={words.from}
            day={range.from ?? ''}
            onChange={(day) => setDraft({ ...draft, from: day || OPEN })}
          />
          <RangeDay
            key={`to ${resets}`}
            isSkeleton={false}
            label={words.to}
            day={range.to ?? ''}
            onChange={(day) => setDraft({ ...draft, to: day })}
            error={isImpossible ? words.endsBeforeBeginning : undefined}
          />
        </S.Days>
      </Stack>
    </Modal>
  )
}
