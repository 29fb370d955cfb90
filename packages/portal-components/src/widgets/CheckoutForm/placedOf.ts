import type { ConfirmedOutcome, Settings } from '@trade-portal/fluid-sdk'
import type { PlacedOrder } from './CheckoutForm'

/** Gives what may be told of a confirmed order. */
export function placedOf(
  { kind, number, total }: Pick<ConfirmedOutcome, 'kind' | 'number' | 'total'>,
  { hidesFinalPrices }: Pick<Settings, 'hidesFinalPrices'>,
): PlacedOrder {
  return { kind, number, total: hidesFinalPrices ? null : total }
}
