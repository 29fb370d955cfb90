import { cartTotals } from '@trade-portal/fluid-sdk'
import type { Cart } from '@trade-portal/fluid-sdk'
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

/** Adds up a cart in words and figures. In the tax region tax comes with the order, so there is no total yet. */
export function cartAmounts(cart: Cart, { messages, formats, settings, isTaxRegion }: Portal): CartAmounts {
  const words = messages.cart
  const { subtotal, tax, total } = cartTotals(cart.lines, settings)
  const items = { label: words.items, value: formats.quantity(cart.lines.length) }
  const subtotalRow = { label: words.subtotal, value: formats.money(subtotal) }
  const isUnpriced = cart.lines.some((line) => line.unitPrice === null && !isUnderway(line))
  const omission = isUnpriced ? words.unpriced : null
  if (isTaxRegion) return { rows: [items], total: { ...subtotalRow, tone: 'total' }, omission }
  return {
    rows: [items, subtotalRow, { label: words.tax, value: formats.money(tax) }],
    total: { label: words.total, value: formats.money(total), tone: 'total' },
    omission,
  }
}
