import { isKnown } from '@trade-portal/fluid-sdk'
import type { Money, Settings } from '@trade-portal/fluid-sdk'
import type { Wording } from './MessagesOf'
import { productsMessages } from './catalogue'
import { commonMessages } from './common'

/** Returns a unit price as text. A missing price reads 'Price on request', never $0.00. */
export function priceText(price: Money | null, wording: Wording) {
  return price === null
    ? wording.messagesOf(commonMessages).priceOnRequest
    : figureText(price, wording.formats.price, wording)
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
