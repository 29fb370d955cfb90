import { isTold } from '@trade-portal/fluid-sdk'
import type { Money, Settings } from '@trade-portal/fluid-sdk'
import type { Wording } from './Say'
import { productsWords } from './catalogue'
import { commonWords } from './common'

/** A unit price in words: a missing one is asked for, never $0.00. */
export function priceText(price: Money | null, wording: Wording) {
  return price === null
    ? wording.say(commonWords).priceOnRequest
    : figureText(price, wording.formats.price, wording)
}

/** Returns the unit behind a price: as it is seen, '/ m', and as it is heard, 'per m' or 'each'. */
export function perUnit(unit: string, { say }: Pick<Wording, 'say'>) {
  return { seen: `/ ${unit}`, heard: say(productsWords).per(unit) }
}

/** A quantity or an amount, or that it cannot be shown: one that the merchant's back end makes absurd. */
export function figureText(
  figure: number,
  format: (figure: number) => string,
  { say }: Pick<Wording, 'say'>,
) {
  return isTold(figure) ? format(figure) : `- (${say(commonWords).cannotBeShown})`
}

/** Tells whether a price beside these words holds tax: 'ex GST'. */
export function taxText({ settings, say }: Pick<Wording, 'say'> & { settings: Settings }) {
  return settings.isTaxInclusive ? say(productsWords).includingTax : say(productsWords).excludingTax
}
