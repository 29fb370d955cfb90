import { orderTotals } from '@trade-portal/fluid-sdk'
import type { Cart, DeliveryCost } from '@trade-portal/fluid-sdk'
import type { SummaryRow } from './parts/Summary'
import type { Portal } from './PortalContext'
import { isUnderway } from './state/cartOutbox/shownCart'

/** The figures under a cart, as its review and the checkout's summary show them. */
export interface CartAmounts {
  rows: SummaryRow[]
  /** What the customer looks for first: the total, or the subtotal where tax is calculated later. */
  total: SummaryRow
  /** What the figures leave out; `null` when they tell all. */
  omission: string | null
}

/** A delivery, where there is one. */
export interface ShownDelivery {
  /** `null`: not known, or nothing. */
  cost: DeliveryCost | null
  /** Said in place of a figure. */
  words: string
}

/**
 * Adds up a cart, and its delivery, in words and figures. In the tax region tax comes with the order, so there is no
 * total yet.
 */
export function cartAmounts(
  cart: Cart,
  { messages, formats, settings, isTaxRegion }: Portal,
  delivery: ShownDelivery | null = null,
): CartAmounts {
  const words = messages.cart
  const totals = orderTotals(cart.lines, delivery?.cost ?? null, settings)
  const items = { label: words.items, value: formats.quantity(cart.lines.length) }
  const subtotalRow = { label: words.subtotal, value: formats.money(totals.subtotal) }
  const deliveryRows: SummaryRow[] = delivery
    ? [
        delivery.cost
          ? { label: messages.checkout.deliveryCharge, value: formats.money(totals.delivery) }
          : { label: messages.checkout.deliveryCharge, value: delivery.words, tone: 'muted' },
      ]
    : []
  const isUnpriced = cart.lines.some((line) => line.unitPrice === null && !isUnderway(line))
  const omission = isUnpriced ? words.unpriced : null
  if (isTaxRegion) {
    return { rows: [items, ...deliveryRows], total: { ...subtotalRow, tone: 'total' }, omission }
  }
  return {
    rows: [items, subtotalRow, ...deliveryRows, { label: words.tax, value: formats.money(totals.tax) }],
    total: {
      label: totals.isBeforeDeliveryTax ? messages.checkout.totalBeforeDeliveryTax : words.total,
      value: formats.money(totals.total),
      tone: 'total',
    },
    omission,
  }
}
