import { messagesOf, ThemeRoot } from '@trade-portal/portal-components'
import { ErrorState } from '@trade-portal/portal-components/host'
import * as S from './FullPage.styles'

/** Without its configuration the portal knows no merchant to speak to. */
export function ConfigurationFailed() {
  const messages = messagesOf('en-AU', false)
  return (
    <S.Centre as={ThemeRoot}>
      <ErrorState
        title={messages.shell.configurationFailed}
        message={messages.shell.configurationFailedHint}
        onRetry={() => window.location.reload()}
      />
    </S.Centre>
  )
}
