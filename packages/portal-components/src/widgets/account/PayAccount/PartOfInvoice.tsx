import { isOwed } from '../../../data/payments/isPayable'
import { Callout } from '../../../parts/Callout'
import { Choice } from '../../../parts/field/Choice'
import { usePortal } from '../../../context/PortalContext'
import type { AmountDue } from './useAmountDue'
import type { Part } from './usePaymentForm'
import { paymentsWords } from '../../../messages/payments'

export interface PartOfInvoiceProps {
  due: AmountDue
  part: Part
  /** The open balance was to be paid, and it is 0. */
  isRefused: boolean
  isDisabled: boolean
  onChoose: (part: Part) => void
}

/** Offers what is open of a part-paid invoice beside the whole of it, or says that the statement could not be read. */
export function PartOfInvoice({ due, part, isRefused, isDisabled, onChoose }: PartOfInvoiceProps) {
  const { formats, say } = usePortal()
  const words = say(paymentsWords)
  if (due.isStatementUnread) return <Callout tone="info">{words.statementUnread}</Callout>
  if (!due.open) return null
  const { amount, date } = due.open
  const day = formats.date(date)
  return (
    <Choice
      label={words.partOfInvoice}
      value={part}
      options={[
        { id: 'open', name: words.openOnStatement(day, formats.money(amount)) },
        { id: 'whole', name: words.wholeInvoice(formats.money(due.amount)) },
      ]}
      {...(!isOwed(amount) && { hint: words.nothingOpen(day) })}
      {...(isRefused && { error: words.chooseWhole })}
      isDisabled={isDisabled}
      onChange={(id) => onChoose(id === 'open' ? 'open' : 'whole')}
    />
  )
}
