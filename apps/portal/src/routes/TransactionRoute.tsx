import { TransactionView, transactionOfSegment } from '@trade-portal/portal-components'
import { useNavigation, usePortalLocation } from '../router/LocationContext'
import { NotFoundRoute } from './NotFoundRoute'

const kinds = { orders: 'order', quotes: 'quote', invoices: 'invoice' } as const

/** Shows the order, the quote or the invoice that the address names, as `/invoices/418823-0`. */
export function TransactionRoute({ id: segment }: { id: string }) {
  const [, root = ''] = usePortalLocation().path.split('/')
  const { goTo } = useNavigation()
  const id = transactionOfSegment(segment)
  if (!id) return <NotFoundRoute />
  return (
    <TransactionView
      key={segment}
      {...id}
      kind={kinds[root as keyof typeof kinds]}
      // In the stead of this page: Back would only lead to the failure again.
      onFailure={(message) => goTo(`/request-error?msg=${encodeURIComponent(message)}`, { replace: true })}
    />
  )
}
