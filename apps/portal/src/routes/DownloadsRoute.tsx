import { DownloadList } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useQueryParameters } from '../place/useQueryParameters'
import { useTitle } from '../useTitle'
import { downloadsWords } from '@trade-portal/portal-components/host'

/** Lists the merchant's files, by the search and in the order that the address names. */
export function DownloadsRoute() {
  const { valueOf, keep } = useQueryParameters()
  useTitle(usePortal().say(downloadsWords).title)
  return (
    <DownloadList
      search={valueOf('search')}
      // Each pause in typing is not a place to come back to.
      onSearchChange={(search) => keep('search', search, { replace: true })}
      sort={valueOf('sort')}
      onSortChange={(sort) => keep('sort', sort)}
    />
  )
}
