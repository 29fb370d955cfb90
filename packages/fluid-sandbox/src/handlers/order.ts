import type { WireDeliveryDetails } from '@trade-portal/fluid-sdk/wire'
import { checkCustomer, checkUserId } from '../tables/accounts.ts'
import { totalsOf, type Totals } from '../arithmetic/arithmetic.ts'
import { readLines, readTally, type CartLine } from '../tables/cartLines.ts'
import { findOpenCart } from '../tables/carts.ts'
import { checkDay, isDay } from './Handler.ts'
import type { Handlers, SignedInContext } from './Handler.ts'
import { insertRow } from '../database/database.ts'
import type { Payload } from '../wire/payload.ts'
import { refuse, refuseField } from '../wire/refusal.ts'
import { isTaxInclusive } from '../tables/settings.ts'

const SUFFIX = 0

/**
 * Turns a cart into an order or a quote. All of it is one transaction that closes the cart with it, so that a request
 * that arrives twice makes one order: the second meets a closed cart.
 */
export const order: Handlers<'processComplete'> = {
  processComplete(payload, context) {
    checkCustomer(context, payload.customerID)
    const cart = findOpenCart(context, payload.sessionID)
    const lines = readLines(context, cart.id)
    if (lines.length === 0) refuse('Cart is empty')
    const totals = totalsOf(lines, isTaxInclusive(context.database))
    if (!Number.isSafeInteger(totals.total)) refuse('This is more than one order can hold')
    const delivery = checkOrder(payload, context)

    const number = takeNumber(context)
    insertTransaction(number, payload, totals, context)
    for (const line of lines) insertLine(number, cart.id, line, context)
    insertDelivery(number, delivery, context)
    context.database.run('UPDATE carts SET is_closed = 1 WHERE id = ?', [cart.id])
    return { quoteNumber: number }
  },
}

function checkOrder(payload: Payload<'processComplete'>, context: SignedInContext): WireDeliveryDetails {
  const { database } = context
  checkUserId(context, payload.tpaID, 'tpaID')
  if (!['Order', 'Quote'].includes(payload.transactionType)) {
    refuseField('transactionType', 'transactionType must be Order or Quote')
  }
  if (!database.get('SELECT 1 FROM branches WHERE id = ? AND is_ordering = 1', [payload.branchID])) {
    refuseField('branchID', 'Branch not found')
  }
  if (!database.get('SELECT 1 FROM despatch_methods WHERE name = ?', [payload.despatchMethod])) {
    refuseField('despatchMethod', 'Despatch method not found')
  }
  const [, day = ''] = /^(.*)T(?:[01]\d|2[0-3]):[0-5]\d$/.exec(payload.dateRequired) ?? []
  if (!isDay(day)) {
    refuseField('dateRequired', 'dateRequired must be YYYY-MM-DDTHH:mm')
  }
  const [delivery] = payload.saleDeliveryDetails
  if (payload.saleDeliveryDetails.length !== 1) {
    refuseField('saleDeliveryDetails', 'An order carries one delivery record')
  }
  if (delivery.deliveryDate !== '') checkDay('deliveryDate', delivery.deliveryDate)
  return delivery
}

function takeNumber({ database }: SignedInContext): number {
  const row = database.get<{ number: number }>(
    `UPDATE merchant SET next_transaction_number = next_transaction_number + 1
     RETURNING next_transaction_number - 1 AS number`,
  )
  if (!row) throw new Error('The database holds no merchant')
  return row.number
}

function insertTransaction(
  number: number,
  payload: Payload<'processComplete'>,
  { withoutTax, tax, total }: Totals,
  { database, account, now }: SignedInContext,
): void {
  insertRow(database, 'transactions', {
    number,
    suffix: SUFFIX,
    type: payload.transactionType,
    customer_id: account.customerId,
    user_id: account.userId,
    cart_id: payload.sessionID,
    branch_id: payload.branchID,
    despatch_method: payload.despatchMethod,
    order_reference: payload.buildersRef,
    job_name: payload.jobName,
    ship_address: payload.clientAddress,
    ship_suburb: payload.clientSuburb,
    ship_state: payload.clientState,
    ship_postcode: payload.clientPostcode,
    contact_name: payload.buildersContact,
    contact_email: payload.clientEmail,
    instructions: payload.shippingInstructions,
    required_at: payload.dateRequired,
    invoice_date: '',
    user_comment: '',
    total_without_tax: withoutTax,
    total_tax: tax,
    total,
    placed_at: now(),
  })
}

function insertLine(number: number, cartId: string, line: CartLine, context: SignedInContext): void {
  context.database.run('INSERT INTO transaction_lines VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)', [
    number,
    SUFFIX,
    line.id,
    line.productId,
    line.description,
    line.uom,
    line.quantity,
    line.isTally,
    line.unitPrice,
    line.unitTax,
  ])
  for (const { position, length, quantity } of readTally(context, cartId, line.id)) {
    context.database.run('INSERT INTO transaction_tallies VALUES (?, ?, ?, ?, ?, ?)', [
      number,
      SUFFIX,
      line.id,
      position,
      length,
      quantity,
    ])
  }
}

function insertDelivery(number: number, delivery: WireDeliveryDetails, { database }: SignedInContext): void {
  database.run('INSERT INTO deliveries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)', [
    number,
    SUFFIX,
    delivery.branchID,
    delivery.vehicleType,
    Number(delivery.contactOnSite),
    delivery.contactName,
    delivery.contactPhone,
    delivery.deliveryDate,
    delivery.distanceKm,
    delivery.latitude,
    delivery.longitude,
  ])
}
