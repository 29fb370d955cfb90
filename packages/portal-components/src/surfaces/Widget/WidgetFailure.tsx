import { isFluidError } from '@trade-portal/fluid-sdk'
import { Card } from '../../parts/Card'
import { ErrorState } from '../../parts/ErrorState'
import { usePortal } from '../../portal/PortalContext'
import { errorMessage } from '../../words/errorMessage'

export interface WidgetFailureProps {
  error: unknown
  onRetry: () => void
}

/** Stands in the place of a widget that could not be drawn. */
export function WidgetFailure({ error, onRetry }: WidgetFailureProps) {
  const { messages } = usePortal()
  return (
    <Card>
      <ErrorState
        title={messages.errors.couldNotShow}
        message={isFluidError(error) ? errorMessage(error, messages) : messages.errors.somethingWentWrong}
        onRetry={onRetry}
      />
    </Card>
  )
}
