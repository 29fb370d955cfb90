import { Spinner, usePortal } from '@trade-portal/portal-components/host'
import * as S from './SignedOutPage.styles'

/** Keeps the merchant's bar while it is not known yet what may be shown under it. */
export function Checking({ label }: { label: string }) {
  const { companyName } = usePortal().client.configuration
  return (
    <S.Page>
      <S.Bar>
        <img src="./config/logo.svg" alt={companyName} />
      </S.Bar>
      <S.Waiting>
        <Spinner label={label} size={32} />
      </S.Waiting>
    </S.Page>
  )
}
