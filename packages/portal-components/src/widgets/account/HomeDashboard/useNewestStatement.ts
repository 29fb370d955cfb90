import { usePortal } from '../../../context/PortalContext'
import { statementsQuery } from '../../../data/statements/statements'
import { useRead } from '../../../data/useRead'
import { useHasRoute } from '../../../routes/useIsSwitchedOff'

/** Returns the newest statement, loaded only if the host has a page for it. */
export function useNewestStatement() {
  const { client } = usePortal()
  const hasStatements = useHasRoute('/statements')
  const { data } = useRead(statementsQuery(client), { isEnabled: hasStatements })
  return hasStatements ? data?.[0] : undefined
}
