import { ErrorState } from '../../parts/ErrorState'
import { usePortal } from '../../context/PortalContext'
import { commonWords, errorsWords } from '../../messages/common'
import { errorMessage } from '../../messages/errorMessage'

export interface UnreachableProps {
  /** `null`: a timeout. */
  error: Error | null
  retry: () => void
}

/** The error for a session that cannot be checked, because the merchant or the host is unreachable. */
export function Unreachable({ error, retry }: UnreachableProps) {
  const { say } = usePortal()
  return (
    <ErrorState
      title={say(errorsWords).couldNotLoad}
      message={error ? errorMessage(error, say) : say(commonWords).slowRead}
      onRetry={retry}
    />
  )
}
