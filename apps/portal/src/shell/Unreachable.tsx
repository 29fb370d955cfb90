import { ErrorState, usePortal } from '@trade-portal/portal-components'
import * as S from './FullPage.styles'

/** The stored session could not be checked; it is kept, and can be tried again. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  const { messages } = usePortal()
  return (
    <S.Centre>
      <ErrorState
        title={messages.shell.unreachable}
        message={messages.errors.noAnswer}
        retryLabel={messages.common.tryAgain}
        onRetry={onRetry}
      />
    </S.Centre>
  )
}
