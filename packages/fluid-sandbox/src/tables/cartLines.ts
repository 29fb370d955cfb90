import type { WireCartLine } from '@trade-portal/fluid-sdk/wire'
import { decimal, dollars, priceFor, taxOf, type PricedLine } from '../arithmetic/arithmetic.ts'
import { LARGEST_QUANTITY, type CartEntry } from './cartEntry.ts'
import type { OwnTables } from './Tables.ts'
import { UNIT_PRICE } from './products.ts'
import { refuseField } from '../wire/refusal.ts'
import { isTaxInclusive } from './settings.ts'

export interface CartLine extends PricedLine {
  id: number
  productId: string
  description: string
  uom: string
  isTally: number
  files: string
  image: string
  taxRate: number
}

export interface TallyRow {
  position: number
  length: number
  quantity: number
}

/** The lines of a cart or a list at today's prices, oldest first. */
export function readLines({ database, merchant }: OwnTables, cartId: string): CartLine[] {
  const rows = database.all<Omit<CartLine, 'unitTax'>>(
    `SELECT line_id AS id, product_id AS productId, short_description AS description, uom, quantity,
       cart_lines.is_tally AS isTally, ${UNIT_PRICE} AS unitPrice, files, image,
       coalesce(tax_rate, ?) AS taxRate
     FROM cart_lines JOIN products ON products.id = product_id WHERE cart_id = ? ORDER BY line_id`,
    [merchant.taxRate, cartId],
  )
  return rows.map((row) => ({ ...row, unitTax: taxOf(row.unitPrice, row.taxRate) }))
}

/** The same lines as the wire spells them. */
export function readWireLines(tables: OwnTables, cartId: string): WireCartLine[] {
  const { files } = tables
  const isInclusive = isTaxInclusive(tables.database)
  return readLines(tables, cartId).map((line) => ({
    lineID: line.id,
    productID: line.productId,
    prodDesc: line.description,
    prodQty: decimal(line.quantity),
    UOM: line.uom,
    unitPrice: priceFor(line.unitPrice, line.taxRate, isInclusive),
    unitGST: dollars(line.unitTax),
    isTally: line.isTally === 1,
    product: {
      productShortDesc: line.description,
      productFiles: files.namedOf(line.files).join('|'),
      productImage: files.addressOf(line.image),
    },
  }))
}

/** A tally line's lengths, as they were entered. */
export function readTally({ database }: OwnTables, cartId: string, lineId: number): TallyRow[] {
  return database.all<TallyRow>(
    'SELECT position, length, quantity FROM cart_tallies WHERE cart_id = ? AND line_id = ? ORDER BY position',
    [cartId, lineId],
  )
}

/** Finds the line that adding an entry would raise. There is none for a tally: each is a separate line. */
export function lineOfUnit(
  { database }: OwnTables,
  cartId: string,
  { productId, uom, isTally }: CartEntry,
): { id: number; quantity: number } | undefined {
  if (isTally) return undefined
  return database.get(
    `SELECT line_id AS id, quantity FROM cart_lines
     WHERE cart_id = ? AND product_id = ? AND uom = ? AND is_tally = 0`,
    [cartId, productId, uom],
  )
}

/** Adds an entry: to the line of its unit, or as a separate line. @returns the line's id. */
export function addLine(tables: OwnTables, cartId: string, entry: CartEntry): number {
  const same = lineOfUnit(tables, cartId, entry)
  if (!same) return insertLine(tables, cartId, entry)
  const quantity = same.quantity + entry.quantity
  if (decimal(quantity) > LARGEST_QUANTITY) refuseField('quoteQty', 'This is more than a cart line can hold')
  tables.database.run('UPDATE cart_lines SET quantity = ? WHERE cart_id = ? AND line_id = ?', [
    quantity,
    cartId,
    same.id,
  ])
  return same.id
}

/** Sets the contents of a line. */
export function setLine(tables: OwnTables, cartId: string, lineId: number, entry: CartEntry): void {
  tables.database.run('UPDATE cart_lines SET uom = ?, quantity = ? WHERE cart_id = ? AND line_id = ?', [
    entry.uom,
    entry.quantity,
    cartId,
    lineId,
  ])
  tables.database.run('DELETE FROM cart_tallies WHERE cart_id = ? AND line_id = ?', [cartId, lineId])
  insertTally(tables, cartId, lineId, entry)
}

/** Line ids count up and are never used again, so that a delayed call cannot change another line. */
function insertLine(tables: OwnTables, cartId: string, entry: CartEntry): number {
  const next = tables.database.get<{ lineId: number }>(
    'UPDATE carts SET next_line_id = next_line_id + 1 WHERE id = ? RETURNING next_line_id - 1 AS lineId',
    [cartId],
  )
  if (!next) throw new Error(`Cart ${cartId} went away inside its own transaction`)
  tables.database.run('INSERT INTO cart_lines VALUES (?, ?, ?, ?, ?, ?)', [
    cartId,
    next.lineId,
    entry.productId,
    entry.uom,
    entry.quantity,
    Number(entry.isTally),
  ])
  insertTally(tables, cartId, next.lineId, entry)
  return next.lineId
}

function insertTally({ database }: OwnTables, cartId: string, lineId: number, { tally }: CartEntry) {
  for (const [position, { length, quantity }] of tally.entries()) {
    database.run('INSERT INTO cart_tallies VALUES (?, ?, ?, ?, ?)', [
      cartId,
      lineId,
      position,
      length,
      quantity,
    ])
  }
}
