import { CircleCheck, CircleHelp } from 'lucide-react'
import { Card } from '../../../parts/Card'
import { EmptyState } from '../../../parts/EmptyState'
import { usePortal } from '../../../context/PortalContext'
import { PlaceLink } from '../../../surfaces/PlaceLink/PlaceLink'
import { paymentsWords } from '../../../messages/payments'

export interface NothingToPayProps {
  /** The overdue balance was to be paid, and no invoice or statement. */
  isOverdue: boolean
  /** There is an amount, and it is absurd. */
  isUnshown: boolean
}

/** Says that there is nothing to proceed with, and leads to the statements. */
export function NothingToPay({ isOverdue, isUnshown }: NothingToPayProps) {
  const words = usePortal().say(paymentsWords)
  return (
    <Card>
      <EmptyState
        title={isUnshown ? words.amountUnshown : words.nothingToPay}
        icon={isUnshown ? <CircleHelp /> : <CircleCheck />}
        action={
          <PlaceLink to="/statements" tone="primaryButton">
            {words.viewStatements}
          </PlaceLink>
        }
      >
        {isOverdue && !isUnshown && words.nothingOverdue}
      </EmptyState>
    </Card>
  )
}
