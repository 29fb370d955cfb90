import { CircleCheck } from 'lucide-react'
import { Card } from '../../parts/Card'
import { EmptyState } from '../../parts/EmptyState'
import { usePortal } from '../../portal/PortalContext'
import { PlaceLink } from '../../surfaces/PlaceLink/PlaceLink'

/** Says that there is nothing to proceed with, and leads to the statements. */
export function NothingToPay({ isOverdue }: { isOverdue: boolean }) {
  const words = usePortal().messages.payments
  return (
    <Card>
      <EmptyState
        title={words.nothingToPay}
        icon={<CircleCheck />}
        action={
          <PlaceLink to="/statements" tone="primaryButton">
            {words.viewStatements}
          </PlaceLink>
        }
      >
        {isOverdue && words.nothingOverdue}
      </EmptyState>
    </Card>
  )
}
