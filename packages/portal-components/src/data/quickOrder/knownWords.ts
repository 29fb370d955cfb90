/* Lower-case words of both lines and headers: words before a quantity, and units behind it. */

export const list = (text: string) => text.split(' ')

/** Words for wanted goods. They also appear before an order number. */
export const ORDER = list('order ordered req reqd required request requested need needed')
/** Words before a quantity, or in its header. */
export const QUANTITY = [
  ...ORDER,
  ...list('qty qnty quantity quantities count menge bestellmenge anzahl anz stückzahl'),
]
/** Pieces of any product. */
export const PIECES = list('pc pcs pce pces piece pieces off stk stück')
/** Units that only mean that goods are counted. */
export const EACH = list('ea each unit units')
export const NUMBER = list('no nr')
/** Packs in the singular. In a header they mean the contents of a pack. */
export const ONE_PACK = list(
  'bag box bx pk pkt pack packet roll tube tin can tub bucket drum carton ctn bundle pallet plt pal stillage bottle case crate pail coil doz dozen gross hundred',
)
/** Packs in the plural. In a quantity's header they are its unit; on their own they may be the quantity. */
export const PACKS = list(
  'bags boxes pks pkts packs packets rolls tubes tins cans tubs buckets drums cartons ctns bundles pallets plts pals stillages bottles cases crates pails coils',
)
const ONE_OF_GOODS = list('length sheet sht set pair pr kit')
const SEVERAL_OF_GOODS = list('lengths sheets shts sets pairs prs kits')
/** Units of length. Inches are not included, since `in` is also a common word. */
export const LENGTHS = list('mm cm m lm ft feet')
export const INCHES = list('in inch inches')

/** Units of area, mass and so on, recognized only alone in a cell. */
export const MEASURES = [
  'bulk bag',
  'bulk bags',
  ...list('m2 m3 m² m³ sqm kg t ton tons tonne tonnes litre litres ltr skid skids'),
]

/** Units for counted goods, in the plural or without a number. */
export const COUNTED_IN = [...PIECES, ...EACH, ...NUMBER, ...PACKS, ...SEVERAL_OF_GOODS]
/** Units that do not change the meaning of a quantity's header. */
export const SEVERAL = [...PACKS, ...SEVERAL_OF_GOODS, ...LENGTHS]

/** Matches any unit behind a quantity. */
export const UNITS = String.raw`(?:${[...COUNTED_IN, ...ONE_PACK, ...ONE_OF_GOODS].join('|')})\b\.?`
/** Matches an optional word before a quantity: `qty: `. */
export const LEAD = String.raw`(?:(?:${QUANTITY.join('|')}|pcs)\b\s*[:.=]?\s*)?`
