import type { ConfirmedOutcome, Money, OrderKind, Settings } from '@trade-portal/fluid-sdk'

/** An order or a quote, as its host is told of it. */
export interface PlacedOrder {
  kind: OrderKind
  number: string
  /** With tax and delivery; `null` where tax comes later, a price is on request, or the merchant shows no amounts. */
  total: Money | null
}

/** Gives what may be told of a confirmed order. */
export function placedOf(
  { kind, number, total }: Pick<ConfirmedOutcome, 'kind' | 'number' | 'total'>,
  { hidesFinalPrices }: Pick<Settings, 'hidesFinalPrices'>,
): PlacedOrder {
  return { kind, number, total: hidesFinalPrices ? null : total }
}
