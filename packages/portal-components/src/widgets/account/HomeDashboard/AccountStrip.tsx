import type { User } from '@trade-portal/fluid-sdk'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { agedBalancesQuery } from '../../../data/statements/statements'
import { useRead } from '../../../data/useRead'
import { homeMessages } from '../../../messages/home'
import { paymentsMessages } from '../../../messages/payments'
import { figureText } from '../../../messages/prices'
import { Text } from '../../../parts/layout/Layout'
import { Skeleton } from '../../../parts/Skeleton'
import { statementPath } from '../../../routes/accountPaths'
import { PayOrEmail } from '../../../surfaces/Overdue/PayOrEmail'
import { RouteLink } from '../../../surfaces/RouteLink/RouteLink'
import * as S from './AccountStrip.styles'
import { AgeingBar } from './AgeingBar'
import { useNewestStatement } from './useNewestStatement'

/** Shows the current and the overdue balance, what is owed by age, and the way to pay, on one line where it fits. */
export function AccountStrip({ user }: { user: User | undefined }) {
  const portal = usePortal()
  const { client, formats } = portal
  const words = useMessages(homeMessages)
  const payments = useMessages(paymentsMessages)
  const newest = useNewestStatement()
  const isOverdue = user !== undefined && user.overdueBalance > 0
  const { data: aged } = useRead(agedBalancesQuery(client), { isEnabled: isOverdue })
  if (!user) return <AccountStripSkeleton />

  const day = newest && formats.date(newest.date)
  const figure = (amount: number, about: string | undefined) => {
    const text = figureText(amount, formats.money, portal)
    if (!newest || !about) return text
    return (
      <RouteLink tone="quiet" to={statementPath(newest.date)} aria-label={`${text}, ${about}`}>
        {text}
      </RouteLink>
    )
  }
  return (
    <S.Strip>
      <S.Part>
        <Balance label={words.currentBalance}>
          {figure(user.currentBalance, day && words.statementOf(day))}
        </Balance>
      </S.Part>
      <S.Part data-tone={isOverdue ? 'critical' : undefined}>
        <Balance label={words.overdueBalance} icon={isOverdue && <CircleAlert aria-hidden />}>
          {figure(user.overdueBalance, day && words.byAge(day))}
        </Balance>
        <S.Rest>
          <S.Ages>
            {isOverdue
              ? aged && <AgeingBar balances={aged} />
              : user.overdueBalance <= 0 && <Text tone="muted">{payments.noneOverdue}</Text>}
          </S.Ages>
          {isOverdue && (
            <S.Pay>
              <PayOrEmail pay={words.payNow} tone="button" />
            </S.Pay>
          )}
        </S.Rest>
      </S.Part>
    </S.Strip>
  )
}

interface BalanceProps {
  label: ReactNode
  icon?: ReactNode
  children: ReactNode
}

function Balance({ label, icon, children }: BalanceProps) {
  return (
    <S.Balance>
      <S.Label>
        {icon}
        <span>{label}</span>
      </S.Label>
      <S.Figure>{children}</S.Figure>
    </S.Balance>
  )
}

/** Reserves the strip's height, without a label that may never apply. */
export function AccountStripSkeleton() {
  const balance = (
    <Balance label={<Skeleton width={120} height="1lh" />}>
      <Skeleton width={110} height="1lh" />
    </Balance>
  )
  return (
    <S.Strip aria-hidden>
      <S.Part>{balance}</S.Part>
      <S.Part>
        {balance}
        <S.Rest>
          <S.Ages>
            <Skeleton height={8} />
          </S.Ages>
          <S.Pay>
            <Skeleton width={92} height={40} radius="control" />
          </S.Pay>
        </S.Rest>
      </S.Part>
    </S.Strip>
  )
}
