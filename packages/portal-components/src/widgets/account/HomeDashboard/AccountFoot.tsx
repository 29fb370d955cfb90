import { accountBalance } from '@trade-portal/fluid-sdk'
import type { User } from '@trade-portal/fluid-sdk'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { today } from '../../../hooks/today'
import { homeMessages } from '../../../messages/home'
import { dayAfter, invoicesAfterPath, statementPath } from '../../../routes/accountPaths'
import { RouteLink } from '../../../surfaces/RouteLink/RouteLink'
import * as S from './HomeDashboard.styles'
import { useNewestStatement } from './useNewestStatement'

/** Shows the last sign-in, the newest statement and, if the balance has changed since, the later invoices. */
export function AccountFoot({ user }: { user: User }) {
  const { formats } = usePortal()
  const words = useMessages(homeMessages)
  const newest = useNewestStatement()
  const { lastLoginTime, lastLoginDate } = user
  const isUnknown = !lastLoginTime && !lastLoginDate
  const isWhole =
    newest && (accountBalance(newest.balances) === user.currentBalance || newest.date >= today())
  return (
    <S.Foot>
      <S.LastLogin>
        <span>{words.lastLogin}</span>
        {lastLoginTime && <span>{formats.time(lastLoginTime)}</span>}
        {lastLoginDate && <span>{formats.date(lastLoginDate)}</span>}
        {isUnknown && <span>{words.lastLoginUnknown}</span>}
      </S.LastLogin>
      {newest && (
        <li>
          <RouteLink to={statementPath(newest.date)}>
            {words.statementOf(formats.date(newest.date))}
          </RouteLink>
        </li>
      )}
      {newest && !isWhole && (
        <li>
          <RouteLink to={invoicesAfterPath(newest.date)}>
            {words.invoicesSince(formats.date(dayAfter(newest.date)))}
          </RouteLink>
        </li>
      )}
    </S.Foot>
  )
}
