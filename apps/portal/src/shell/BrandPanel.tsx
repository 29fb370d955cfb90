import { commonMessages, signInMessages, useMessages, usePortal } from '@trade-portal/portal-components/host'
import * as S from './BrandPanel.styles'
import { TimberStack } from './TimberStack'

/** Names the merchant beside the sign-in, with the portal’s purpose and the merchant’s contacts. */
export function BrandPanel() {
  const { client } = usePortal()
  const signIn = useMessages(signInMessages)
  const common = useMessages(commonMessages)
  const { abn, companyEmail, companyName } = client.configuration
  return (
    <S.Panel>
      <S.Tagline>{signIn.tagline}</S.Tagline>
      <S.Merchant>
        <S.Name>{companyName}</S.Name>
        {companyEmail && (
          <S.Mail href={`mailto:${companyEmail}`}>
            {signIn.help} <u>{companyEmail}</u>
          </S.Mail>
        )}
        {abn && <span>{common.abn(abn)}</span>}
      </S.Merchant>
      <TimberStack />
    </S.Panel>
  )
}
