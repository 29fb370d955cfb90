import type { User } from '@trade-portal/fluid-sdk'
import { Skeleton } from '../../parts/Skeleton'
import { usePortal } from '../../portal/PortalContext'
import { PlaceLink } from '../../surfaces/PlaceLink/PlaceLink'
import { figureText } from '../../words/prices'
import * as S from './HomeDashboard.styles'

export interface BalanceCardsProps {
  /** Absent while it is being read. */
  user?: User | undefined
}

/** The current balance, the overdue balance, and the last sign-in. */
export function BalanceCards({ user }: BalanceCardsProps) {
  const portal = usePortal()
  const { formats, messages } = portal
  const words = messages.home
  return (
    <S.Cards>
      <S.Card>
        <S.Label>{words.currentBalance}</S.Label>
        <S.Row>
          {user ? <S.Figure>{figureText(user.currentBalance, formats.money, portal)}</S.Figure> : <Figure />}
        </S.Row>
      </S.Card>
      <S.Card>
        <S.Label>{words.overdueBalance}</S.Label>
        <S.Row>
          {user ? (
            <S.Figure data-tone={user.overdueBalance > 0 ? 'critical' : undefined}>
              {figureText(user.overdueBalance, formats.money, portal)}
            </S.Figure>
          ) : (
            <Figure />
          )}
          {user && user.overdueBalance > 0 && (
            <PlaceLink to="/pay-account" tone="primaryButton">
              {words.payNow}
            </PlaceLink>
          )}
        </S.Row>
      </S.Card>
      <S.Card>
        <S.Label>{words.lastLogin}</S.Label>
        <S.Row>{user ? <LastLogin user={user} /> : <Figure />}</S.Row>
      </S.Card>
    </S.Cards>
  )
}

function LastLogin({ user }: { user: User }) {
  const { formats, messages } = usePortal()
  const { lastLoginTime, lastLoginDate } = user
  if (!lastLoginTime && !lastLoginDate) return <S.Aside>{messages.home.lastLoginUnknown}</S.Aside>
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
