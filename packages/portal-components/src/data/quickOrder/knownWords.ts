/*
 * Words that the pad knows in lines and in heads alike, in small letters: those that stand before a quantity, and the units
 * behind it.
 */

const list = (text: string) => text.split(' ')

/** Words for what is wanted, which stand before a number of an order as well. */
export const ORDER = list('order ordered req reqd required request requested need needed')
/** Words that stand before a quantity, or over it. */
export const QUANTITY = [
  ...ORDER,
  ...list('qty qnty quantity quantities count menge bestellmenge anzahl anz stückzahl'),
]
/** Pieces of whatever the goods are. */
export const PIECES = list('pc pcs pce pces piece pieces off stk stück')
/** Units that say no more than that goods are counted. */
export const EACH = list('ea each unit units')
const NUMBER = list('no nr')
/** Packs, one of them: in a head it tells how many one holds. */
export const ONE_PACK = list(
  'bag box bx pk pkt pack packet roll tube tin can tub bucket drum carton ctn bundle pallet plt pal stillage bottle case crate pail coil doz dozen gross hundred',
)
/** Packs, several of them: behind a quantity's head they are its unit, and alone they may be one. */
export const PACKS = list(
  'bags boxes pks pkts packs packets rolls tubes tins cans tubs buckets drums cartons ctns bundles pallets plts pals stillages bottles cases crates pails coils',
)
const ONE_OF_GOODS = list('length sheet sht set pair pr kit')
const SEVERAL_OF_GOODS = list('lengths sheets shts sets pairs prs kits')
/** Units of lengths. An inch is none of them, as its word is one of many uses. */
export const LENGTHS = list('mm cm m lm ft feet')
export const INCHES = list('in inch inches')

/** Units of areas, masses and the like, which are known where they stand alone in a cell. */
export const MEASURES = [
  'bulk bag',
  'bulk bags',
  ...list('m2 m3 m² m³ sqm kg t ton tons tonne tonnes litre litres ltr skid skids'),
]

/** Units that goods are counted in, several of them or in no number. */
export const COUNTED_IN = [...PIECES, ...EACH, ...NUMBER, ...PACKS, ...SEVERAL_OF_GOODS]
/** Units that change nothing of a quantity's head. */
export const SEVERAL = [...PACKS, ...SEVERAL_OF_GOODS, ...LENGTHS]

/** An expression of all units behind a quantity. */
export const UNITS = String.raw`(?:${[...COUNTED_IN, ...ONE_PACK, ...ONE_OF_GOODS].join('|')})\b\.?`
/** An expression of a word before a quantity, which may be missing: `qty: `. */
export const LEAD = String.raw`(?:(?:${QUANTITY.join('|')}|pcs)\b\s*[:.=]?\s*)?`
