import type { Branch, TransactionSummary } from '@trade-portal/fluid-sdk'
import { DataTable } from '../../parts/table/DataTable'
import { usePortal } from '../../portal/PortalContext'
import { orderColumns, orderLayout } from './orderColumns'

export interface OrdersTableProps {
  orders: TransactionSummary[]
  branches: Branch[]
}

/** Orders and quotes in rows; on narrow containers each is a card. */
export function OrdersTable({ orders, branches }: OrdersTableProps) {
  const portal = usePortal()
  const words = portal.messages.orders
  const names = new Map(branches.map(({ id, name }) => [id, name]))
  return (
    <DataTable
      label={words.title}
      columns={orderColumns(portal, ({ branchId }) => names.get(branchId) ?? branchId)}
      rows={orders}
      rowKey={keyOf}
      layout={orderLayout}
      details={{ name: words.more, label: ({ number }) => words.details(number) }}
      lines="baseline"
    />
  )
}

function keyOf({ type, number, suffix }: TransactionSummary): string {
  return `${type}/${number}-${suffix}`
}
