import { transactionPath } from '../../places/transactionPaths'
import { usePortal } from '../../context/PortalContext'
import { InvoiceTable } from '../../widgets/account/InvoiceTable/InvoiceTable'
import type { ElementInput, ElementView } from '../elementView'
import { followed } from '../followed'

export const view: ElementView = (element) => <Invoices {...element} />

function Invoices(element: ElementInput) {
  const { hrefFor } = usePortal()
  const { attribute, setAttribute } = element
  const [from, to] = [attribute('from'), attribute('to')]
  return (
    <InvoiceTable
      hrefOfInvoice={(invoice) => hrefFor(transactionPath('invoice', invoice))}
      {...(from !== undefined && { from })}
      {...(to !== undefined && { to })}
      onDatesChange={(dates) => {
        if (from !== undefined) setAttribute('from', dates.from)
        if (to !== undefined) setAttribute('to', dates.to)
      }}
      {...followed(element, 'search', (search, onSearchChange) => ({ search, onSearchChange }))}
      {...followed(element, 'sort', (sort, onSortChange) => ({ sort, onSortChange }))}
    />
  )
}
