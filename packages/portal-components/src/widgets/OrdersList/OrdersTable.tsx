import type { Branch, TransactionSummary } from '@trade-portal/fluid-sdk'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'
import { usePortal } from '../../PortalContext'
import { orderColumns } from './orderColumns'
import { OrderRow } from './OrderRow'
import { useListPlace } from './useListPlace'
import * as S from './OrdersTable.styles'

export interface OrdersTableProps {
  orders: TransactionSummary[]
  branches: Branch[]
}

/** Orders and quotes in rows, of which only those near the screen are drawn; on narrow containers each is a card. */
export function OrdersTable({ orders, branches }: OrdersTableProps) {
  const words = usePortal().messages.orders
  const bodyRef = useRef<HTMLTableSectionElement>(null)
  const { top, width } = useListPlace(bodyRef)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())

  const size = rowSize(width)
  const rows = useWindowVirtualizer<HTMLTableRowElement>({
    count: orders.length,
    estimateSize: () => size.height,
    gap: size.gap,
    getItemKey: (index) => keyOf(orders[index]),
    scrollMargin: top,
    overscan: 8,
    // In a place that is not laid out, such as a hidden tab, every row would measure nothing and all would be drawn.
    measureElement: (row) => row.offsetHeight || size.height,
  })

  const drawn = rows.getVirtualItems()
  const before = (drawn[0]?.start ?? top) - top
  const after = rows.getTotalSize() - ((drawn.at(-1)?.end ?? top) - top)
  const branchNames = new Map(branches.map(({ id, name }) => [id, name]))

  const setIsOpen = (key: string, isOpen: boolean) => {
    const next = new Set(open)
    if (isOpen) next.add(key)
    else next.delete(key)
    setOpen(next)
  }
  return (
    // The roles stand in words: a table that is laid out as cards would lose its own.
    <S.Table
      role="table"
      aria-label={words.title}
      aria-rowcount={orders.length + 1}
      aria-colcount={orderColumns.length}
    >
      <S.Head role="rowgroup">
        <S.HeadRow role="row" aria-rowindex={1}>
          {orderColumns.map(({ id, name }, index) => (
            <S.HeadCell key={id} role="columnheader" scope="col" data-column={id} aria-colindex={index + 1}>
              {name(words)}
            </S.HeadCell>
          ))}
        </S.HeadRow>
      </S.Head>
      <S.Body
        ref={bodyRef}
        role="rowgroup"
        style={{ paddingBlockStart: before, paddingBlockEnd: Math.max(0, after) }}
      >
        {drawn.map(({ index }) => {
          const order = orders[index]
          if (!order) return null
          const key = keyOf(order)
          return (
            <OrderRow
              key={key}
              ref={rows.measureElement}
              index={index}
              order={order}
              branch={branchNames.get(order.branchId) ?? order.branchId}
              isOpen={open.has(key)}
              onOpenChange={(isOpen) => setIsOpen(key, isOpen)}
            />
          )
        })}
      </S.Body>
    </S.Table>
  )
}

function keyOf(order: TransactionSummary | undefined): string {
  return order ? `${order.type}/${order.number}-${order.suffix}` : ''
}

/** How high a row is likely to be, until it has been measured: a card, two lines or one. */
function rowSize(width: number): { height: number; gap: number } {
  if (width < 640) return { height: 80, gap: 12 }
  return { height: width < 960 ? 72 : 48, gap: 0 }
}
