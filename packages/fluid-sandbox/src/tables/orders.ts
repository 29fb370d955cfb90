import { decimal, dollars } from '../arithmetic/arithmetic.ts'
import type { Database } from '../database/database.ts'

/** An order or a quote as the back end holds it, for tests and tools that look behind the wire. */
export interface PlacedOrder {
  number: number
  type: string
  customerId: string
  branchId: string
  despatchMethod: string
  orderReference: string
  jobName: string
  shipTo: string
  requiredAt: string
  total: number
  delivery: { vehicleId: string; distanceKm: number; contactName: string; contactPhone: string }
  lines: PlacedLine[]
}

export interface PlacedLine {
  productId: string
  uom: string
  quantity: number
  unitPrice: number
  tally: { length: number; quantity: number }[]
}

interface OrderRow extends Omit<PlacedOrder, 'delivery' | 'lines'> {
  suffix: number
  vehicleId: string
  distanceKm: number
  contactName: string
  contactPhone: string
}

interface LineRow extends Omit<PlacedLine, 'tally'> {
  lineId: number
}

/** Lists the orders placed here, oldest first: those of the seed have no cart. */
export function listOrders(database: Database): PlacedOrder[] {
  const orders = database.all<OrderRow>(
    `SELECT number, suffix, type, customer_id AS customerId, transactions.branch_id AS branchId,
       despatch_method AS despatchMethod, order_reference AS orderReference, job_name AS jobName,
       ship_address || ', ' || ship_suburb || ', ' || ship_state || ' ' || ship_postcode AS shipTo,
       required_at AS requiredAt, total, vehicle_id AS vehicleId, distance_km AS distanceKm,
       deliveries.contact_name AS contactName, contact_phone AS contactPhone
     FROM transactions JOIN deliveries USING (number, suffix) WHERE cart_id IS NOT NULL ORDER BY placed_at, number`,
  )
  return orders.map(({ suffix, vehicleId, distanceKm, contactName, contactPhone, ...order }) => ({
    ...order,
    total: dollars(order.total),
    delivery: { vehicleId, distanceKm, contactName, contactPhone },
    lines: listLines(database, order.number, suffix),
  }))
}

function listLines(database: Database, number: number, suffix: number): PlacedLine[] {
  const lines = database.all<LineRow>(
    `SELECT line_id AS lineId, product_id AS productId, uom, quantity, unit_price AS unitPrice
     FROM transaction_lines WHERE number = ? AND suffix = ? ORDER BY line_id`,
    [number, suffix],
  )
  return lines.map(({ lineId, quantity, unitPrice, ...line }) => ({
    ...line,
    quantity: decimal(quantity),
    unitPrice: dollars(unitPrice),
    tally: database
      .all<{ length: number; quantity: number }>(
        `SELECT length, quantity FROM transaction_tallies
         WHERE number = ? AND suffix = ? AND line_id = ? ORDER BY position`,
        [number, suffix, lineId],
      )
      .map((row) => ({ ...row, length: decimal(row.length) })),
  }))
}
