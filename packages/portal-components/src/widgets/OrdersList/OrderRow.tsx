import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { ChevronDown, Truck } from 'lucide-react'
import type { Ref } from 'react'
import { Badge } from '../../parts/Badge'
import { usePortal } from '../../PortalContext'
import { orderTypeOf } from './orderTypes'
import { OrderCell } from './OrderCell'
import * as S from './OrderRow.styles'

export interface OrderRowProps {
  order: TransactionSummary
  /** The branch's name, or its id where it has none. */
  branch: string
  /** Among all rows, drawn or not, from 0. */
  index: number
  /** Of a card: what it leaves out is shown. */
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  ref: Ref<HTMLTableRowElement>
}

/** An order or a quote: a row, or a card that shows the rest on request. */
export function OrderRow({ order, branch, index, isOpen, onOpenChange, ref }: OrderRowProps) {
  const { formats, messages } = usePortal()
  const words = messages.orders
  return (
    <S.Row
      ref={ref}
      role="row"
      data-index={index}
      // The head is the first row.
      aria-rowindex={index + 2}
      data-open={isOpen || undefined}
    >
      <OrderCell column="number">{order.number}</OrderCell>
      <OrderCell column="type">
        <TypeBadge type={order.type} />
      </OrderCell>
      <OrderCell column="date">
        <Truck aria-hidden />
        {formats.date(order.deliveryDate)}
      </OrderCell>
      <OrderCell column="branch" label={words.branch}>
        {branch || '-'}
      </OrderCell>
      <OrderCell column="reference" label={words.reference}>
        {order.orderReference || '-'}
      </OrderCell>
      <OrderCell column="address" label={words.address}>
        {order.address || '-'}
      </OrderCell>
      <OrderCell column="job">{order.jobName || '-'}</OrderCell>
      <OrderCell column="amount">{order.amount === null ? '-' : formats.money(order.amount)}</OrderCell>
      <OrderCell column="details">
        <S.Details
          type="button"
          aria-expanded={isOpen}
          aria-label={words.details(order.number)}
          onClick={() => onOpenChange(!isOpen)}
        >
          <ChevronDown size={20} aria-hidden />
        </S.Details>
      </OrderCell>
    </S.Row>
  )
}

/** Order or quote in our words; anything else as the merchant says it. */
function TypeBadge({ type }: { type: string }) {
  const { orders: words } = usePortal().messages
  const known = orderTypeOf(type)
  if (known === 'Quote') return <Badge tone="info">{words.quote}</Badge>
  return <Badge>{known === 'Order' ? words.order : type || '-'}</Badge>
}
