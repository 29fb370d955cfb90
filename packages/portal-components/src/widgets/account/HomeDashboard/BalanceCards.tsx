import type { User } from '@trade-portal/fluid-sdk'
import { CircleAlert } from 'lucide-react'
import { Skeleton } from '../../../parts/Skeleton'
import { usePortal } from '../../../context/PortalContext'
import { PayOrEmail } from '../../../surfaces/Overdue/PayOrEmail'
import { figureText } from '../../../messages/prices'
import { CurrentWays, OverdueWays } from './BalanceWays'
import * as S from './HomeDashboard.styles'
import { homeWords } from '../../../messages/home'

export interface BalanceCardsProps {
  /** Undefined while loading. */
  user?: User | undefined
}

/** Shows the current and the overdue balance, each with links to its transactions, and the last sign-in. */
export function BalanceCards({ user }: BalanceCardsProps) {
  const portal = usePortal()
  const { formats, say } = portal
  const words = say(homeWords)
  const isOverdue = user !== undefined && user.overdueBalance > 0
  return (
    <S.Cards>
      <S.Card>
        <S.Label>{words.currentBalance}</S.Label>
        <S.Row>
          {user ? <S.Figure>{figureText(user.currentBalance, formats.money, portal)}</S.Figure> : <Figure />}
        </S.Row>
        <S.Ways>{user && <CurrentWays user={user} />}</S.Ways>
      </S.Card>
      <S.Card>
        <S.Label>{words.overdueBalance}</S.Label>
        <S.Row>
          {user ? (
            <S.Figure data-tone={isOverdue ? 'critical' : undefined}>
              {isOverdue && <CircleAlert aria-hidden />}
              <span>{figureText(user.overdueBalance, formats.money, portal)}</span>
            </S.Figure>
          ) : (
            <Figure />
          )}
          {isOverdue && <PayOrEmail pay={words.payNow} tone="primaryButton" />}
        </S.Row>
        <S.Ways>{user && <OverdueWays isOverdue={isOverdue} />}</S.Ways>
      </S.Card>
      <S.Card>
        <S.Label>{words.lastLogin}</S.Label>
        <S.Row>{user ? <LastLogin user={user} /> : <Figure />}</S.Row>
      </S.Card>
    </S.Cards>
  )
}

/** Reserves the height of the cards until the merchant's settings are known, without a label that may never apply. */
export function BalanceCardsSkeleton() {
  return (
    <S.Cards aria-hidden>
      {['current', 'overdue', 'last'].map((card) => (
        <S.Card key={card}>
          <S.Label>
            <Skeleton width="60%" height="1.5em" />
          </S.Label>
          <S.Row>
            <Figure />
          </S.Row>
          {card !== 'last' && <S.Ways />}
        </S.Card>
      ))}
    </S.Cards>
  )
}

function LastLogin({ user }: { user: User }) {
  const { formats, say } = usePortal()
  const { lastLoginTime, lastLoginDate } = user
  if (!lastLoginTime && !lastLoginDate) return <S.Aside>{say(homeWords).lastLoginUnknown}</S.Aside>
  return (
    <S.Moment>
      {lastLoginTime && <S.Figure>{formats.time(lastLoginTime)}</S.Figure>}
      {lastLoginDate && <S.Aside>{formats.date(lastLoginDate)}</S.Aside>}
    </S.Moment>
  )
}

function Figure() {
  return <Skeleton width="140px" height="34px" />
}
