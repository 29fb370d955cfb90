import { StatementList } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useQueryParameters } from '../place/useQueryParameters'
import { useTitle } from '../useTitle'
import { statementsWords } from '@trade-portal/portal-components/host'

/** Lists statements, in the order that the address names. */
export function StatementsRoute() {
  const { valueOf, keep } = useQueryParameters()
  useTitle(usePortal().say(statementsWords).title)
  return <StatementList sort={valueOf('sort')} onSortChange={(sort) => keep('sort', sort)} />
}
