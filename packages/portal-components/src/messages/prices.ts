import { isTold } from '@trade-portal/fluid-sdk'
import type { Money, Settings } from '@trade-portal/fluid-sdk'
import type { Wording } from './Say'
import { productsWords } from './catalogue'
import { commonWords } from './common'

/** Returns a unit price as text. A missing price reads 'Price on request', never $0.00. */
export function priceText(price: Money | null, wording: Wording) {
  return price === null
    ? wording.say(commonWords).priceOnRequest
    : figureText(price, wording.formats.price, wording)
}

/** Returns the unit after a price: '/ m' on screen, and 'per m' or 'each' for screen readers. */
export function perUnit(unit: string, { say }: Pick<Wording, 'say'>) {
  return { seen: `/ ${unit}`, heard: say(productsWords).per(unit) }
}

/** Returns a formatted figure, or that it cannot be shown if the back end's figure is out of range. */
export function figureText(
  figure: number,
  format: (figure: number) => string,
  { say }: Pick<Wording, 'say'>,
) {
  return isTold(figure) ? format(figure) : `- (${say(commonWords).cannotBeShown})`
}

/** Returns the tax note beside a price: 'ex GST' or 'inc GST'. */
export function taxText({ settings, say }: Pick<Wording, 'say'> & { settings: Settings }) {
  return settings.isTaxInclusive ? say(productsWords).includingTax : say(productsWords).excludingTax
}
