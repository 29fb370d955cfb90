import type { OrderKind } from '@trade-portal/fluid-sdk'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { useReceipts } from '../../../data/orders/receipts'
import { checkoutMessages } from '../../../messages/checkout'
import { openOrdersMessages } from '../../../messages/openOrders'
import { EmptyState } from '../../../parts/EmptyState'
import { Link } from '../../../parts/Link'
import { RouteLink } from '../../../surfaces/RouteLink/RouteLink'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { PlacedReceipt } from './PlacedReceipt'
import { useProductsRoute, useReceiptTitle } from './useReceiptTitle'

export interface OrderCompleteProps {
  kind: OrderKind
  /** Its number. Default: the latest of its kind. */
  number?: string | undefined
  /** Total of the order, for a device without its receipt; `null` when unknown, and not shown. */
  total?: number | null
}

/** Confirms an order or a quote with its receipt, or with a sentence if this device has none. */
export const OrderComplete = asWidget(
  function OrderComplete({ kind, number, total = null }: OrderCompleteProps) {
    const receipt = useReceipts().read(kind, number)
    return receipt ? <PlacedReceipt receipt={receipt} /> : <InShort kind={kind} total={total} />
  },
  { prompt: 'account' },
)

function InShort({ kind, total }: { kind: OrderKind; total: number | null }) {
  const { formats, hrefFor } = usePortal()
  const words = useMessages(checkoutMessages)
  const products = useProductsRoute()
  const openOrders = useMessages(openOrdersMessages)
  const title = useReceiptTitle(kind)
  return (
    <EmptyState
      isPage
      title={title}
      action={
        <>
          <Link href={hrefFor(products.path)} tone="primaryButton">
            {products.label}
          </Link>
          <RouteLink to="/orders">{openOrders.seeOrders}</RouteLink>
        </>
      }
    >
      {total !== null && (
        <div>
          {words.total} <strong>{formats.money(total)}</strong>
        </div>
      )}
      <div>{words.completeHint}</div>
    </EmptyState>
  )
}
