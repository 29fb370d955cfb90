import { StoreListing } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useQueryParameters } from '../place/useQueryParameters'
import { useTitle } from '../useTitle'
import { storesWords } from '@trade-portal/portal-components/host'

/** Lists the merchant's stores, by the search that the address names. */
export function StoresRoute() {
  const { valueOf, keep } = useQueryParameters()
  useTitle(usePortal().say(storesWords).title)
  return (
    <StoreListing
      search={valueOf('search')}
      // Each pause in typing is not a place to come back to.
      onSearchChange={(search) => keep('search', search, { replace: true })}
    />
  )
}
