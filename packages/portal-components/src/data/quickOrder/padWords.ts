import { LEAD, UNITS } from './knownWords'
import { figureOf, isPieces } from './padFigure'
import type { Doubt, PadMeaning } from './padLine'

export interface Reading extends PadMeaning {
  doubt: Doubt | null
  other?: PadMeaning
}

/** A dash in a separate cell is not a bullet: there it means an empty value. */
const BULLET =
  /^(?:(?:[*•▪◦‣·●○■□☐☑✓✔➢→>~+]|\[[ x✓✔]?\]|\( ?\))(?:\s+|(?=[^\s\d.,]))|[-–—](?: +|(?=[^\s\d.,])))/iu
const NUMBERING = /^(?:\(?\d{1,3}[.)]|#\d{1,3}[.):]?)\s+(?=\S)/
/** `[26/11/26, 7:14:03 am] Mick: `, as messengers write before a message. */
const SENDER =
  /^\[?\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?\]?(?: -)? [^:\d]{1,40}: /i
const POLITE = /[\s,]+(?:please|pls|plz|thanks|thank you|thx|bitte|danke)[\s.!]*$/i
const STRONG = /(?<=^|\s)([*_~])(?=\S)([^*_~]+)(?<=\S)\1(?=\s|$|[:,;])/g

const FIGURE = String.raw`\d{1,3}(?:,\d{3})+|\d[\d.,]*`
/** `24 x FN-5028B`, `4 ea of SP-1712` */
const TIMES_FIRST = new RegExp(String.raw`^(${FIGURE})\s*(?:${UNITS})?\s*(?:[x×*]|\bof\b)\s+(\S.*)$`, 'i')
/** `FN-5028B x 24`, `FN-5028B - 24 bags`, `FN-5028B (24)`, `FN-5028B qty: 24` */
const AMOUNT_LAST = new RegExp(
  String.raw`^(\S.*?)(?:\s+-\s+|\s*[:=|]\s*|\s+|(?=\())(${LEAD}(?:[x×*@]\s*)?\(?[-+]?[$€£]?\d\S*(?:\s+\D\S*)?)$`,
  'i',
)
/** `24 FN-5028B`, `24ea FN-5028B` */
const AMOUNT_FIRST = new RegExp(String.raw`^(${FIGURE})\s*(?:${UNITS})?\s+(\S.*)$`, 'i')
const PIECES_LAST = /^([^\s,;:|"]+)[\s,;:|]+"?(\d.*?)"?$/
const PIECES_FIRST = /^(\d[^/@\n]*[/@].*?)[\s,;:]+([^\s,;|]*[a-z][^\s,;|]*)$/i

/** Removes everything before a line's own text: bullets, boxes, list numbers, senders. */
export function withoutMarks(text: string): { text: string; isNumbered: boolean } {
  const sent = text.replace(SENDER, '').replaceAll(STRONG, '$2')
  const bare = sent.replace(BULLET, '').replace(BULLET, '')
  const unnumbered = bare.replace(NUMBERING, '')
  const said = unnumbered.replace(BULLET, '').replace(POLITE, '')
  // A tab marks an empty cell.
  return { text: said.replaceAll(/^[^\S\t]+|[^\S\t]+$/g, ''), isNumbered: unnumbered !== bare }
}

/** Reads a product and its lengths, such as `PINE9045 10/2.4, 12@3.6`; `null` for any other line. */
export function readPieces(text: string): Reading | null {
  const [, code, after] = PIECES_LAST.exec(text) ?? []
  if (code && after && isPieces(after) && !/^\d+$/.test(code)) return { code, amount: after, doubt: null }
  const [, before, last] = PIECES_FIRST.exec(text) ?? []
  return before && last && isPieces(before) && !isPieces(last)
    ? { code: last, amount: before, doubt: null }
    : null
}

/** The mark for an unknown quantity. */
export const UNKNOWN = '?'

/** Reads a line of words. Without a figure it is just a product. */
export function readWords(text: string, isNumbered = false): Reading {
  if (text.endsWith(` ${UNKNOWN}`)) return unknown(text.slice(0, -2).trim())
  const said = timesFirst(text) ?? amountLast(text)
  if (said) return said
  const [, amount, code] = AMOUNT_FIRST.exec(text) ?? []
  if (amount && code) return certain(code, amount)
  return { code: text, amount: '', doubt: isNumbered ? 'empty' : null }
}

/** Reads a product with an unknown quantity. A figure before or behind it may be one, a price, or the line number. */
function unknown(text: string): Reading {
  const [, after] = /^\d{1,4}\s+(?![\d×*]|x\s)(\S.*)$/i.exec(text) ?? []
  const [, before] = /^(\S+)\s+\$?\d[\d.,]*$/.exec(text) ?? []
  if (before !== undefined)
    return { code: text, amount: '', doubt: 'empty', other: { code: before, amount: '' } }
  if (after === undefined) return { code: text, amount: '', doubt: 'empty' }
  return { code: after, amount: '', doubt: 'empty', other: { code: text, amount: '' } }
}

function timesFirst(text: string): Reading | null {
  const [, amount, code] = TIMES_FIRST.exec(text) ?? []
  if (!amount || !code) return null
  // `90 x 45 hanger` is a size, and `2 x 24 FN-5028B` has two figures.
  if (/^\d[\d.,]*[a-z"']*\s/i.test(code)) return { code: text, amount: '', doubt: 'unsure' }
  return certain(code, amount)
}

function amountLast(text: string): Reading | null {
  const [, code, last] = AMOUNT_LAST.exec(text) ?? []
  if (!code || last === undefined) return null
  const figure = figureOf(last)
  // `12abc` is not a quantity, and its line will show that; `20 kg` belongs to the product's name.
  if (figure === null) return /^\S+$/.test(last) ? { code, amount: last, doubt: null } : null
  const [first = '', ...others] = code.split(' ')
  // In `SP-1712 6.00 24` either figure may be the quantity; `FN-5028B 1 200` may have one figure or two.
  if (others.length > 0 && others.every((word) => figureOf(word) !== null) && !/^\d+$/.test(first))
    return { code: first, amount: text.slice(first.length).trim(), doubt: 'unsure' }
  // `Cup head bolt M10 x 100` names a size.
  if (/\d/.test(others.at(-1) ?? '') && /^[x×*]/i.test(last))
    return { code, amount: figure.amount, doubt: 'unsure' }
  if (figure.kind === 'price') return { code, amount: figure.amount, doubt: 'price' }
  const isOther = /^\d+$/.test(code) && /^\d+$/.test(last)
  return {
    code,
    amount: figure.amount,
    doubt: null,
    ...(isOther && { other: { code: last, amount: code } }),
  }
}

function certain(code: string, written: string): Reading {
  const figure = figureOf(written)
  const amount = figure?.amount ?? written
  return { code, amount, doubt: figure?.kind === 'price' ? 'price' : null }
}
