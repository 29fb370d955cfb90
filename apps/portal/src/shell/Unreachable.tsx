import { errorMessage } from '@trade-portal/portal-components'
import { ErrorState, usePortal } from '@trade-portal/portal-components/host'
import { MastheadFrame } from './MastheadFrame'
import { commonWords, shellWords } from '@trade-portal/portal-components/host'

export interface UnreachableProps {
  /** `null`: no answer has come for long. */
  error: Error | null
  onRetry: () => void
}

/** The stored session, or what the portal needs besides, could not be read; it is kept, and can be tried again. */
export function Unreachable({ error, onRetry }: UnreachableProps) {
  const { say } = usePortal()
  return (
    <MastheadFrame>
      <ErrorState
        title={say(shellWords).unreachable}
        message={error ? errorMessage(error, say) : say(commonWords).slowRead}
        onRetry={onRetry}
      />
    </MastheadFrame>
  )
}
