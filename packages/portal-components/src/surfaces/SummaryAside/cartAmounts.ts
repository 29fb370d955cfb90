import { orderTotals } from '@trade-portal/fluid-sdk'
import type { Cart, DeliveryCost, Money } from '@trade-portal/fluid-sdk'
import type { SummaryRow } from '../../parts/Summary'
import type { Portal } from '../../context/PortalContext'
import { figureText } from '../../messages/prices'
import { isUnderway } from '../../data/cart/outbox/shownCart'
import { cartMessages } from '../../messages/cart'
import { checkoutMessages } from '../../messages/checkout'

/** The figures below a cart, as its review and the checkout's summary show them. */
export interface CartAmounts {
  rows: SummaryRow[]
  /** The main figure: the total, or the subtotal where tax is calculated later. */
  total: SummaryRow & { value: string }
  /** Rows on top of a subtotal that replaces the total. */
  onTop: SummaryRow[]
  /** A note on missing figures, or `null`. */
  omission: string | null
}

export interface ShownDelivery {
  /** `null` if unknown or free. */
  cost: DeliveryCost | null
  /** Shown in place of a figure. */
  words: string
}

/**
 * Returns a cart's figures as text, with its delivery. In the tax region there is no total yet, because tax comes with
 * the order.
 */
export function cartAmounts(
  cart: Pick<Cart, 'lines'>,
  portal: Portal,
  delivery: ShownDelivery | null = null,
): CartAmounts {
  const { messagesOf, formats, settings, isTaxRegion } = portal
  const money = (amount: Money) => figureText(amount, formats.money, portal)
  const words = messagesOf(cartMessages)
  const totals = orderTotals(cart.lines, delivery?.cost ?? null, settings)
  const items = { label: words.items, value: formats.quantity(cart.lines.length) }
  const subtotalRow = { label: words.subtotal, value: money(totals.subtotal) }
  const deliveryRows: SummaryRow[] = delivery
    ? [
        delivery.cost
          ? { label: messagesOf(checkoutMessages).deliveryCharge, value: money(totals.delivery) }
          : { label: messagesOf(checkoutMessages).deliveryCharge, value: delivery.words, tone: 'muted' },
      ]
    : []
  const isUnpriced = cart.lines.some((line) => line.unitPrice === null && !isUnderway(line))
  const omission = isUnpriced ? words.unpriced : null
  if (isTaxRegion) {
    return { rows: [items], total: { ...subtotalRow, tone: 'total' }, onTop: deliveryRows, omission }
  }
  return {
    rows: [items, subtotalRow, ...deliveryRows, { label: words.tax, value: money(totals.tax) }],
    total: {
      label: totals.isBeforeDeliveryTax ? messagesOf(checkoutMessages).totalBeforeDeliveryTax : words.total,
      value: money(totals.total),
      tone: 'total',
    },
    onTop: [],
    omission,
  }
}
