import { Spinner } from '@trade-portal/portal-components/host'
import * as S from './FullPage.styles'

/** Holds the page while it is not known yet what may be shown. */
export function FullPageSpinner({ label }: { label: string }) {
  return (
    <S.Centre>
      <Spinner label={label} size={32} />
    </S.Centre>
  )
}
