import { whyNotSold, type CartEntry } from './cartEntry.ts'
import { addLine } from './cartLines.ts'
import type { OwnTables } from './Tables.ts'
import { Refusal } from '../wire/refusal.ts'

/** A line on its way from a cart, a list or a transaction into a cart. */
export interface CopiedLine extends CartEntry {
  description: string
}

/** Choices that the contract leaves to a back end that copies lines into a cart. Each is off by default. */
export interface CopyRules {
  /** `copyTranToCart` copies the charge of an old delivery with the goods. */
  withCharges: boolean
  /** A copy silently leaves out discontinued goods, instead of refusing the whole. */
  withoutUnsold: boolean
}

interface LineRow {
  id: number
  productId: string
  description: string
  uom: string
  quantity: number
  isTally: number
}

/** The lines of a cart or a list, to copy. */
export function linesOfCart({ database }: OwnTables, cartId: string): CopiedLine[] {
  const lines = database.all<LineRow>(
    `SELECT line_id AS id, product_id AS productId, coalesce(short_description, product_id) AS description, uom,
       quantity, cart_lines.is_tally AS isTally
     FROM cart_lines LEFT JOIN products ON products.id = product_id WHERE cart_id = ? ORDER BY line_id`,
    [cartId],
  )
  return lines.map(({ id, isTally, ...line }) => ({
    ...line,
    isTally: isTally === 1,
    tally: database.all(
      'SELECT length, quantity FROM cart_tallies WHERE cart_id = ? AND line_id = ? ORDER BY position',
      [cartId, id],
    ),
  }))
}

/**
 * Returns the goods of a transaction, to buy again: returned goods of a credit count as goods, a delivery charge only
 * where the rules allow it.
 */
export function linesOfTransaction(
  { database }: OwnTables,
  number: number,
  suffix: number,
  { withCharges }: CopyRules,
): CopiedLine[] {
  const lines = database.all<LineRow>(
    `SELECT line_id AS id, product_id AS productId, description, uom, abs(quantity) AS quantity, is_tally AS isTally
     FROM transaction_lines
     WHERE number = ? AND suffix = ? AND (? = 1 OR product_id NOT IN (SELECT product_id FROM delivery_bands))
     ORDER BY line_id`,
    [number, suffix, withCharges ? 1 : 0],
  )
  return lines.map(({ id, isTally, ...line }) => ({
    ...line,
    isTally: isTally === 1,
    tally: database.all(
      `SELECT length, abs(quantity) AS quantity FROM transaction_tallies
       WHERE number = ? AND suffix = ? AND line_id = ? ORDER BY position`,
      [number, suffix, id],
    ),
  }))
}

/** Adds lines to a cart. With a discontinued product among them none or, where the rules allow it, all others. */
export function copyLines(
  tables: OwnTables,
  cartId: string,
  lines: readonly CopiedLine[],
  { withoutUnsold }: CopyRules,
): void {
  const unsold = lines.flatMap((line) => {
    const why = whyNotSold(tables, line)
    return why === null ? [] : [{ line, why }]
  })
  if (unsold.length > 0 && !withoutUnsold) {
    throw new Refusal(
      unsold.map(({ line: { description, productId }, why }) => ({
        field: 'productID',
        msg: `${description} (${productId}) ${why}`,
      })),
    )
  }
  for (const line of lines) if (!unsold.some((each) => each.line === line)) addLine(tables, cartId, line)
}
