import { ErrorState, messagesOf, ThemeRoot } from '@trade-portal/portal-components'
import { watchTheme } from '@trade-portal/theme'
import { useLayoutEffect } from 'react'
import * as S from './FullPage.styles'

/** Without its configuration the portal knows no merchant to speak to. */
export function ConfigurationFailed() {
  const messages = messagesOf('en-AU', false)
  // The merchant's colours may be there all the same.
  useLayoutEffect(() => watchTheme(document.documentElement, { scheme: 'auto' }), [])
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
