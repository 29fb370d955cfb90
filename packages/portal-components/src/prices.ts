import type { Money } from '@trade-portal/fluid-sdk'
import type { Portal } from './PortalContext'

/** A unit price in words: a missing one is asked for, never $0.00. */
export function priceText(price: Money | null, { formats, messages }: Pick<Portal, 'formats' | 'messages'>) {
  return price === null ? messages.common.priceOnRequest : formats.price(price)
}

/** Whether a price beside these words holds tax: 'ex GST'. */
export function taxText({ settings, messages }: Pick<Portal, 'settings' | 'messages'>) {
  return settings.isTaxInclusive ? messages.products.includingTax : messages.products.excludingTax
}
