import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { ClipboardList } from 'lucide-react'
import { useMemo } from 'react'
import type { Prefetch } from '../../../data/prefetch'
import { branchesQuery, ordersQuery } from '../../../data/transactions/transactions'
import { useListRead } from '../../../data/useListRead'
import { useRead } from '../../../data/useRead'
import { useControlled } from '../../../hooks/useControlled'
import { useStableHandler } from '../../../hooks/useStableHandler'
import { Confirm } from '../../../parts/Confirm'
import { Segmented } from '../../../parts/Segmented'
import { kindOfType, useTransactionHref } from '../../../routes/transactionPaths'
import { useJobHref } from '../../../routes/useJobHref'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { useOrderAgain } from '../../../surfaces/OrderAgain/useOrderAgain'
import { RouteLink } from '../../../surfaces/RouteLink/RouteLink'
import { TablePage } from '../../../surfaces/TablePage/TablePage'
import type { TablePageParams } from '../../../surfaces/TablePage/TablePage'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import { orderTable, isOfType, orderTypeOf } from './orderTable'
import type { OrderType } from './orderTable'
import { ordersMessages } from '../../../messages/orders'
import { tableMessages } from '../../../messages/table'

export interface OrdersTableProps extends TablePageParams {
  /** `Order` or `Quote`; any other text shows both. The widget keeps it in its own state if omitted. */
  type?: string
  /** Called when the customer chooses another type; empty means both. */
  onTypeChange?: (type: OrderType) => void
  /** Returns the address of an order's or quote's page. Default: the provider's, where the host has such a page. */
  hrefOfOrder?: (order: TransactionSummary) => string
}

/** The account's orders and quotes, newest first, with search, sorting and a filter by type. */
export const OrdersTable = asWidget(
  function OrdersTable({ type: hostType, onTypeChange, hrefOfOrder, ...params }: OrdersTableProps) {
    const { client, formats, isTaxRegion, messagesOf, settings } = usePortal()
    const words = useMessages(ordersMessages)
    const tableText = useMessages(tableMessages)
    const orders = useListRead(ordersQuery(client))
    const { data: branches } = useRead(branchesQuery(client))
    const [type, setType] = useControlled<OrderType>({
      value: hostType === undefined ? undefined : orderTypeOf(hostType),
      initial: '',
      onChange: onTypeChange,
    })
    const hrefOfJob = useJobHref()
    const hrefOf = useTransactionHref('/orders')
    const chooseType = useStableHandler((id: string) => setType(orderTypeOf(id)))
    // A stable element, so that searching and sorting do not re-render the filter.
    const filter = useMemo(
      () => (
        <Segmented
          label={words.type}
          options={[
            { id: 'all', name: words.all },
            { id: 'Order', name: words.orders },
            { id: 'Quote', name: words.quotes },
          ]}
          value={type || 'all'}
          onChange={chooseType}
        />
      ),
      [words, type, chooseType],
    )
    const again = useOrderAgain()
    const { begin } = again
    const table = useMemo(
      () =>
        orderTable(
          { formats, messagesOf },
          { branches: branches ?? [], hrefOfJob, onAgain: settings.hasCart ? begin : undefined },
        ),
      [formats, messagesOf, branches, hrefOfJob, settings.hasCart, begin],
    )
    return (
      <>
        <WidgetHead title={words.title} />
        <TablePage
          {...params}
          label={words.title}
          of={orders}
          table={table}
          rowKey={keyOf}
          rowHref={
            hrefOfOrder ??
            (hrefOf && ((order: TransactionSummary) => hrefOf(kindOfType(order.type, 'order'), order)))
          }
          isRowBusy={again.isCopying}
          exportName={words.fileName}
          searchHint={words.searchHint}
          filter={filter}
          isShown={isOfType[type]}
          onShowAll={() => setType('')}
          note={isTaxRegion ? undefined : words.amountsIncludeTax}
          empty={{
            title: tableText.empty,
            icon: <ClipboardList />,
            action: (
              <RouteLink to="/products" tone="primaryButton">
                {words.viewProducts}
              </RouteLink>
            ),
          }}
        />
        <Confirm {...again.question} />
      </>
    )
  },
  { prompt: 'account' },
)

const keyOf = ({ type, number, suffix }: TransactionSummary) => `${type}/${number}-${suffix}`

/** Returns the first reads of the table. */
export const prefetch: Prefetch = ({ client }) => [ordersQuery(client), branchesQuery(client)]
