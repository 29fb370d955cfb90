import { accountBalance } from '@trade-portal/fluid-sdk'
import type { User } from '@trade-portal/fluid-sdk'
import { agedBalancesQuery, statementsQuery } from '../../../data/statements/statements'
import { useRead } from '../../../data/useRead'
import { today } from '../../../hooks/today'
import { dayAfter, invoicesAfterPath, statementPath } from '../../../places/accountPaths'
import { useHasPlace } from '../../../places/useIsSwitchedOff'
import { usePortal } from '../../../context/PortalContext'
import { oldestAge } from '../../../surfaces/Overdue/oldestAge'
import { PlaceLink } from '../../../surfaces/PlaceLink/PlaceLink'
import { paymentsWords } from '../../../messages/payments'
import { homeWords } from '../../../messages/home'
import { statementsWords } from '../../../messages/statements'

/** Leads to what makes up the current balance: the newest statement and, where they differ, the invoices since. */
export function CurrentWays({ user }: { user: User }) {
  const { formats, say } = usePortal()
  const newest = useNewestStatement()
  const words = say(homeWords)
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
  const { client, formats, say } = usePortal()
  const newest = useNewestStatement()
  const { data: aged } = useRead(agedBalancesQuery(client), { isEnabled: isOverdue })
  const age = aged && oldestAge(aged)
  return (
    <>
      {!isOverdue && <span>{say(paymentsWords).noneOverdue}</span>}
      {isOverdue && age && <span>{say(paymentsWords).oldestOverdue(say(statementsWords)[age])}</span>}
      {newest && (
        <PlaceLink to={statementPath(newest.date)}>
          {say(homeWords).byAge(formats.date(newest.date))}
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
