import { isFluidError } from '@trade-portal/fluid-sdk'
import { Card } from '../../parts/Card'
import { ErrorState } from '../../parts/ErrorState'
import { usePortal } from '../../context/PortalContext'
import { errorMessage } from '../../messages/errorMessage'
import { useTellLoad } from '../../context/LoadListeners'
import { errorsWords } from '../../messages/common'

export interface WidgetFailureProps {
  error: unknown
  onRetry: () => void
}

/** Stands in the place of a widget that could not be drawn. */
export function WidgetFailure({ error, onRetry }: WidgetFailureProps) {
  const { say } = usePortal()
  useTellLoad({ isWaiting: false, error: error instanceof Error ? error : null })
  return (
    <Card>
      <ErrorState
        title={say(errorsWords).couldNotShow}
        message={isFluidError(error) ? errorMessage(error, say) : say(errorsWords).somethingWentWrong}
        onRetry={onRetry}
      />
    </Card>
  )
}
