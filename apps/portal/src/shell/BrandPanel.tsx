import { usePortal } from '@trade-portal/portal-components/host'
import * as S from './BrandPanel.styles'
import { Boards } from './Boards'
import { commonWords, signInWords } from '@trade-portal/portal-components/host'

/** Names the merchant beside the sign-in, with the portal’s purpose and the merchant’s contacts. */
export function BrandPanel() {
  const { client, say } = usePortal()
  const { abn, companyEmail, companyName } = client.configuration
  return (
    <S.Panel>
      <S.Tagline>{say(signInWords).tagline}</S.Tagline>
      <S.Merchant>
        <S.Name>{companyName}</S.Name>
        {companyEmail && (
          <S.Mail href={`mailto:${companyEmail}`}>
            {say(signInWords).help} <u>{companyEmail}</u>
          </S.Mail>
        )}
        {abn && <span>{say(commonWords).abn(abn)}</span>}
      </S.Merchant>
      <Boards />
    </S.Panel>
  )
}
