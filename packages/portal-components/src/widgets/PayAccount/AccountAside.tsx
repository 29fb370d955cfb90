import { accountBalance } from '@trade-portal/fluid-sdk'
import { userQuery } from '../../data/account/account'
import { useRead } from '../../data/useRead'
import { usePortal } from '../../portal/PortalContext'
import { AccountFigure } from '../../surfaces/Ageing/AccountFigure'
import { Ageing } from '../../surfaces/Ageing/Ageing'
import { Amount } from '../../surfaces/Ageing/Amount'
import { PlaceLink } from '../../surfaces/PlaceLink/PlaceLink'
import { Read } from '../../surfaces/Read/Read'
import { AsideSkeleton } from './AsideSkeleton'
import * as S from './PayAccount.styles'
import { useAgeing } from './useAgeing'

/** The account’s balance by age, beside the payment. */
export function AccountAside({ statementDate }: { statementDate: string | null }) {
  const { client, formats, messages } = usePortal()
  const words = messages.payments
  const { data: user } = useRead(userQuery(client))
  return (
    <Read
      of={useAgeing(statementDate)}
      skeleton={<AsideSkeleton isOfStatement={statementDate !== null} />}
      frame="none"
    >
      {({ balances, date }) => (
        <>
          <AccountFigure balance={accountBalance(balances)}>
            {date && words.ageingOf(formats.date(date))}
          </AccountFigure>
          <Ageing balances={balances} />
          <S.Overdue>
            {user && (
              <S.OverdueRow data-tone={user.overdueBalance > 0 ? 'critical' : undefined}>
                <span>{words.overdue}</span>
                <Amount of={user.overdueBalance} />
              </S.OverdueRow>
            )}
            <PlaceLink to="/statements">{words.viewStatements}</PlaceLink>
          </S.Overdue>
        </>
      )}
    </Read>
  )
}
