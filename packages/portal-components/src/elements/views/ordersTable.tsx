import { kindOfType, transactionPath } from '../../places/transactionPaths'
import { usePortal } from '../../context/PortalContext'
import { OrdersTable } from '../../widgets/orders/OrdersTable/OrdersTable'
import type { ElementInput, ElementView } from '../elementView'
import { followed } from '../followed'

export const view: ElementView = (element) => <Orders {...element} />

function Orders(element: ElementInput) {
  const { hrefFor } = usePortal()
  return (
    <OrdersTable
      hrefOfOrder={(order) => hrefFor(transactionPath(kindOfType(order.type, 'order'), order))}
      {...followed(element, 'type', (type, onTypeChange) => ({ type, onTypeChange }))}
      {...followed(element, 'search', (search, onSearchChange) => ({ search, onSearchChange }))}
      {...followed(element, 'sort', (sort, onSortChange) => ({ sort, onSortChange }))}
    />
  )
}
