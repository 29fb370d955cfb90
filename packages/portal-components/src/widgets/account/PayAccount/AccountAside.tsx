import { accountBalance } from '@trade-portal/fluid-sdk'
import type { Balances, Statement } from '@trade-portal/fluid-sdk'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { userQuery } from '../../../data/account/account'
import { agedBalancesQuery, statementQuery, statementsQuery } from '../../../data/statements/statements'
import { useRead } from '../../../data/useRead'
import type { Reading } from '../../../data/useRead'
import { today } from '../../../hooks/today'
import { paymentsMessages } from '../../../messages/payments'
import { statementsMessages } from '../../../messages/statements'
import { Text } from '../../../parts/layout/Layout'
import { Skeleton } from '../../../parts/Skeleton'
import { AccountFigure } from '../../../surfaces/Ageing/AccountFigure'
import { Ageing } from '../../../surfaces/Ageing/Ageing'
import { Amount } from '../../../surfaces/Ageing/Amount'
import { oldestAge } from '../../../surfaces/Ageing/bucketNames'
import { OverdueMark } from '../../../surfaces/Overdue/OverdueMark'
import { RouteLink } from '../../../surfaces/RouteLink/RouteLink'
import { Read } from '../../../surfaces/Read/Read'
import * as S from './PayAccount.styles'

/** Shows the account’s balance by age beside the payment. */
export function AccountAside({ statementDate }: { statementDate: string | null }) {
  const { client, formats } = usePortal()
  const words = useMessages(paymentsMessages)
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
            <RouteLink to="/statements">{words.viewStatements}</RouteLink>
          </S.Overdue>
        </>
      )}
    </Read>
  )
}

function OldestOverdue({ balances }: { balances: Balances }) {
  const payments = useMessages(paymentsMessages)
  const statements = useMessages(statementsMessages)
  const age = oldestAge(balances)
  return (
    age && (
      <Text tone="muted" size={14}>
        {payments.oldestOverdue(statements[age])}
      </Text>
    )
  )
}

/** Reserves the height of the balance, its optional statement date, its ages and the overdue amount. */
function AsideSkeleton({ isOfStatement }: { isOfStatement: boolean }) {
  return (
    <>
      <Skeleton width="60%" height={isOfStatement ? '80px' : '55px'} />
      <Skeleton height="140px" />
      <S.Overdue>
        <Skeleton height="21px" />
        <Skeleton width="40%" height="21px" />
      </S.Overdue>
    </>
  )
}

interface AgeingOf {
  balances: Balances
  /** Date of the source statement; `null` for today's balances. */
  date: string | null
}

/**
 * Reads the account's balances by age: of the given statement, or of today. If today's cannot be read, those of the
 * statement dated today or of the newest one.
 */
function useAgeing(statementDate: string | null): Reading<AgeingOf> {
  const { client } = usePortal()
  const ofStatement = useRead(
    { ...statementQuery(client, statementDate ?? ''), select: asAgeing },
    { isEnabled: statementDate !== null },
  )
  const aged = useRead(
    { ...agedBalancesQuery(client), select: (balances): AgeingOf => ({ balances, date: null }) },
    { isEnabled: statementDate === null },
  )
  const isOut = statementDate === null && aged.error !== null
  const ofDefault = useRead({ ...statementsQuery(client), select: byDefault }, { isEnabled: isOut })
  if (statementDate !== null) return ofStatement
  if (!isOut) return aged
  // Without a statement, the error is about the balances themselves.
  const isFound = ofDefault.data !== null && ofDefault.error === null
  return isFound ? { ...ofDefault, data: ofDefault.data ?? undefined } : aged
}

const asAgeing = ({ balances, date }: Statement): AgeingOf => ({ balances, date })

function byDefault(statements: Statement[]): AgeingOf | null {
  const day = today()
  const statement = statements.find(({ date }) => date === day) ?? statements[0]
  return statement ? asAgeing(statement) : null
}
