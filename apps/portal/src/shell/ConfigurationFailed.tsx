import { sayIn, ThemeRoot } from '@trade-portal/portal-components'
import { ErrorState, useWhenBackOnline } from '@trade-portal/portal-components/host'
import * as S from './FullPage.styles'
import { shellWords } from '@trade-portal/portal-components/host'

/** Without its configuration the portal knows no merchant to speak to. */
export function ConfigurationFailed() {
  const say = sayIn('en-AU', false)
  const retry = () => window.location.reload()
  useWhenBackOnline(retry)
  return (
    <S.Centre as={ThemeRoot}>
      <ErrorState
        title={say(shellWords).configurationFailed}
        message={say(shellWords).configurationFailedHint}
        onRetry={retry}
      />
    </S.Centre>
  )
}
