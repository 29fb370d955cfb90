import { messagesIn, ThemeRoot } from '@trade-portal/portal-components'
import { ErrorState, shellMessages, useWhenBackOnline } from '@trade-portal/portal-components/host'
import * as S from './FullPage.styles'

/** Without its configuration the portal knows no merchant to speak to. */
export function ConfigurationFailed() {
  const messagesOf = messagesIn('en-AU', false)
  const retry = () => window.location.reload()
  useWhenBackOnline(retry)
  return (
    <S.Centre as={ThemeRoot}>
      <ErrorState
        title={messagesOf(shellMessages).configurationFailed}
        message={messagesOf(shellMessages).configurationFailedHint}
        onRetry={retry}
      />
    </S.Centre>
  )
}
