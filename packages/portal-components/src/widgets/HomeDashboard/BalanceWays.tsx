import { accountBalance } from '@trade-portal/fluid-sdk'
import type { User } from '@trade-portal/fluid-sdk'
import { agedBalancesQuery, statementsQuery } from '../../data/statements/statements'
import { useRead } from '../../data/useRead'
import { today } from '../../hooks/today'
import { dayAfter, invoicesAfterPath, statementPath } from '../../places/statementPaths'
import { useHasPlace } from '../../places/useHasPlace'
import { usePortal } from '../../portal/PortalContext'
import { oldestAge } from '../../surfaces/Overdue/oldestAge'
import { PlaceLink } from '../../surfaces/PlaceLink/PlaceLink'

/** Leads to what makes up the current balance: the newest statement and, where they differ, the invoices since. */
export function CurrentWays({ user }: { user: User }) {
  const { formats, messages } = usePortal()
  const newest = useNewestStatement()
  const words = messages.home
  if (!newest) return null
  const isWhole = accountBalance(newest.balances) === user.currentBalance || newest.date >= today()
  return (
    <>
      <PlaceLink to={statementPath(newest.date)}>{words.statementOf(formats.date(newest.date))}</PlaceLink>
      {!isWhole && (
        <PlaceLink to={invoicesAfterPath(newest.date)}>
          {words.invoicesSince(formats.date(dayAfter(newest.date)))}
        </PlaceLink>
      )}
    </>
  )
}

/** Says how old the oldest of what is overdue is, and leads to what was owed by age on the newest statement. */
export function OverdueWays({ isOverdue }: { isOverdue: boolean }) {
  const { client, formats, messages } = usePortal()
  const newest = useNewestStatement()
  const { data: aged } = useRead(agedBalancesQuery(client), { isEnabled: isOverdue })
  const age = aged && oldestAge(aged)
  return (
    <>
      {!isOverdue && <span>{messages.payments.noneOverdue}</span>}
      {isOverdue && age && <span>{messages.payments.oldestOverdue(messages.statements[age])}</span>}
      {newest && (
        <PlaceLink to={statementPath(newest.date)}>
          {messages.home.byAge(formats.date(newest.date))}
        </PlaceLink>
      )}
    </>
  )
}

/** The newest statement, read only where it can be looked at. */
function useNewestStatement() {
  const { client } = usePortal()
  const hasStatements = useHasPlace('/statements')
  const { data } = useRead(statementsQuery(client), { isEnabled: hasStatements })
  return hasStatements ? data?.[0] : undefined
}
