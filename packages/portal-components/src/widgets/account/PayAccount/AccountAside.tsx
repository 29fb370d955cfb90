import { accountBalance } from '@trade-portal/fluid-sdk'
import type { Balances } from '@trade-portal/fluid-sdk'
import { userQuery } from '../../../data/account/account'
import { useRead } from '../../../data/useRead'
import { usePortal } from '../../../context/PortalContext'
import { AccountFigure } from '../../../surfaces/Ageing/AccountFigure'
import { Ageing } from '../../../surfaces/Ageing/Ageing'
import { Amount } from '../../../surfaces/Ageing/Amount'
import { oldestAge } from '../../../surfaces/Overdue/oldestAge'
import { OverdueMark } from '../../../surfaces/Overdue/OverdueMark'
import { PlaceLink } from '../../../surfaces/PlaceLink/PlaceLink'
import { Read } from '../../../surfaces/Read/Read'
import { AsideSkeleton } from './AsideSkeleton'
import * as S from './PayAccount.styles'
import { useAgeing } from './useAgeing'
import { paymentsWords } from '../../../messages/payments'
import { statementsWords } from '../../../messages/statements'

/** The account’s balance by age, beside the payment. */
export function AccountAside({ statementDate }: { statementDate: string | null }) {
  const { client, formats, say } = usePortal()
  const words = say(paymentsWords)
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
                {user.overdueBalance > 0 ? (
                  <OverdueMark>{words.overdue}</OverdueMark>
                ) : (
                  <span>{words.overdue}</span>
                )}
                <Amount of={user.overdueBalance} />
              </S.OverdueRow>
            )}
            {user && user.overdueBalance > 0 && <OldestOverdue balances={balances} />}
            <PlaceLink to="/statements">{words.viewStatements}</PlaceLink>
          </S.Overdue>
        </>
      )}
    </Read>
  )
}

function OldestOverdue({ balances }: { balances: Balances }) {
  const { say } = usePortal()
  const payments = say(paymentsWords)
  const statements = say(statementsWords)
  const age = oldestAge(balances)
  return age && <S.Quiet>{payments.oldestOverdue(statements[age])}</S.Quiet>
}
