import { isKnown } from '@trade-portal/fluid-sdk'
import type { Money, Settings } from '@trade-portal/fluid-sdk'
import type { Wording } from './MessagesOf'
import { productsMessages } from './catalogue'
import { commonMessages } from './common'

/**
 * Returns a unit price as text, with at least that many decimals. A missing price reads 'Price on request', never
 * $0.00.
 */
export function priceText(price: Money | null, wording: Wording, decimals = 2) {
  return price === null
    ? wording.messagesOf(commonMessages).priceOnRequest
    : figureText(price, (amount) => withDecimals(wording.formats.price(amount), decimals), wording)
}

/** Appends zeros to a price of fewer decimals; both locales write a point before them. */
function withDecimals(price: string, decimals: number) {
  const missing = decimals - (price.split('.')[1]?.length ?? decimals)
  return price + '0'.repeat(Math.max(0, missing))
}

/** Returns the unit after a price: '/ m' on screen, and 'per m' or 'each' for screen readers. */
export function perUnit(unit: string, { messagesOf }: Pick<Wording, 'messagesOf'>) {
  return { seen: `/ ${unit}`, heard: messagesOf(productsMessages).per(unit) }
}

/** Returns a formatted figure, or that it cannot be shown if the back end's figure is out of range. */
export function figureText(
  figure: number,
  format: (figure: number) => string,
  { messagesOf }: Pick<Wording, 'messagesOf'>,
) {
  return isKnown(figure) ? format(figure) : `- (${messagesOf(commonMessages).cannotBeShown})`
}

/** Returns the tax note beside a price: 'ex GST' or 'inc GST'. */
export function taxText({ settings, messagesOf }: Pick<Wording, 'messagesOf'> & { settings: Settings }) {
  return settings.isTaxInclusive
    ? messagesOf(productsMessages).includingTax
    : messagesOf(productsMessages).excludingTax
}
