import { cartTotals } from '@trade-portal/fluid-sdk'
import type { Cart } from '@trade-portal/fluid-sdk'
import type { SummaryRow } from './parts/Summary'
import type { Portal } from './PortalContext'

/** The figures under a cart, as its review and the checkout's summary show them. */
export interface CartAmounts {
  rows: SummaryRow[]
  /** What the customer looks for first: the total, or the subtotal where tax is calculated later. */
  total: SummaryRow
}

/** Adds up a cart in words and figures. In the tax region tax comes with the order, so there is no total yet. */
export function cartAmounts(cart: Cart, { messages, formats, settings, isTaxRegion }: Portal): CartAmounts {
  const words = messages.cart
  const { subtotal, tax, total } = cartTotals(cart.lines, settings)
  const items = { label: words.items, value: formats.quantity(cart.lines.length) }
  const subtotalRow = { label: words.subtotal, value: formats.money(subtotal) }
  if (isTaxRegion) return { rows: [items], total: { ...subtotalRow, tone: 'total' } }
  return {
    rows: [items, subtotalRow, { label: words.tax, value: formats.money(tax) }],
    total: { label: words.total, value: formats.money(total), tone: 'total' },
  }
}
