import { accountBalance } from '@trade-portal/fluid-sdk'
import type { User } from '@trade-portal/fluid-sdk'
import { agedBalancesQuery, statementsQuery } from '../../../data/statements/statements'
import { useRead } from '../../../data/useRead'
import { today } from '../../../hooks/today'
import { dayAfter, invoicesAfterPath, statementPath } from '../../../places/statementPaths'
import { useHasPlace } from '../../../places/useHasPlace'
import { usePortal } from '../../../context/PortalContext'
import { oldestAge } from '../../../surfaces/Overdue/oldestAge'
import { PlaceLink } from '../../../surfaces/PlaceLink/PlaceLink'
import { paymentsWords } from '../../../messages/payments'
import { homeWords } from '../../../messages/home'
import { statementsWords } from '../../../messages/statements'

/** Links to the newest statement and, if the balance has changed since, to the later invoices. */
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

/** Shows the age of the oldest overdue amount, with a link to the aged balances of the newest statement. */
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

/** Returns the newest statement, loaded only if the host has a page for it. */
function useNewestStatement() {
  const { client } = usePortal()
  const hasStatements = useHasPlace('/statements')
  const { data } = useRead(statementsQuery(client), { isEnabled: hasStatements })
  return hasStatements ? data?.[0] : undefined
}
