import { ErrorState } from '../../parts/ErrorState'
import { usePortal } from '../../context/PortalContext'
import { commonWords, errorsWords } from '../../messages/common'
import { errorMessage } from '../../messages/errorMessage'

export interface UnreachableProps {
  /** `null`: there has been no answer for too long. */
  error: Error | null
  retry: () => void
}

/** Shows that nobody knows who is signed in, because the merchant or the host cannot be reached. */
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
