import { isTold } from '@trade-portal/fluid-sdk'
import type { Money } from '@trade-portal/fluid-sdk'
import type { Portal } from '../portal/PortalContext'

/** A unit price in words: a missing one is asked for, never $0.00. */
export function priceText(price: Money | null, portal: Pick<Portal, 'formats' | 'messages'>) {
  return price === null
    ? portal.messages.common.priceOnRequest
    : figureText(price, portal.formats.price, portal)
}

/** A quantity or an amount, or that it cannot be shown: one that the merchant's back end makes absurd. */
export function figureText(
  figure: number,
  format: (figure: number) => string,
  { messages }: Pick<Portal, 'messages'>,
) {
  return isTold(figure) ? format(figure) : `- (${messages.common.cannotBeShown})`
}

/** Tells whether a price beside these words holds tax: 'ex GST'. */
export function taxText({ settings, messages }: Pick<Portal, 'settings' | 'messages'>) {
  return settings.isTaxInclusive ? messages.products.includingTax : messages.products.excludingTax
}
