import { isKnown, mergeTally, parseLength, parseQuantity, readTallyText } from '@trade-portal/fluid-sdk'
import type { RefusedTallyText, TallyLength } from '@trade-portal/fluid-sdk'
import { addRow, isBlank, setPieces, typeIn } from './tallyEntry'
import type { TallyEntry, TallyRow, TallyRows } from './tallyEntry'

export interface WrittenTally {
  /** Equal lengths are merged. */
  tally: TallyLength[]
  /** Readable pieces in lengths that the product is not sold in. */
  unstocked: TallyLength[]
  refused: RefusedTallyText[]
}

/** Parses a typed or pasted text such as `10/2.4, 12 @ 3.6`. If no lengths are offered, all are allowed. */
export function readWritten(text: string, unit: string, offered: readonly number[]): WrittenTally {
  const { tally, refused } = readTallyText(text, unit)
  const isStocked = ({ length }: TallyLength) => offered.length === 0 || offered.includes(length)
  return {
    tally: mergeTally(tally.filter(isStocked)),
    unstocked: mergeTally(tally.filter((piece) => !isStocked(piece))),
    refused,
  }
}

/** Returns the unusable part of a text, for the customer to fix. */
export function unreadText({ unstocked, refused }: WrittenTally): string {
  const pieces = unstocked.map(({ length, quantity }) => `${quantity}/${length / 1000}`)
  return [...pieces, ...refused.map(({ text }) => text)].join(', ')
}

/** Adds pieces to an entry: to the offered lengths, or to typed rows. */
export function addWritten(entry: TallyEntry, tally: TallyLength[], hasPresets: boolean): TallyEntry {
  return hasPresets
    ? { ...entry, pieces: tally.reduce(addPieces, entry.pieces) }
    : { ...entry, rows: tally.reduce(addTyped, entry.rows) }
}

function addPieces(pieces: TallyLength[], { length, quantity }: TallyLength): TallyLength[] {
  const held = pieces.find((row) => row.length === length)?.quantity ?? 0
  return setPieces(pieces, length, quantity + (isKnown(held) ? held : 0))
}

/** Uses the row of this length, or a blank one, or a new one. */
function addTyped(tally: TallyRows, { length, quantity }: TallyLength): TallyRows {
  const isSame = (row: TallyRow) => parseLength(row.length) === length
  const row = tally.rows.find(isSame) ?? tally.rows.find(isBlank)
  if (!row) return addTyped(addRow(tally), { length, quantity })
  const pieces = quantity + (parseQuantity(row.pieces) ?? 0)
  return typeIn(typeIn(tally, row.id, 'length', String(length / 1000)), row.id, 'pieces', String(pieces))
}
