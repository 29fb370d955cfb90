import type { Balances, Statement } from '@trade-portal/fluid-sdk'
import { agedBalancesQuery, statementQuery, statementsQuery } from '../../../data/statements/statements'
import { today } from '../../../hooks/today'
import { useRead } from '../../../data/useRead'
import type { Reading } from '../../../data/useRead'
import { usePortal } from '../../../context/PortalContext'

export interface AgeingOf {
  balances: Balances
  /** The day of the statement that says so; `null`: today's. */
  date: string | null
}

/**
 * Reads what the account owes by age: as the statement of a day says, else today; where that cannot be read, as on the
 * statement dated today, else on the newest.
 */
export function useAgeing(statementDate: string | null): Reading<AgeingOf> {
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
  // Without a statement what went wrong is told of the balances themselves.
  const isFound = ofDefault.data !== null && ofDefault.error === null
  return isFound ? { ...ofDefault, data: ofDefault.data ?? undefined } : aged
}

const asAgeing = ({ balances, date }: Statement): AgeingOf => ({ balances, date })

function byDefault(statements: Statement[]): AgeingOf | null {
  const day = today()
  const statement = statements.find(({ date }) => date === day) ?? statements[0]
  return statement ? asAgeing(statement) : null
}
