import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { ClipboardList } from 'lucide-react'
import { useMemo } from 'react'
import { branchesQuery, ordersQuery } from '../../data/transactions/transactions'
import { useRead } from '../../data/useRead'
import { useControlled } from '../../hooks/useControlled'
import { Link } from '../../parts/Link'
import { Segmented } from '../../parts/Segmented'
import { usePortal } from '../../portal/PortalContext'
import { TablePage } from '../../surfaces/TablePage/TablePage'
import type { TablePagePlace } from '../../surfaces/TablePage/TablePage'
import { asWidget } from '../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../surfaces/Widget/WidgetHead'
import { orderTable } from './orderTable'
import { isOfType, orderTypeOf } from './orderTypes'
import type { OrderType } from './orderTypes'

export interface OrdersListProps extends TablePagePlace {
  /** `Order` or `Quote`; any other text shows both. Left out, the widget keeps it itself. */
  type?: string
  /** Another type was chosen; empty is both. */
  onTypeChange?: (type: OrderType) => void
  /** The address of an order's or a quote's own page, where the host has one. Left out, rows lead nowhere. */
  hrefOfOrder?: (order: TransactionSummary) => string
}

/** What the account has ordered or had quoted: searched, sorted, and narrowed to either. Newest first. */
export const OrdersList = asWidget(
  function OrdersList({ type: hostType, onTypeChange, hrefOfOrder, ...place }: OrdersListProps) {
    const { client, formats, hrefFor, isTaxRegion, messages, settings } = usePortal()
    const words = messages.orders
    const orders = useRead(ordersQuery(client))
    const { data: branches } = useRead(branchesQuery(client))
    const [type, setType] = useControlled<OrderType>({
      value: hostType === undefined ? undefined : orderTypeOf(hostType),
      initial: '',
      onChange: onTypeChange,
    })
    const table = useMemo(
      () => orderTable({ formats, messages }, branches ?? []),
      [formats, messages, branches],
    )
    return (
      <>
        <WidgetHead title={words.title} />
        <TablePage
          {...place}
          label={words.title}
          of={orders}
          table={table}
          rowKey={keyOf}
          rowHref={hrefOfOrder}
          searchHint={words.searchHint}
          filter={
            <Segmented
              label={words.type}
              options={[
                { id: 'all', name: words.all },
                { id: 'Order', name: words.orders },
                { id: 'Quote', name: words.quotes },
              ]}
              value={type || 'all'}
              onChange={(id) => setType(orderTypeOf(id))}
            />
          }
          isShown={isOfType[type]}
          onShowAll={() => setType('')}
          note={isTaxRegion ? undefined : words.amountsIncludeTax}
          empty={{
            title: messages.table.empty,
            icon: <ClipboardList />,
            action: settings.hasProducts && (
              <Link href={hrefFor('/products')} tone="primaryButton">
                {words.viewProducts}
              </Link>
            ),
          }}
        />
      </>
    )
  },
  { prompt: 'account' },
)

function keyOf({ type, number, suffix }: TransactionSummary): string {
  return `${type}/${number}-${suffix}`
}
