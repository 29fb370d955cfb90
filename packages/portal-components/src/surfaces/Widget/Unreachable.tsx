import { ErrorState } from '../../parts/ErrorState'
import { usePortal, useMessages } from '../../context/PortalContext'
import { commonMessages, errorsMessages } from '../../messages/common'
import { errorMessage } from '../../messages/errorMessage'

export interface UnreachableProps {
  /** `null`: a timeout. */
  error: Error | null
  retry: () => void
}

/** The error for a session that cannot be checked, because the merchant or the host is unreachable. */
export function Unreachable({ error, retry }: UnreachableProps) {
  const { messagesOf } = usePortal()
  const errors = useMessages(errorsMessages)
  const common = useMessages(commonMessages)
  return (
    <ErrorState
      title={errors.couldNotLoad}
      message={error ? errorMessage(error, messagesOf) : common.slowRead}
      onRetry={retry}
    />
  )
}
