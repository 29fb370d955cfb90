import { InvoiceTable, transactionPath } from '@trade-portal/portal-components'
import { useInvoiceReads, usePortal } from '@trade-portal/portal-components/host'
import { useQueryParameters } from '../place/useQueryParameters'
import { useTitle } from '../useTitle'
import { invoicesWords } from '@trade-portal/portal-components/host'

/** Lists the invoices of the days, by the search and in the order that the address names. */
export function InvoicesRoute() {
  const { hrefFor, say } = usePortal()
  const { valueOf, keep } = useQueryParameters()
  useTitle(say(invoicesWords).title)
  return (
    <InvoiceTable
      from={valueOf('from')}
      to={valueOf('to')}
      onDatesChange={({ from, to }) => {
        keep('from', from)
        // Both are one step, which Back takes back.
        keep('to', to, { replace: true })
      }}
      search={valueOf('search')}
      // Each pause in typing is not a place to come back to.
      onSearchChange={(search) => keep('search', search, { replace: true })}
      sort={valueOf('sort')}
      onSortChange={(sort) => keep('sort', sort)}
      hrefOfInvoice={(invoice) => hrefFor(transactionPath('invoice', invoice))}
    />
  )
}

/** Asks for what the page shows first: the invoices of the days that the address names. */
export function Reads() {
  const { valueOf } = useQueryParameters()
  useInvoiceReads({ from: valueOf('from'), to: valueOf('to') })
  return null
}
