import { isKnown, mergeTally, parseLength, parseQuantity, tallyQuantity } from '@trade-portal/fluid-sdk'
import type { TallyLength } from '@trade-portal/fluid-sdk'

export type TallyField = 'length' | 'pieces'

/** A row of a tally with typed lengths. Texts stay as typed until their field is left. */
export interface TallyRow {
  id: number
  length: string
  pieces: string
  /** Rejected texts. Each was replaced by 0, with a message until the row is edited. */
  rejected: Partial<Record<TallyField, Rejection>>
}

interface Rejection {
  text: string
  /** The customer was taken to the field once, and left the 0. */
  isSeen: boolean
}

export interface TallyRows {
  rows: TallyRow[]
  nextId: number
  /** The customer has tried to submit the tally: half-filled rows show their missing half. */
  isChecked: boolean
}

/** A tally being entered, with offered lengths and typed ones. */
export interface TallyEntry {
  pieces: TallyLength[]
  rows: TallyRows
  /** The free-text field for lengths. Its pieces are already included above. */
  text: string
}

/** A field to look at before a tally is submitted, so that no typed text is silently left out. */
interface TallyAttention {
  rowId: number
  field: TallyField
}

const STEP = 10
const FIELDS = ['length', 'pieces'] as const
const FINER = /\.\d{4,}$/

export function startRows(tally: TallyLength[] = []): TallyRows {
  const filled = tally.map(({ length, quantity }, index) => ({
    ...blankRow(index),
    length: String(length / 1000),
    pieces: isKnown(quantity) ? String(quantity) : '',
  }))
  const rows = filled.length > 0 ? filled : [blankRow(0)]
  return { rows, nextId: rows.length, isChecked: false }
}

export function startEntry(tally: TallyLength[] = []): TallyEntry {
  return { pieces: tally, rows: startRows(tally), text: '' }
}

export function typeIn(tally: TallyRows, rowId: number, field: TallyField, text: string): TallyRows {
  return changeRow(tally, rowId, (row) => ({
    ...row,
    [field]: text,
    rejected: { ...row.rejected, [field]: undefined },
  }))
}

/** Validates a field on blur: a negative or invalid value becomes 0, and the message keeps its text. */
export function leaveField(tally: TallyRows, rowId: number, field: TallyField): TallyRows {
  const row = tally.rows.find((candidate) => candidate.id === rowId)
  if (!row || !row[field].trim()) return tally
  const value = parsed(row, field)
  if (value !== null) {
    // Shows the length with the three decimals that count.
    const isFiner = field === 'length' && FINER.test(row.length.trim())
    return isFiner ? changeRow(tally, rowId, (left) => ({ ...left, length: String(value / 1000) })) : tally
  }
  return changeRow(tally, rowId, (left) => ({
    ...left,
    [field]: '0',
    rejected: { ...left.rejected, [field]: { text: left[field].trim(), isSeen: false } },
  }))
}

/**
 * Checks a tally before it is submitted. Validates every field, then finds the first one with a 0 that the customer has
 * not seen, or missing from a half-filled row. A 0 seen before passes the next time.
 */
export function check(tally: TallyRows): { rows: TallyRows; attention: TallyAttention | null } {
  const settled = tally.rows.reduce(
    (rows, { id }) => leaveField(leaveField(rows, id, 'length'), id, 'pieces'),
    { ...tally, isChecked: true },
  )
  for (const row of settled.rows) {
    for (const field of FIELDS) {
      const rejection = row.rejected[field]
      if (rejection && !rejection.isSeen) {
        const seen = { ...row.rejected, [field]: { ...rejection, isSeen: true } }
        return {
          rows: changeRow(settled, row.id, (shown) => ({ ...shown, rejected: seen })),
          attention: { rowId: row.id, field },
        }
      }
      if (isMissing(row, field)) return { rows: settled, attention: { rowId: row.id, field } }
    }
  }
  return { rows: settled, attention: null }
}

/** Returns whether this half of a row is empty while the other is filled in. */
export function isMissing(row: TallyRow, field: TallyField): boolean {
  const other = field === 'length' ? 'pieces' : 'length'
  return !row[field].trim() && (parsed(row, other) ?? 0) > 0
}

export function addRow(tally: TallyRows): TallyRows {
  return { ...tally, rows: [...tally.rows, blankRow(tally.nextId)], nextId: tally.nextId + 1 }
}

/** Removes a row. A blank row replaces the last one. */
export function deleteRow(tally: TallyRows, rowId: number): TallyRows {
  const rows = tally.rows.filter((row) => row.id !== rowId)
  return rows.length > 0 ? { ...tally, rows } : addRow({ ...tally, rows })
}

export function stepLength(text: string, direction: 1 | -1): string {
  const stepped = (parseLength(text) ?? 0) + direction * STEP
  return String(Math.max(0, stepped) / 1000)
}

export function isBlank(row: TallyRow): boolean {
  return !row.length.trim() && !row.pieces.trim()
}

/** Returns the tally of the rows. Rows without a length or pieces are dropped, and equal lengths are merged. */
export function tallyOf({ rows }: Pick<TallyRows, 'rows'>): TallyLength[] {
  return mergeTally(
    rows.map((row) => ({ length: parsed(row, 'length') ?? 0, quantity: parsed(row, 'pieces') ?? 0 })),
  )
}

/** Returns whether a tally can be counted exactly; beyond that, its total and price would be wrong. */
export function isCountable(tally: TallyLength[]): boolean {
  return tallyQuantity(tally) * 1000 < Number.MAX_SAFE_INTEGER
}

export function setPieces(tally: TallyLength[], length: number, quantity: number): TallyLength[] {
  return [...tally.filter((row) => row.length !== length), { length, quantity }]
}

/** Returns the rows to show for offered lengths: all of these and any other length in the tally, sorted. */
export function presetRows(lengths: number[], tally: TallyLength[]): TallyLength[] {
  const pieces = new Map(tally.map(({ length, quantity }) => [length, quantity]))
  return [...new Set([...lengths, ...pieces.keys()])]
    .sort((a, b) => a - b)
    .map((length) => ({ length, quantity: pieces.get(length) ?? 0 }))
}

function parsed(row: TallyRow, field: TallyField): number | null {
  const text = row[field].trim()
  // 0 is a valid entry while a row is being filled in, though a quantity of the cart must be above 0.
  if (/^0+$/.test(text)) return 0
  if (field === 'pieces') return parseQuantity(text)
  const length = parseLength(text)
  // A length too short to count is invalid, not a 0 that the customer meant.
  return length === 0 && /[1-9]/.test(text) ? null : length
}

function blankRow(id: number): TallyRow {
  return { id, length: '', pieces: '', rejected: {} }
}

function changeRow(tally: TallyRows, rowId: number, change: (row: TallyRow) => TallyRow): TallyRows {
  return { ...tally, rows: tally.rows.map((row) => (row.id === rowId ? change(row) : row)) }
}
