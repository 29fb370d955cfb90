import { plainText } from '@trade-portal/fluid-sdk'
import {
  COUNTED_IN,
  EACH,
  INCHES,
  LENGTHS,
  ONE_PACK,
  ORDER,
  PACKS,
  PIECES,
  QUANTITY,
  SEVERAL,
} from './knownWords'
import { cellsOf, separatorOf } from './padCells'
import type { Separator } from './padCells'

/** The columns of a table, according to its header row. */
export interface PadHeads {
  separator: Separator
  heads: readonly string[]
  code: number
  /** `null` if no header, or more than one, means a quantity. */
  amount: number | null
  length: number | null
  /** Follows a header for lengths: `Length (mm)`. */
  lengthUnit: string
  /** The unit in a quantity's header: `Qty (lm)`. */
  amountUnit: string
  /** The column of units, or -1. */
  unit: number
  /** Columns that may be the quantity, if it is uncertain. */
  candidates: readonly number[]
}

type Role = 'code' | 'amount' | 'maybe' | 'length' | 'description' | 'never' | 'unknown'

const words = (text: string, ...lists: readonly (readonly string[])[]) =>
  new Set([...text.split(' '), ...lists.flat()])
const PRICE = words(
  'price prices cost costs rate value total subtotal rrp gst tax vat disc discount margin ext extended sell buy list net nett trade retail preis einzelpreis gesamtpreis betrag $ € £ % ex inc',
)
const STOCK = words(
  'stock soh hand onhand available avail availability bal balance bin location loc warehouse branch min max minimum moq reorder last usual previous prev supplied shipped delivered despatched invoiced picked backorder backordered bo lager bestand verfügbar per weight kg volume date by status type barcode ean',
)
const PACK = words(
  'inner outer case size moq multiple width height depth thickness dimension dimensions uom um einheit line row pos colour color grade finish treatment brand supplier note notes comment comments remark remarks job area room picture image',
  ONE_PACK,
  EACH,
)
const AMOUNT = words('tally', QUANTITY, PIECES)
/** Words that do not change the meaning of a quantity's header: `No. of pieces`, `Qty to order`, `Req’d`. */
const FILLER = words('no nr num number of to the d', SEVERAL)
const WANTED = new Set(ORDER)
const NUMBER = words('no num number # nr id ref reference code name customer po')
const CODE = words('sku code part item product article art artikel artikelnummer artikelnr material plu')
const LENGTH = words('length lengths len lgth länge')
const DESCRIPTION = words('description desc name details detail beschreibung bezeichnung')
/** On their own, these may name a column of order numbers such as 45001. */
const NAMES_OF_ORDERS = ['order', 'request']
/** Headers for a quantity in some lists, and for money or line numbers in others. */
const MAYBE = [
  'amount',
  'units',
  'no',
  'nr',
  'num',
  'number',
  '#',
  'total qty',
  'total quantity',
  'qty total',
  ...NAMES_OF_ORDERS,
]
const SURELY = new Set(QUANTITY.filter((word) => !WANTED.has(word)))
const NETT = words('net nett')
/** Words that turn a quantity's header into something other than the wanted quantity. */
const PASSED = words(
  'amount amt break free allocated alloc sold remaining returned return cancelled canceled del dispatched committed reserved rejected damaged in on transit ytd avg average monthly month weekly stocktake shelf store lead time days day week seq sequence point suggested forecast budget max',
)
/** Words for a later figure next to the first one, without a word for a quantity. */
const LATER = words('revised rev final amended adjusted actual confirmed approved wanted new')
const UNIT_HEADS = [
  'unit',
  'uom',
  'um',
  'u m',
  'u o m',
  'unit of measure',
  'unit of sale',
  'unit of issue',
  'measure',
  'unit type',
  'einheit',
]
/** Units that may follow a quantity's header in brackets. */
const UNIT = new Set([...COUNTED_IN, ...LENGTHS])

/** Returns the columns of a header row, or `null` if a row is not one. */
export function readHeads(text: string): PadHeads | null {
  const separator = separatorOf(text) ?? ' '
  const heads = cellsOf(text, separator)
  const alone = heads.map(roleOf)
  const code = codeOf(heads, alone)
  const roles = alone.map((role, index) => (isToFillIn(heads, alone, code, index) ? 'amount' : role))
  const known = roles.filter((role) => role !== 'unknown')
  const amounts = indexesOf(roles, 'amount')
  const isOfGoods = (role: Role) => role === 'code' || role === 'description'
  // Words with single spaces between them are headers if every one of them is known.
  const isRow =
    separator === ' '
      ? known.length === roles.length && !known.every(isOfGoods)
      : known.length * 2 >= filled(heads)
  // A code contains digits, its header does not; another header may name a year.
  if (/\d{3}/.test(heads[code] ?? '')) return null
  if (!isRow || known.length < 2 || code < 0 || heads.some((head) => /^[\d.,$]*\d[\d.,$]*$/.test(head)))
    return null
  const [length = null] = indexesOf(roles, 'length')
  const rivals = heads.flatMap((head, index) => (roles[index] !== 'amount' && isRival(head) ? [index] : []))
  const [only] = amounts
  const amount = amounts.length === 1 && rivals.length === 0 && only !== undefined ? only : null
  const possible = [...indexesOf(roles, 'maybe'), ...indexesOf(roles, 'unknown')]
  return {
    separator,
    heads,
    code,
    amount,
    length,
    lengthUnit: unitOf(length === null ? '' : (heads[length] ?? '')),
    amountUnit: amount === null ? '' : countedIn(heads[amount]),
    unit: heads.findIndex((head) => UNIT_HEADS.includes(wordsIn(head).join(' '))),
    candidates: amounts.length > 0 ? [...amounts, ...rivals] : possible,
  }
}

function roleOf(head: string): Role {
  const folded = plainText(head).toLowerCase()
  if (folded === '' || folded === '-') return 'unknown'
  const [, outside = '', , inside = ''] = /^([^([]*)([([]([^)\]]*)[)\]])?/.exec(folded) ?? []
  const own = wordsOf(outside)
  const all = [...own, ...wordsOf(inside)]
  const has = (set: Set<string>, of = own) => of.some((word) => set.has(word))
  const isCode = has(CODE)
  if (UNIT_HEADS.includes(all.join(' '))) return 'never'
  if (MAYBE.includes(all.join(' ')) || PACKS.includes(all.join(' '))) return 'maybe'
  // `Nett Qty` is not money.
  if (has(SURELY) && has(NETT) && all.every((word) => NETT.has(word) || AMOUNT.has(word))) return 'maybe'
  if (has(PRICE, all) || /[$€£%]/.test(folded)) return 'never'
  if (/^stock (?:code|no|number|item)\b/.test(own.join(' '))) return 'code'
  if (has(STOCK, all)) return 'never'
  if (has(DESCRIPTION)) return 'description'
  const isNumberOfOrder =
    has(WANTED) && has(NUMBER) && !own.some((word) => AMOUNT.has(word) && !WANTED.has(word))
  if (has(AMOUNT) && !isNumberOfOrder)
    return has(PACK) ? 'never' : isQuantity(own, wordsOf(inside)) ? 'amount' : 'maybe'
  if (isCode) return 'code'
  if (has(LENGTH)) return 'length'
  if (has(PACK, all) || has(NUMBER) || has(AMOUNT)) return 'never'
  return 'unknown'
}

/** Returns true for an `Order` to the right of known columns, as on a sheet to be filled in. */
function isToFillIn(heads: readonly string[], roles: readonly Role[], code: number, index: number): boolean {
  const isOrder = NAMES_OF_ORDERS.includes(wordsIn(heads[index]).join(' '))
  const isKnown = (role: Role, at: number) =>
    role === 'never' || wordsIn(heads[at]).some((word) => PASSED.has(word))
  return isOrder && code >= 0 && roles.some((role, at) => at > code && at < index && isKnown(role, at))
}

/** Returns true for a header that could mean the quantity as well as the known one does: `Revised Qty`, `Call off`. */
function isRival(head: string): boolean {
  const own = wordsIn(head)
  const isOfQuantity = own.some((word) => AMOUNT.has(word)) || own.every((word) => LATER.has(word))
  return own.length > 0 && isOfQuantity && roleOf(head) !== 'never' && !own.some((word) => PASSED.has(word))
}

/** An unknown word changes the meaning of a quantity's header: `Qty sold`, `Order week`. */
const isQuantity = (own: readonly string[], inside: readonly string[]) =>
  own.every((word) => AMOUNT.has(word) || FILLER.has(word)) && inside.every((word) => UNIT.has(word))

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}#%$€£]+/u).filter((word) => word !== '')
const wordsIn = (head = '') => wordsOf(plainText(head).toLowerCase())
/** Returns the unit in a header: any unit in brackets, otherwise a pack or a length. */
const countedIn = (head = '') => {
  const [, inside = ''] = /[([]([^)\]]*)/.exec(head) ?? []
  const isIn = (words: string[], units: readonly string[]) => words.find((word) => units.includes(word))
  return isIn(wordsIn(inside), [...UNIT]) ?? isIn(wordsIn(head), SEVERAL) ?? ''
}
const filled = (cells: readonly string[]) => cells.filter((cell) => cell !== '' && cell !== '-').length
const indexesOf = (roles: readonly Role[], role: Role) =>
  roles.flatMap((each, index) => (each === role ? [index] : []))

/** Returns the most reliable header for a code; with only descriptions, the first. */
function codeOf(heads: readonly string[], roles: readonly Role[]): number {
  const codes = indexesOf(roles, 'code')
  const ranked = [/\bsku\b/i, /\b(?:code|no|nr|number|id)\b|artikelnummer|#/i, /./]
  for (const rank of ranked) {
    const found = codes.find((index) => rank.test(heads[index] ?? ''))
    if (found !== undefined) return found
  }
  return roles.indexOf('description')
}

const LENGTH_UNIT = new RegExp(
  String.raw`\b(?:${LENGTHS.join('|')})\b|\b(?:${INCHES.join('|')})\b(?=\W*$)`,
  'i',
)

/** Returns the unit after a header's first word, in the spelling of a tally: `Length (mm)`, `Length in lm`. */
function unitOf(head: string): string {
  const unit = LENGTH_UNIT.exec(head.replace(/^\S+/, ''))?.[0].toLowerCase() ?? ''
  return unit === 'lm' ? 'm' : unit
}
