import { accountBalance } from '@trade-portal/fluid-sdk'
import type { User } from '@trade-portal/fluid-sdk'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { agedBalancesQuery, statementsQuery } from '../../../data/statements/statements'
import { useRead } from '../../../data/useRead'
import { today } from '../../../hooks/today'
import { homeMessages } from '../../../messages/home'
import { paymentsMessages } from '../../../messages/payments'
import { figureText } from '../../../messages/prices'
import { statementsMessages } from '../../../messages/statements'
import { Row, Text } from '../../../parts/layout/Layout'
import { Skeleton } from '../../../parts/Skeleton'
import { dayAfter, invoicesAfterPath, statementPath } from '../../../routes/accountPaths'
import { useHasRoute } from '../../../routes/useIsSwitchedOff'
import { oldestAge } from '../../../surfaces/Ageing/bucketNames'
import { PayOrEmail } from '../../../surfaces/Overdue/PayOrEmail'
import { RouteLink } from '../../../surfaces/RouteLink/RouteLink'
import * as S from './HomeDashboard.styles'

/** Shows the current and the overdue balance, each with links to its transactions, and the last sign-in. */
export function BalanceCards({ user }: { user: User | undefined }) {
  const portal = usePortal()
  const { formats } = portal
  const words = useMessages(homeMessages)
  const isOverdue = user !== undefined && user.overdueBalance > 0
  return (
    <S.Balances>
      <BalanceCard label={words.currentBalance} links={user ? <CurrentWays user={user} /> : null}>
        {user && <S.Figure>{figureText(user.currentBalance, formats.money, portal)}</S.Figure>}
      </BalanceCard>
      <BalanceCard
        label={words.overdueBalance}
        links={user ? <OverdueWays isOverdue={isOverdue} /> : null}
        action={isOverdue && <PayOrEmail pay={words.payNow} tone="primaryButton" />}
      >
        {user && (
          <S.Figure data-tone={isOverdue ? 'critical' : undefined}>
            {isOverdue && <CircleAlert size={20} aria-hidden />}
            <span>{figureText(user.overdueBalance, formats.money, portal)}</span>
          </S.Figure>
        )}
      </BalanceCard>
      <BalanceCard label={words.lastLogin}>{user && <LastLogin user={user} />}</BalanceCard>
    </S.Balances>
  )
}

/** Reserves the height of the cards until the merchant's settings are known, without a label that may never apply. */
export function BalanceCardsSkeleton() {
  const label = <Skeleton width="60%" height="1.5em" />
  return (
    <S.Balances aria-hidden>
      <BalanceCard label={label} links={null} />
      <BalanceCard label={label} links={null} />
      <BalanceCard label={label} />
    </S.Balances>
  )
}

interface BalanceCardProps {
  label: ReactNode
  /** Undefined for a card without links; `null` while they load. */
  links?: ReactNode
  action?: ReactNode
  /** The figure; a placeholder without it. */
  children?: ReactNode
}

function BalanceCard({ label, links, action, children }: BalanceCardProps) {
  return (
    <S.Balance>
      <Text tone="muted" size={14}>
        {label}
      </Text>
      <S.FigureRow>
        {children ?? <Skeleton width="140px" height="34px" />}
        {action}
      </S.FigureRow>
      {links !== undefined && <S.BalanceLinks>{links}</S.BalanceLinks>}
    </S.Balance>
  )
}

function LastLogin({ user }: { user: User }) {
  const { formats } = usePortal()
  const home = useMessages(homeMessages)
  const { lastLoginTime, lastLoginDate } = user
  if (!lastLoginTime && !lastLoginDate) {
    return (
      <Text tone="muted" size={14} tabular>
        {home.lastLoginUnknown}
      </Text>
    )
  }
  return (
    <Row as="span" wrap align="baseline" gap={[0, 8]}>
      {lastLoginTime && <S.Figure>{formats.time(lastLoginTime)}</S.Figure>}
      {lastLoginDate && (
        <Text tone="muted" size={14} tabular>
          {formats.date(lastLoginDate)}
        </Text>
      )}
    </Row>
  )
}

/** Links to the newest statement and, if the balance has changed since, to the later invoices. */
function CurrentWays({ user }: { user: User }) {
  const { formats } = usePortal()
  const words = useMessages(homeMessages)
  const newest = useNewestStatement()
  if (!newest) return null
  const isWhole = accountBalance(newest.balances) === user.currentBalance || newest.date >= today()
  return (
    <>
      <RouteLink to={statementPath(newest.date)}>{words.statementOf(formats.date(newest.date))}</RouteLink>
      {!isWhole && (
        <RouteLink to={invoicesAfterPath(newest.date)}>
          {words.invoicesSince(formats.date(dayAfter(newest.date)))}
        </RouteLink>
      )}
    </>
  )
}

/** Shows the age of the oldest overdue amount, with a link to the aged balances of the newest statement. */
function OverdueWays({ isOverdue }: { isOverdue: boolean }) {
  const { client, formats } = usePortal()
  const payments = useMessages(paymentsMessages)
  const statements = useMessages(statementsMessages)
  const home = useMessages(homeMessages)
  const newest = useNewestStatement()
  const { data: aged } = useRead(agedBalancesQuery(client), { isEnabled: isOverdue })
  const age = aged && oldestAge(aged)
  return (
    <>
      {!isOverdue && <span>{payments.noneOverdue}</span>}
      {isOverdue && age && <span>{payments.oldestOverdue(statements[age])}</span>}
      {newest && (
        <RouteLink to={statementPath(newest.date)}>{home.byAge(formats.date(newest.date))}</RouteLink>
      )}
    </>
  )
}

/** Returns the newest statement, loaded only if the host has a page for it. */
function useNewestStatement() {
  const { client } = usePortal()
  const hasStatements = useHasRoute('/statements')
  const { data } = useRead(statementsQuery(client), { isEnabled: hasStatements })
  return hasStatements ? data?.[0] : undefined
}
