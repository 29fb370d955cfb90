import type { OrderKind } from '@trade-portal/fluid-sdk'
import { useReceipts } from '../../../data/orders/receipts'
import { EmptyState } from '../../../parts/EmptyState'
import { Link } from '../../../parts/Link'
import { useIsSwitchedOff } from '../../../places/useIsSwitchedOff'
import { usePortal } from '../../../context/PortalContext'
import { PlaceLink } from '../../../surfaces/PlaceLink/PlaceLink'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { PlacedReceipt } from './PlacedReceipt'
import { cartWords } from '../../../messages/cart'
import { checkoutWords } from '../../../messages/checkout'
import { openOrdersWords } from '../../../messages/openOrders'
import { shellWords } from '../../../messages/shell'
import { useHeadTitle } from '../../../surfaces/Widget/HeadContext'

export interface OrderCompleteProps {
  kind: OrderKind
  /** Its number. Default: that of the latest of its kind. */
  number?: string | undefined
  /** Total of the order, for a device that keeps no receipt; `null`: no longer known, and not shown. */
  total?: number | null
}

/** Confirms an order or a quote by its receipt; where this device has none, in a sentence. Leads on either way. */
export const OrderComplete = asWidget(
  function OrderComplete({ kind, number, total = null }: OrderCompleteProps) {
    const receipt = useReceipts().read(kind, number)
    return receipt ? <PlacedReceipt receipt={receipt} /> : <InShort kind={kind} total={total} />
  },
  { prompt: 'account' },
)

function InShort({ kind, total }: { kind: OrderKind; total: number | null }) {
  const { formats, hrefFor, say } = usePortal()
  const hasProducts = !useIsSwitchedOff('/products')
  const words = say(checkoutWords)
  const title = kind === 'Quote' ? words.quoteCreated : words.complete
  useHeadTitle(title)
  return (
    <EmptyState
      isPage
      title={title}
      action={
        <>
          <Link href={hrefFor(hasProducts ? '/products' : '/')} tone="primaryButton">
            {hasProducts ? say(cartWords).viewProducts : say(shellWords).goHome}
          </Link>
          <PlaceLink to="/orders">{say(openOrdersWords).seeOrders}</PlaceLink>
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
